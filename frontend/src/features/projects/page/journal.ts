import type { Day } from '#shared/days/days.ts';
import type { Challenge, Outcome, Project } from '#shared/projects/model.ts';

export type JournalEntry =
  | { readonly list: 'learningOutcomes'; readonly item: Outcome }
  | { readonly list: 'challenges'; readonly item: Challenge };

export type JournalDay = {
  /** Null for entries that were added before their days were stored. */
  readonly day: Day | null;
  readonly entries: readonly JournalEntry[];
};

/** The sort key of an entry. It is greater for a later day, and smallest for an unknown day. */
const keyOf = ({ item }: JournalEntry): string => `${item.createdOn ?? ''} ${item._id}`;

/** The learning outcomes and challenges of a project, the newest first. */
export const journalOf = ({
  learningOutcomes,
  challenges,
}: Pick<Project, 'learningOutcomes' | 'challenges'>): JournalEntry[] => {
  const entries: JournalEntry[] = [
    ...learningOutcomes.map((item) => ({ list: 'learningOutcomes', item }) as const),
    ...challenges.map((item) => ({ list: 'challenges', item }) as const),
  ];
  return entries.sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
};

/** Groups entries by the day on which they were added. */
export const daysOf = (entries: readonly JournalEntry[]): JournalDay[] =>
  [...Map.groupBy(entries, ({ item }) => item.createdOn)].map(([day, ofDay]) => ({
    day,
    entries: ofDay,
  }));
