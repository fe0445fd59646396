import { addDays, type Day } from '#shared/core/days.ts';

/** Time given to a resource or project: how many days before today, and minutes. */
export type Spent = readonly (readonly [ago: number, minutes: number])[];

/** The bodies that log it, for the first related skill if there is one. */
export const timeOf = (spent: Spent | undefined, today: Day, skills: readonly string[] = []) =>
  (spent ?? []).map(([ago, minutes]) => ({
    minutes,
    date: addDays(today, -ago),
    ...(skills[0] && { skill: skills[0] }),
  }));
