import { type Calendar, type Day, monthOf, startOfWeek } from '#shared/days/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import { isAbove } from '#shared/habits/due/sums.ts';
import { type AmountTally, type Direction, type Habit, totalPerOf } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { amountOn } from '../../../domain/habits/amountOn.ts';
import { formatAmount } from '../../../domain/habits/formatTarget.ts';
import { totalOn } from '../totals.ts';

type Counted = Pick<Habit, 'unit' | 'targets' | 'amounts' | 'allAmounts'>;

/**
 * '5 of 8 glasses', '2 of at most 3 cups'. For a limit without an amount: 'at most 3 cups'. If the target is for a week
 * or a month: '40 minutes'.
 */
export function formatDayAmount({ unit, targets, ...amounts }: Counted, day: Day): string {
  const aim = targetOn(targets, day);
  const recorded = amountOn(amounts, day);
  if (!aim) return '';
  if (totalPerOf(aim)) return recorded === undefined ? '' : formatAmount(recorded, unit);
  return recorded === undefined && aim.direction === 'at-most'
    ? aim.target === 0
      ? i18n.t('not at all')
      : i18n.t('at most {target}', { target: formatAmount(aim.target, unit) })
    : formatShare(recorded ?? 0, aim.target, aim.direction, unit);
}

/** '5 of 8 glasses', '2 of at most 3 cups'. For a limit of 0: '2 cups'. */
function formatShare(sum: number, wanted: number, direction: Direction, unit: string | null) {
  if (wanted === 0) return formatAmount(sum, unit);
  const amount = formatNumber(sum);
  const target = formatAmount(wanted, unit);
  return direction === 'at-least'
    ? i18n.t('{amount} of {target}', { amount, target })
    : i18n.t('{amount} of at most {target}', { amount, target });
}

/** The amount of a day and its target: '5 of 8 glasses'. For a total, the sum and its target: '80 of 120 minutes'. */
export function formatReached(habit: Habit, day: Day, calendar: Calendar): string {
  const total = totalOn(habit, day, calendar);
  // If all days of the week or month are off, the total has no target.
  if (!total || total.lastOpen === null) return formatDayAmount(habit, day);
  const { target, sum, wanted } = total;
  return formatShare(sum / 100, wanted / 100, target.direction, habit.unit);
}

/** Like `formatReached`, with the week or month of a total: '80 of 120 minutes this week'. */
export function formatProgress(habit: Habit, day: Day, calendar: Calendar): string {
  const share = formatReached(habit, day, calendar);
  const per = totalPerOf(targetOn(habit.targets, day));
  if (!per || share === '') return share;
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

/** The reached share of a day's target, or of its week's or month's, from 0 to 1. */
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

/** One tap adds this much: 1 for targets below 20, 5 for targets below 100, and 10 for higher ones. */
export const stepOf = (target: number): 1 | 5 | 10 => {
  if (target < 20) return 1;
  return target < 100 ? 5 : 10;
};
