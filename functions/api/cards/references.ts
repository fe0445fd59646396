import type { CardRecord } from '#shared/cards/imports.ts';
import type { About } from '#shared/notes/model.ts';
import type { Problem } from '../../problem.ts';
import { isImported } from '../../table/importing.ts';
import { existenceCheck, type Step } from '../../table/transactions.ts';
import { ownerStep } from '../notes/owners.ts';
import { aboutValue, cardKeys } from '../owned/cardKeys.ts';
import { noteKeys } from '../owned/noteKeys.ts';
import { findItem, noItem, type Referred } from '../referredItems.ts';

export type References = {
  readonly about?: About | null | undefined;
  readonly note?: string | null | undefined;
};

const noteOf = (id: string): Referred => ({ area: 'notes', id });

/** Returns the 400 for the first reference to an item that the user does not have. */
export const referenceProblem = async (
  userId: string,
  { about, note }: References,
): Promise<Problem | undefined> => {
  if (about && !(await findItem(userId, about))) return noItem(about, 'about');
  if (note && !(await findItem(userId, noteOf(note)))) return noItem(noteOf(note), 'note');
  return undefined;
};

/**
 * Returns steps that fail if an item to which a card refers is missing. If that item is deleted before these steps, the
 * card is refused. If it is deleted later, the deletion clears the card's reference.
 */
export const referenceSteps = (userId: string, { about, note }: References): Step[] => [
  ...(about ? [ownerStep(userId, about)] : []),
  ...(note ? [existenceCheck(noteKeys.note(userId, note))] : []),
];

/**
 * Throws 400 for the first record that refers to a missing item, unless the record was imported before. Reads each item
 * once.
 */
export const requireReferencesOfAll = async (
  userId: string,
  records: readonly CardRecord[],
): Promise<void> => {
  const owners = records.flatMap(({ about }) => (about ? [about] : []));
  const notes = records.flatMap(({ note }) => (note ? [note] : []));
  const [missingOwners, missingNotes] = await Promise.all([
    missing(
      new Map(owners.map((one) => [aboutValue(one), one])),
      async (one) => (await findItem(userId, one)) !== undefined,
    ),
    missing(
      new Map(notes.map((id) => [id, id])),
      async (id) => (await findItem(userId, noteOf(id))) !== undefined,
    ),
  ]);
  for (const [n, record] of records.entries()) {
    const { about, note } = record;
    const owner = about && missingOwners.has(aboutValue(about)) ? about : undefined;
    if (!owner && !(note && missingNotes.has(note))) continue;
    if (await isImported(cardKeys.card(userId, record._id), { record })) continue;
    throw owner ? noItem(owner, `cards.${n}.about`) : noItem({ area: 'notes' }, `cards.${n}.note`);
  }
};

/** Returns the keys of the values for which `has` is false. */
const missing = async <T>(
  wanted: ReadonlyMap<string, T>,
  has: (one: T) => Promise<boolean>,
): Promise<ReadonlySet<string>> => {
  const all = await Promise.all(
    [...wanted].map(async ([key, one]) => [key, await has(one)] as const),
  );
  return new Set(all.flatMap(([key, there]) => (there ? [] : [key])));
};
