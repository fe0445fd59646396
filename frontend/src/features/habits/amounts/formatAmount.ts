import type { Day } from '#shared/core/days.ts';
import { amountsByDay, targetOn } from '#shared/habits/amounts.ts';
import type { AmountTally, Direction, Habit } from '#shared/habits/model.ts';

type Counted = Pick<Habit, 'unit' | 'targets' | 'amounts'>;

/** '1,250', '6.5'. */
export const formatNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format;

/** 'glasses', 'pages': a plural, as far as one can tell. */
const looksPlural = (unit: string): boolean => /\p{L}{2,}[^s]s$/u.test(unit);

/** '8 glasses', '1 km'; '1 (glasses)', since the singular of a person's own unit is not known. */
export const formatAmount = (amount: number, unit: string | null): string => {
  const words = unit !== null && amount === 1 && looksPlural(unit) ? `(${unit})` : (unit ?? '');
  return `${formatNumber(amount)} ${words}`.trim();
};

/** What a day has, of a habit whose amounts hold it. */
export const amountOn = ({ amounts = [] }: Pick<Habit, 'amounts'>, day: Day): number | undefined =>
  amountsByDay(amounts).get(day);

const leads: Record<Direction, string> = { 'at-least': 'At least', 'at-most': 'At most' };

type Aim = {
  readonly unit: string | null;
  readonly target: number | null;
  readonly direction: Direction | null;
};

/** 'At least 8 glasses', 'At most 3 cups'; '' of a habit to tick. */
export const formatTarget = ({ unit, target, direction }: Aim): string =>
  target === null ? '' : `${leads[direction ?? 'at-least']} ${formatAmount(target, unit)}`;

/** '5 of 8 glasses', '2 of at most 3 cups', 'at most 3 cups' where nothing is recorded. */
export function formatProgress({ unit, targets, amounts }: Counted, day: Day): string {
  const aim = targetOn(targets, day);
  if (!aim) return '';
  const amount = amountOn({ amounts }, day);
  const target = formatAmount(aim.target, unit);
  if (aim.direction === 'at-least') return `${formatNumber(amount ?? 0)} of ${target}`;
  return amount === undefined
    ? `at most ${target}`
    : `${formatNumber(amount)} of at most ${target}`;
}

/** How much of the target a day has, 0 to 1. */
export function shareOn({ targets, amounts }: Counted, day: Day): number {
  const aim = targetOn(targets, day);
  return aim ? Math.min(1, (amountOn({ amounts }, day) ?? 0) / aim.target) : 0;
}

/** Whether a day has more than it may. */
export function isOver({ targets, amounts }: Counted, day: Day): boolean {
  const aim = targetOn(targets, day);
  return aim?.direction === 'at-most' && (amountOn({ amounts }, day) ?? 0) > aim.target;
}

/** 'mean 6.5, best 9'. */
export const formatTally = ({ mean, best }: AmountTally): string =>
  `mean ${formatNumber(mean)}, best ${formatNumber(best)}`;

/** What one tap adds: 1 up to a target of 19, 5 up to 99, 10 above. */
export const stepOf = (target: number): 1 | 5 | 10 => {
  if (target < 20) return 1;
  return target < 100 ? 5 : 10;
};
