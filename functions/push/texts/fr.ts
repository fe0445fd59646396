import type { PushTexts } from '../pushTexts.ts';

export const fr: PushTexts = {
  stillOpen: 'Encore à faire aujourd’hui',
  openHabits: (count) => `Habitudes encore à faire : ${count}`,
  andMore: (names, more) => `${names} et ${more} de plus`,
  done: 'Fait',
  ticked: (name) => `${name} : fait`,
  notTicked: (name) => `Impossible d’enregistrer « ${name} » : modification annulée.`,
  aHabit: 'Habitude',
};
