import type { PushTexts } from '../pushTexts.ts';

export const fr: PushTexts = {
  stillOpen: 'Encore à faire aujourd’hui',
  openHabits: (count) => `Habitudes encore à faire : ${count}`,
  andMore: (names, more) => `${names} et ${more} de plus`,
  done: 'Fait',
  snooze: 'Rappeler dans 1 h',
  notSnoozed: 'Impossible de reporter le rappel. Encore à faire aujourd’hui',
  timeIsOver: 'Le temps prévu est écoulé',
  timer: 'Minuteur',
  ticked: (name) => `${name} : fait`,
  notTicked: (name) => `Impossible d’enregistrer « ${name} » : modification annulée.`,
  aHabit: 'Habitude',
};
