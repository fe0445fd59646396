import type { TargetPer } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Lose } from '../losses.ts';
import { daysPer, timesIn } from './frequency.ts';
import { toHundredths } from './habitDays.ts';
import type { DayDraft, HabitDraft } from './habitDraft.ts';

/** Loop's values for a day of a habit without amounts. */
export const loopValues = {
  UNKNOWN: -1,
  NO: 0,
  /** The day was not ticked, but the frequency was met. */
  YES_AUTO: 1,
  YES_MANUAL: 2,
  SKIP: 3,
} as const;

const thousandths = 1_000;

/** Loop's colours. A database stores the index of a colour. */
export const loopColors = [
  ...['#d32f2f', '#e64a19', '#f57c00', '#ff8f00', '#f9a825', '#afb42b', '#7cb342', '#388e3c'],
  ...['#00897b', '#00acc1', '#039be5', '#1976d2', '#303f9f', '#5e35b1', '#8e24aa', '#d81b60'],
  ...['#5d4037', '#303030', '#757575', '#aaaaaa'],
];

/**
 * Reads a day from its value. YES_AUTO counts as not done, because Cairn itself derives whether a week or a month is
 * met.
 */
export const loopDay = (
  value: number,
  isAmount: boolean,
  more: Pick<DayDraft, 'note' | 'line'>,
): DayDraft | undefined => {
  if (value === loopValues.SKIP) return { ...more, skipped: true };
  if (isAmount && value >= 0) return { ...more, amount: value / thousandths };
  if (!isAmount && value === loopValues.YES_MANUAL) return { ...more, done: true };
  return more.note ? more : undefined;
};

type LoopHabit = {
  readonly key: string;
  readonly name: string;
  readonly question: string;
  readonly description: string;
  readonly numerator: number;
  readonly denominator: number;
  readonly color: string | undefined;
  readonly isArchived: boolean;
  readonly reminderTime?: string | undefined;
  /**
   * Only for a habit that counts amounts. The target is for the sum of `denominator` days. In Loop, days without a
   * record count as 0, so an at-most target becomes a quiet one.
   */
  readonly amount?: { readonly unit: string; readonly target: number; readonly isAtMost: boolean };
  readonly days: HabitDraft['days'];
};

const perOf = (days: number): TargetPer => {
  if (days > 18) return 'month';
  return days > 1 ? 'week' : 'day';
};

/**
 * Scales a target for several days to a week or a month: 50 in 10 days becomes 35 a week. A target for 1, 7 or 28 to 31
 * days stays as it is.
 */
const totalOf = (target: number, days: number, lose: Lose) => {
  const targetPer = perOf(days);
  const isMonth = days >= 28 && days <= 31;
  if (targetPer === 'day' || days === daysPer[targetPer] || isMonth) return { target, targetPer };
  const scaled = toHundredths((target * daysPer[targetPer]) / days);
  lose(
    i18n.t('Target {target} in {days, plural, one {# day} other {# days}}', { target, days }),
    targetPer === 'week'
      ? i18n.t('It becomes {target} a week, the closest match.', { target: scaled })
      : i18n.t('It becomes {target} a month, the closest match.', { target: scaled }),
  );
  return { target: scaled, targetPer };
};

/** The numerator of a habit with amounts has no meaning in Loop. But Loop reads 7 in 7 days as every day. */
const amountFields = (
  { unit, target, isAtMost }: NonNullable<LoopHabit['amount']>,
  { numerator, denominator }: Pick<LoopHabit, 'numerator' | 'denominator'>,
  lose: Lose,
): Pick<HabitDraft, 'frequency' | 'aim'> => {
  const days = numerator === denominator ? 1 : denominator;
  const total = totalOf(target, days, lose);
  const { targetPer } = total;
  return {
    frequency: timesIn(1, targetPer === 'day' ? days : daysPer[targetPer]),
    aim: { unit, ...total, direction: isAtMost ? 'at-most' : 'at-least', quiet: isAtMost },
  };
};

export const loopDraft = (
  { question, description, numerator, denominator, amount, ...habit }: LoopHabit,
  lose: Lose,
): HabitDraft => ({
  ...habit,
  description: [question, description].filter((text) => text.trim() !== '').join('\n\n'),
  ...(amount
    ? amountFields(amount, { numerator, denominator }, lose)
    : { frequency: timesIn(numerator, denominator) }),
});
