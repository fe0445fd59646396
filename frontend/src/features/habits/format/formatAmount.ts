import { type Calendar, type Day, monthOf, startOfWeek } from '#shared/core/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import { isAbove } from '#shared/habits/due/sums.ts';
import {
  type AmountTally,
  type Direction,
  type Habit,
  type Target,
  totalPerOf,
} from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { amountOn } from '../../../domain/habits/amountOn.ts';
import { totalOn } from '../totals.ts';

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
  readonly targetPer?: Target['targetPer'] | null;
};

type Per = NonNullable<Target['targetPer']>;

/** '8 glasses a day', '120 minutes a week'. */
const formatPer = (amount: string, per: Per): string =>
  ({
    day: i18n.t('{amount} a day', { amount }),
    week: i18n.t('{amount} a week', { amount }),
    month: i18n.t('{amount} a month', { amount }),
  })[per];

/** 'At least 8 glasses', 'At most 3 cups'. A limit of 0 allows nothing: 'Not at all'. */
const bounded = (target: number, direction: Direction | null, amount: string): string => {
  if (direction !== 'at-most') return i18n.t('At least {amount}', { amount });
  return target === 0 ? i18n.t('Not at all') : i18n.t('At most {amount}', { amount });
};

/** 'At least 8 glasses', 'At most 3 cups', 'At least 120 minutes a week'. Empty for habits of kind 'check'. */
export function formatTarget({ unit, target, direction, targetPer }: Aim): string {
  if (target === null) return '';
  const amount = formatAmount(target, unit);
  const per = totalPerOf({ targetPer });
  return bounded(target, direction, per ? formatPer(amount, per) : amount);
}

/** 'At least 8 glasses a day', 'At least 120 minutes a week', 'At most 2 cups a day, kept without a record'. */
export function formatWholeTarget(
  unit: string | null,
  { target, direction, targetPer = 'day', quiet = false }: Omit<Target, 'from'>,
): string {
  const amount = formatPer(formatAmount(target, unit), targetPer);
  const words = bounded(target, direction, amount);
  return quiet ? i18n.t('{target}, kept without a record', { target: words }) : words;
}

/** '5 of 8 glasses', '2 of at most 3 cups'. If there is no amount: 'at most 3 cups'. Of a total: '40 minutes'. */
export function formatDayAmount({ unit, targets, amounts }: Counted, day: Day): string {
  const aim = targetOn(targets, day);
  const recorded = amountOn({ amounts }, day);
  if (!aim) return '';
  if (totalPerOf(aim)) return recorded === undefined ? '' : formatAmount(recorded, unit);
  return recorded === undefined && aim.direction === 'at-most'
    ? aim.target === 0
      ? i18n.t('not at all')
      : i18n.t('at most {target}', { target: formatAmount(aim.target, unit) })
    : formatShare(recorded ?? 0, aim.target, aim.direction, unit);
}

/** '5 of 8 glasses', '2 of at most 3 cups'. Of a limit of 0: '2 cups'. */
function formatShare(sum: number, wanted: number, direction: Direction, unit: string | null) {
  if (wanted === 0) return formatAmount(sum, unit);
  const amount = formatNumber(sum);
  const target = formatAmount(wanted, unit);
  return direction === 'at-least'
    ? i18n.t('{amount} of {target}', { amount, target })
    : i18n.t('{amount} of at most {target}', { amount, target });
}

/** How far a day's target is reached: '5 of 8 glasses'. Of a total: '80 of 120 minutes'. */
export function formatReached(habit: Habit, day: Day, calendar: Calendar): string {
  const total = totalOn(habit, day, calendar);
  if (!total) return formatDayAmount(habit, day);
  const { target, sum, wanted } = total;
  return formatShare(sum / 100, wanted / 100, target.direction, habit.unit);
}

/** As `formatReached`, with the week or month of a total: '80 of 120 minutes this week'. */
export function formatProgress(habit: Habit, day: Day, calendar: Calendar): string {
  const share = formatReached(habit, day, calendar);
  const per = totalPerOf(targetOn(habit.targets, day));
  if (!per) return share;
  if (per === 'month') {
    return monthOf(day) === monthOf(calendar.today)
      ? i18n.t('{share} this month', { share })
      : i18n.t('{share} that month', { share });
  }
  const weekOf = (one: Day) => startOfWeek(one, calendar.weekStartsOn);
  return weekOf(day) === weekOf(calendar.today)
    ? i18n.t('{share} this week', { share })
    : i18n.t('{share} that week', { share });
}

/** How much of the target of a day, or of its week or month, is reached, from 0 to 1. */
export function shareOn(habit: Habit, day: Day, calendar: Calendar): number {
  const total = totalOn(habit, day, calendar);
  const reached = total ? total.sum / 100 : (amountOn(habit, day) ?? 0);
  const wanted = total ? total.wanted / 100 : (targetOn(habit.targets, day)?.target ?? 0);
  return reached === 0 ? 0 : Math.min(1, reached / wanted);
}

/** Whether the amount of a day, or of its week or month, exceeds its limit. */
export function isOver(habit: Habit, day: Day, calendar: Calendar): boolean {
  const total = totalOn(habit, day, calendar);
  if (total) return isAbove(total);
  const aim = targetOn(habit.targets, day);
  return aim?.direction === 'at-most' && (amountOn(habit, day) ?? 0) > aim.target;
}

/** 'avg 6.5, best 9'. */
export const formatTally = ({ mean, best }: AmountTally): string =>
  i18n.t('avg {mean}, best {best}', { mean: formatNumber(mean), best: formatNumber(best) });

/** One tap adds this much: 1 for targets up to 19, 5 up to 99, and 10 above. */
export const stepOf = (target: number): 1 | 5 | 10 => {
  if (target < 20) return 1;
  return target < 100 ? 5 : 10;
};
