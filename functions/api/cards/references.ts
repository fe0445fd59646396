import type { CardRecord } from '#shared/cards/imports.ts';
import type { About } from '#shared/notes/model.ts';
import type { Problem } from '../../problem.ts';
import { isImported } from '../../table/importing.ts';
import { existenceCheck, type Step } from '../../table/transactions.ts';
import { ownerStep } from '../notes/owners.ts';
import { cardKeys } from '../owned/cardKeys.ts';
import { noteKeys } from '../owned/noteKeys.ts';
import { type Find, findOnce, noItem } from '../referredItems.ts';

export type References = {
  readonly about?: About | null | undefined;
  readonly note?: string | null | undefined;
};

/** Returns the 400 for the first reference to an item that the user does not have. `at` begins the path of each field. */
export const referenceProblem = async (
  find: Find,
  { about, note }: References,
  at = '',
): Promise<Problem | undefined> => {
  if (about && !(await find(about))) return noItem(about, `${at}about`);
  const made = note && ({ area: 'notes', id: note } as const);
  if (made && !(await find(made))) return noItem(made, `${at}note`);
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
  const find = findOnce(userId);
  const problems = await Promise.all(
    records.map((record, n) => referenceProblem(find, record, `cards.${n}.`)),
  );
  for (const [n, record] of records.entries()) {
    const problem = problems[n];
    if (!problem || (await isImported(cardKeys.card(userId, record._id), { record }))) continue;
    throw problem;
  }
};
