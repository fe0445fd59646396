import { routeKey } from '#shared/calls/route.ts';
import type { Day } from '#shared/days/days.ts';
import { habitImports } from '#shared/habits/imports.ts';
import type { Step } from './importJob.ts';

/** The fields of a record that are needed to undo an import or to count its records. */
export type Item = { readonly _id: string; readonly skill?: { readonly _id: string } | null };

type Dated = { readonly date: Day };
type Body = Readonly<Record<string, readonly unknown[] | undefined>>;

const bodyOf = ({ request }: Step): Body => (request.body ?? {}) as Body;

/**
 * Whether a call sets days of a habit. The `notes` in such a call belong to days. They are not records like other
 * `notes`.
 */
const setsDays = ({ route }: Step): boolean => route === routeKey(habitImports.setYear);

export const itemsOf = (step: Step, list: string): readonly Item[] =>
  setsDays(step) ? [] : ((bodyOf(step)[list] ?? []) as readonly Item[]);

/** Returns the days that a call sets, each once. */
export const daysSetBy = (step: Step): readonly Day[] => {
  if (!setsDays(step)) return [];
  const { completed = [], skipped = [], amounts = [], notes = [] } = bodyOf(step);
  const dated = [...amounts, ...notes] as readonly Dated[];
  return [
    ...new Set([...(completed as Day[]), ...(skipped as Day[]), ...dated.map(({ date }) => date)]),
  ];
};
