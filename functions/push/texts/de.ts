import type { PushTexts } from '../pushTexts.ts';

export const de: PushTexts = {
  stillOpen: 'Heute noch offen',
  openHabits: (count) => `Noch offene Gewohnheiten: ${count}`,
  andMore: (names, more) => `${names} und ${more} weitere`,
  done: 'Erledigt',
  snooze: 'In 1 Std. erinnern',
  notSnoozed: 'Die Erinnerung ließ sich nicht verschieben. Heute noch offen',
  timeIsOver: 'Die geplante Zeit ist um',
  timer: 'Timer',
  ticked: (name) => `${name}: erledigt`,
  notTicked: (name) => `„${name}“ konnte nicht gespeichert werden und wurde zurückgesetzt.`,
  aHabit: 'Gewohnheit',
};
