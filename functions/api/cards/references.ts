import type { CardRecord } from '#shared/cards/imports.ts';
import { callReasons } from '#shared/core/callReasons.ts';
import type { About } from '#shared/notes/model.ts';
import { invalid, type Problem } from '../../problem.ts';
import { isImported } from '../../table/importing.ts';
import { isThere } from '../../table/item.ts';
import { getItem } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { noteKeys } from '../notes/keys.ts';
import { hasOwner, noOwner, ownerStep } from '../notes/owners.ts';
import { cardKeys } from './keys.ts';

/** What a card refers to. */
export type References = {
  readonly about?: About | null | undefined;
  readonly note?: string | null | undefined;
};

const noNote = (field = 'note'): Problem => invalid(field, callReasons.notFound({ thing: 'note' }));

const hasNote = async (userId: string, id: string): Promise<boolean> =>
  (await getItem(noteKeys.note(userId, id), true)) !== undefined;

/** Returns the 400 for the first reference to an item that the user does not have. */
export const referenceProblem = async (
  userId: string,
  { about, note }: References,
  at = '',
): Promise<Problem | undefined> => {
  if (about && !(await hasOwner(userId, about))) return noOwner(about, `${at}about`);
  if (note && !(await hasNote(userId, note))) return noNote(`${at}note`);
  return undefined;
};

/**
 * Returns steps that require what a card refers to. A deletion of these items either comes before them and refuses the
 * card, or comes later and clears its references.
 */
export const referenceSteps = (userId: string, { about, note }: References): Step[] => [
  ...(about ? [ownerStep(userId, about)] : []),
  ...(note
    ? [{ ConditionCheck: { Key: noteKeys.note(userId, note), ConditionExpression: isThere } }]
    : []),
];

/** Throws 400 for the first record that refers to a missing item, unless the record was imported before. */
export const requireReferencesOfAll = async (
  userId: string,
  records: readonly CardRecord[],
): Promise<void> => {
  const known = new Map<string, Promise<Problem | undefined>>();
  for (const [n, record] of records.entries()) {
    const { about, note } = record;
    const wanted = JSON.stringify([about, note]);
    const problem = known.get(wanted) ?? referenceProblem(userId, { about, note });
    known.set(wanted, problem);
    if (!(await problem)) continue;
    if (await isImported(cardKeys.card(userId, record._id), { record })) continue;
    const named = await referenceProblem(userId, { about, note }, `cards.${n}.`);
    if (named) throw named;
  }
};
