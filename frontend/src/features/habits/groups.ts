import type { Habit } from '#shared/habits/model.ts';

type HabitGroup = {
  /** The name as the group's first habit spells it. '' for habits without a group. */
  readonly name: string;
  readonly habits: readonly Habit[];
};

type Grouped = { readonly group?: string };

/** Identifies a group. Upper and lower case make no difference. A row from an older cache has no `group`. */
export const groupKey = ({ group = '' }: Grouped): string => group.toLowerCase();

/** Splits habits by group. The groups are in the order of their first habits. Habits without a group come last. */
export function groupsOf(habits: readonly Habit[]): HabitGroup[] {
  const groups = new Map<string, Habit[]>();
  for (const habit of habits) {
    const key = groupKey(habit);
    const members = groups.get(key);
    if (members) members.push(habit);
    else groups.set(key, [habit]);
  }
  const named = [...groups].filter(([key]) => key !== '');
  const rest = groups.get('');
  return [
    ...named.map(([, members]) => ({ name: members[0]?.group ?? '', habits: members })),
    ...(rest ? [{ name: '', habits: rest }] : []),
  ];
}

/** The names of all groups, in the order in which lists show them. */
export const groupNames = (habits: readonly Habit[]): string[] =>
  groupsOf(habits)
    .map(({ name }) => name)
    .filter((name) => name !== '');

/** Habits in the order of their groups, and in the person's order within each group. */
export const inGroupOrder = (habits: readonly Habit[]): Habit[] =>
  groupsOf(habits).flatMap((group) => group.habits);
