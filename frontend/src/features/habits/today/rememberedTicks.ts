const KEY = 'cairn.habits.today-count';
const MOST_REMEMBERED = 60;
const FIRST_VISIT = 4;

/** The layout of today's habits. */
export type DrawnTicks = {
  /** Whether the parts have headings. */
  readonly isNamed: boolean;
  /** How many open habits each part shows. */
  readonly counts: readonly number[];
  /** Whether there is a line for done habits. */
  readonly hasFold: boolean;
};

/**
 * Stores the layout of today's habits, so that the next visit's placeholder has the same height. Example: '5' is one
 * part with five habits. '3,2,' is two parts with headings. '3,2,+' also has the line for done habits.
 */
export const rememberTicks = ({ isNamed, counts, hasFold }: DrawnTicks): void =>
  localStorage.setItem(KEY, `${counts.join()}${isNamed ? ',' : ''}${hasFold ? '+' : ''}`);

export function rememberedTicks(): DrawnTicks {
  const kept = localStorage.getItem(KEY) ?? String(FIRST_VISIT);
  const counts = kept
    .replace(/,?\+?$/, '')
    .split(',')
    .map(Number);
  return counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_REMEMBERED)
    ? { isNamed: /,\+?$/.test(kept), counts, hasFold: kept.endsWith('+') }
    : { isNamed: false, counts: [FIRST_VISIT], hasFold: false };
}
