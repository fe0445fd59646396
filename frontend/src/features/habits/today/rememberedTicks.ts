const KEY = 'cairn.habits.today-count';
const MOST_REMEMBERED = 60;
const FIRST_VISIT = 4;

/** The layout of today's habits: how many habits are in each group, and whether the groups have names. */
export type DrawnTicks = { readonly isNamed: boolean; readonly counts: readonly number[] };

/**
 * Stores the layout of today's habits, so that the next visit's placeholder has the same height: '5', with names
 * '3,2,'.
 */
export const rememberTicks = ({ isNamed, counts }: DrawnTicks): void =>
  localStorage.setItem(KEY, isNamed ? `${counts.join()},` : `${counts[0] ?? 0}`);

export function rememberedTicks(): DrawnTicks {
  const kept = localStorage.getItem(KEY) ?? String(FIRST_VISIT);
  const counts = kept.replace(/,$/, '').split(',').map(Number);
  return counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_REMEMBERED)
    ? { isNamed: kept.endsWith(','), counts }
    : { isNamed: false, counts: [FIRST_VISIT] };
}
