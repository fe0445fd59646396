const KEY = 'cairn.habits.today-count';
const MOST = 60;
const FIRST_VISIT = 4;

/** How many of today's habits were on the screen last time: the placeholder is as high while loading. */
export const rememberTicks = (count: number): void => localStorage.setItem(KEY, String(count));

export function rememberedTicks(): number {
  const count = Number(localStorage.getItem(KEY) ?? FIRST_VISIT);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MOST) : FIRST_VISIT;
}
