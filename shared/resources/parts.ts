import { changeListItem } from '../core/changeListItem.ts';
import { idsOfMatched, matchItems, withUnknown } from '../core/matchItems.ts';
import type { Day } from '../days/days.ts';
import type { Part, PartInput } from './model.ts';

type PartFacts = Pick<Part, 'minutes' | 'done'>;

/**
 * The progress of a resource with parts, a whole percent, rounded down. It is the done share of the minutes if all
 * parts have minutes, otherwise the share of done parts. Examples: 45 of 180 minutes are 25%, and 1 of 3 parts is 33%.
 * It is 100 only if all parts are done. It is 0 without parts.
 */
export function progressOfParts(parts: readonly PartFacts[]): number {
  const isTimed = parts.every(({ minutes }) => minutes !== null);
  const weightOf = (some: readonly PartFacts[]): number =>
    isTimed ? some.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) : some.length;
  const all = weightOf(parts);
  const done = weightOf(parts.filter((part) => part.done));
  return all === 0 ? 0 : Math.floor((100 * done) / all);
}

const textOf = ({ title }: { readonly title: string }): string => title;

const newPart = (
  { title, minutes, url, done = false }: PartInput,
  id: string,
  today: Day,
): Part => ({
  _id: id,
  title,
  minutes: minutes ?? null,
  url: url ?? null,
  done,
  doneOn: done ? today : null,
});

/**
 * The new list of parts. A sent part is matched by its id, otherwise by its title. A matched part keeps its tick and
 * the fields that were not sent. A new part that is sent as done is ticked today. `known` are the parts that the sender
 * showed, see `withUnknown`.
 */
export function mergeParts(
  existing: readonly Part[],
  sent: readonly PartInput[],
  newId: () => string,
  today: Day,
  known?: ReadonlySet<string>,
): Part[] {
  const matched = matchItems<Part, PartInput>(existing, sent, textOf);
  const idOf = idsOfMatched(sent, matched);
  const merged = sent.map((part, index) => {
    const was = matched[index];
    if (!was) return newPart(part, idOf(index, newId), today);
    const { title, minutes = was.minutes, url = was.url } = part;
    return { ...was, title, minutes, url };
  });
  return [...withUnknown(merged, existing, known)];
}

/**
 * The parts with more parts at the end. A sent part is left out if its id is used, by an existing part or by one that
 * was deleted. So the call may be repeated.
 */
export function addParts(
  existing: readonly Part[],
  sent: readonly (PartInput & { readonly _id: string })[],
  today: Day,
  deleted: ReadonlySet<string> = new Set(),
): Part[] {
  const parts = new Map(existing.map((part) => [part._id, part]));
  for (const part of sent) {
    const { _id } = part;
    if (!parts.has(_id) && !deleted.has(_id)) parts.set(_id, newPart(part, _id, today));
  }
  return [...parts.values()];
}

/** The part with `done` set. Setting the same value again keeps the day. */
const ticked = (part: Part, done: boolean, today: Day): Part =>
  part.done === done ? part : { ...part, done, doneOn: done ? today : null };

/** The parts with one of them set, or toggled if `done` is undefined. Null if there is no such part. */
export const togglePart = (
  parts: readonly Part[],
  partId: string,
  today: Day,
  done?: boolean | undefined,
): Part[] | null =>
  changeListItem(parts, partId, (part) => ticked(part, done ?? !part.done, today));

/** The parts of a new reading: all are open. */
export const openParts = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, done: false, doneOn: null }));

/** Whether a part is done that was not done before. */
export const ticksNewPart = (
  before: readonly Pick<Part, '_id' | 'done'>[],
  after: readonly Pick<Part, '_id' | 'done'>[],
): boolean => {
  const done = new Set(before.filter((part) => part.done).map(({ _id }) => _id));
  return after.some((part) => part.done && !done.has(part._id));
};
