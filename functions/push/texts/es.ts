import type { PushTexts } from '../pushTexts.ts';

export const es: PushTexts = {
  stillOpen: 'Pendiente hoy',
  openHabits: (count) => `Hábitos pendientes: ${count}`,
  andMore: (names, more) => `${names} y ${more} más`,
  done: 'Hecho',
  snooze: 'Recordar en 1 h',
  notSnoozed: 'No se pudo posponer. Pendiente hoy',
  timeIsOver: 'El tiempo previsto ha terminado',
  timer: 'Temporizador',
  ticked: (name) => `${name}: hecho`,
  notTicked: (name) => `No se pudo guardar “${name}” y se deshizo.`,
  aHabit: 'Hábito',
};
