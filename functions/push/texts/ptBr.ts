import type { PushTexts } from '../pushTexts.ts';

export const ptBr: PushTexts = {
  stillOpen: 'Ainda em aberto hoje',
  openHabits: (count) => `Hábitos ainda em aberto: ${count}`,
  andMore: (names, more) => `${names} e mais ${more}`,
  done: 'Feito',
  snooze: 'Lembrar em 1 h',
  notSnoozed: 'Não foi possível adiar. Ainda em aberto hoje',
  timeIsOver: 'O tempo planejado acabou',
  timer: 'Timer',
  ticked: (name) => `${name}: feito`,
  notTicked: (name) => `Não foi possível salvar “${name}”; a alteração foi desfeita.`,
  aHabit: 'Hábito',
};
