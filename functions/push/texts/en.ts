import type { PushTexts } from '../pushTexts.ts';

export const en: PushTexts = {
  stillOpen: 'Still open today',
  openHabits: (count) => `Habits still open: ${count}`,
  andMore: (names, more) => `${names} and ${more} more`,
  done: 'Done',
  snooze: 'Snooze 1 h',
  notSnoozed: 'Could not be snoozed. Still open today',
  timeIsOver: 'The planned time is over',
  timer: 'Timer',
  ticked: (name) => `${name}: done`,
  notTicked: (name) => `“${name}” could not be saved and was undone.`,
  aHabit: 'Habit',
};
