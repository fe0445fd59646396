import { timesIn, timesInDays } from './frequency.ts';
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

/** Amounts are stored in thousandths. */
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

/** A habit in the CSV or the database. */
export type LoopHabit = {
  readonly key: string;
  readonly name: string;
  readonly question: string;
  readonly description: string;
  readonly numerator: number;
  readonly denominator: number;
  readonly color: string | undefined;
  readonly isArchived: boolean;
  readonly reminderTime?: string | undefined;
  /** Only for a habit that counts amounts. */
  readonly amount?: { readonly unit: string; readonly target: number; readonly isAtMost: boolean };
  readonly days: HabitDraft['days'];
};

export const loopDraft = ({
  question,
  description,
  numerator,
  denominator,
  amount,
  ...habit
}: LoopHabit): HabitDraft => ({
  ...habit,
  description: [question, description].filter((text) => text.trim() !== '').join('\n\n'),
  frequency: timesIn(numerator, denominator),
  frequencyWords: timesInDays(numerator, denominator),
  ...(amount && {
    aim: {
      unit: amount.unit,
      target: amount.target,
      direction: amount.isAtMost ? 'at-most' : 'at-least',
    },
  }),
});
