import type { Day } from '../core/days.ts';
import type { Dashboard } from './model.ts';

/** The most skills in the list. */
export const FINISHED_NEXT = 3;

type Finishing = { readonly _id: string; readonly name: string; readonly finish: Day | null };

/** The skills that reach their target next at their current pace, nearest first, without those that have no date. */
export const finishedNext = (skills: readonly Finishing[]): Dashboard['finishedNext'] =>
  skills
    .flatMap(({ _id, name, finish }) => (finish === null ? [] : [{ _id, name, finish }]))
    .sort((a, b) => compare(a.finish, b.finish) || compare(a._id, b._id))
    .slice(0, FINISHED_NEXT);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
