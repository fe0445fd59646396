import type { Day } from '#shared/core/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import type { AmountTally, Direction, Habit, Target } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { amountOn } from '../../../domain/habits/amountOn.ts';

type Counted = Pick<Habit, 'unit' | 'targets' | 'amounts'>;

/** Whether a unit looks like a plural: 'glasses', 'pages'. */
const looksPlural = (unit: string): boolean => /\p{L}{2,}[^s]s$/u.test(unit);

/** '8 glasses', '1 km'. For 1 with a plural: '1 (glasses)', because the singular of a person's own unit is unknown. */
export const formatAmount = (amount: number, unit: string | null): string => {
  if (unit === null) return formatNumber(amount);
  return i18n.t('{amount} {unit}', {
    amount: formatNumber(amount),
    unit: amount === 1 && looksPlural(unit) ? `(${unit})` : unit,
  });
};

type Aim = {
  readonly unit: string | null;
  readonly target: number | null;
  readonly direction: Direction | null;
};

type DailyAim = Pick<Target, 'target' | 'direction'>;

/** 'At least 8 glasses', 'At most 3 cups'. Empty for habits of kind 'check'. */
export function formatTarget({ unit, target, direction }: Aim): string {
  if (target === null) return '';
  const amount = formatAmount(target, unit);
  return direction === 'at-most'
    ? i18n.t('At most {amount}', { amount })
    : i18n.t('At least {amount}', { amount });
}

/** 'At least 8 glasses a day', 'At most 3 cups a day'. */
export function formatDailyTarget(unit: string | null, { target, direction }: DailyAim): string {
  const amount = formatAmount(target, unit);
  return direction === 'at-most'
    ? i18n.t('At most {amount} a day', { amount })
    : i18n.t('At least {amount} a day', { amount });
}

/** '5 of 8 glasses', '2 of at most 3 cups'. If there is no amount: 'at most 3 cups'. */
export function formatProgress({ unit, targets, amounts }: Counted, day: Day): string {
  const aim = targetOn(targets, day);
  if (!aim) return '';
  const recorded = amountOn({ amounts }, day);
  const amount = formatNumber(recorded ?? 0);
  const target = formatAmount(aim.target, unit);
  if (aim.direction === 'at-least') return i18n.t('{amount} of {target}', { amount, target });
  return recorded === undefined
    ? i18n.t('at most {target}', { target })
    : i18n.t('{amount} of at most {target}', { amount, target });
}

/** How much of a day's target is reached, from 0 to 1. */
export function shareOn({ targets, amounts }: Counted, day: Day): number {
  const aim = targetOn(targets, day);
  return aim ? Math.min(1, (amountOn({ amounts }, day) ?? 0) / aim.target) : 0;
}

/** Whether a day's amount exceeds its limit. */
export function isOver({ targets, amounts }: Counted, day: Day): boolean {
  const aim = targetOn(targets, day);
  return aim?.direction === 'at-most' && (amountOn({ amounts }, day) ?? 0) > aim.target;
}

/** 'avg 6.5, best 9'. */
export const formatTally = ({ mean, best }: AmountTally): string =>
  i18n.t('avg {mean}, best {best}', { mean: formatNumber(mean), best: formatNumber(best) });

/** One tap adds this much: 1 for targets up to 19, 5 up to 99, and 10 above. */
export const stepOf = (target: number): 1 | 5 | 10 => {
  if (target < 20) return 1;
  return target < 100 ? 5 : 10;
};
