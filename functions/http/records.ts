import type { Outcome, Results, UndoResults } from '#shared/core/imports.ts';
import type { Day } from '#shared/days/days.ts';
import { undoImports } from '../table/importing.ts';
import type { Key } from '../table/keys.ts';
import { idNotAhead, instantNotAhead, notAfterToday } from './days.ts';

type Sent = { readonly _id: string; readonly createdAt: string; readonly updatedAt?: string };

type CallTime = { readonly today: Day; readonly now: Date };

/** The days of a record, by field, that can't be in the future. */
type PastDays = Readonly<Record<string, Day | null>>;

/**
 * Throws `invalid` for the first record in the future, naming its field: `habits.3.createdDay`. Call it before anything
 * is written, so that a refused call changes nothing.
 */
export const recordsNotAhead = <R extends Sent>(
  list: string,
  records: readonly R[],
  { today, now }: CallTime,
  pastDaysOf: (record: R) => PastDays,
): void => {
  for (const [n, record] of records.entries()) {
    const at = `${list}.${n}`;
    idNotAhead(`${at}._id`, record._id, now);
    instantNotAhead(`${at}.createdAt`, record.createdAt, now);
    if (record.updatedAt) instantNotAhead(`${at}.updatedAt`, record.updatedAt, now);
    for (const [field, day] of Object.entries(pastDaysOf(record))) {
      if (day !== null) notAfterToday(`${at}.${field}`, day, today);
    }
  }
};

export const latestOf = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((latest, day) => (day !== null && day > (latest ?? '') ? day : latest), null);

type Deletion = (userId: string, id: string, now: Date) => Promise<void>;

/** Makes the handler that deletes imported items, see `undoImports`. */
export const undoImportBy =
  (keyOf: (userId: string, id: string) => Key, remove: Deletion) =>
  async (call: {
    readonly userId: string;
    readonly body: { readonly ids: readonly string[] };
    readonly now: Date;
  }): Promise<{ readonly data: { readonly results: UndoResults } }> => {
    const { userId, body, now } = call;
    const results = await undoImports({
      ids: body.ids,
      keyOf: (id) => keyOf(userId, id),
      remove: (id) => remove(userId, id, now),
    });
    return { data: { results } };
  };

/** Imports records one after the other, because every import changes COUNTS. Returns the outcome of each import. */
export const importEach = async <R extends Sent>(
  records: readonly R[],
  importOne: (record: R) => Promise<Outcome>,
): Promise<{ readonly data: { readonly results: Results } }> => {
  const results: Results = [];
  for (const record of records) {
    results.push({ _id: record._id, outcome: await importOne(record) });
  }
  return { data: { results } };
};
