import { type Day, isDay } from '#shared/core/days.ts';
import { isReached } from '#shared/habits/amounts.ts';
import { maxAmount, maxNote } from '#shared/habits/model.ts';
import { formatCount } from '../../../../../ui/format/formatCount.ts';
import type { ImportDocument } from '../../found.ts';
import { fitText } from '../files/text.ts';
import type { HabitDraft } from './habitDraft.ts';

type Habit = ImportDocument['habits'][number];

/** Says what of a record is lost, and why. */
export type Lose = (what: string, why: string, line?: number) => void;

const amountProblem = (amount: number): string | undefined => {
  if (!(amount >= 0)) return 'An amount can’t be less than 0.';
  return amount > maxAmount
    ? `An amount can be at most ${maxAmount.toLocaleString('en')}.`
    : undefined;
};

export const toHundredths = (amount: number): number => Number(amount.toFixed(2));

/** The records of a habit's days, oldest first, and what of them is lost. */
export const daysOf = ({ days, aim }: HabitDraft, target: number, lose: Lose, today: Day) => {
  const kept: Pick<Habit, 'completed' | 'skipped' | 'amounts' | 'notes'> = {
    completed: [],
    skipped: [],
    amounts: [],
    notes: [],
  };
  let rounded = 0;
  for (const [date, { done, skipped, amount, note = '', line }] of [...days].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    if (!isDay(date)) {
      lose(`Day ${date}`, 'This day does not exist, or is before 1970.', line);
      continue;
    }
    if (date > today) {
      lose(`Day ${date}`, 'This day is in the future.', line);
      continue;
    }
    if (aim && amount !== undefined) {
      const problem = amountProblem(amount);
      if (problem) lose(`Amount ${amount} of ${date}`, problem, line);
      else {
        const fine = toHundredths(amount);
        if (Math.abs(fine - amount) > 1e-9) rounded++;
        kept.amounts.push({ date, amount: fine });
        if (!skipped && isReached(fine, { target, direction: aim.direction })) {
          kept.completed.push(date);
        }
      }
    }
    if (!aim && done) kept.completed.push(date);
    else if (skipped) kept.skipped.push(date);
    const { text, isCut } = fitText(note, maxNote);
    if (isCut) lose(`Note of ${date}`, `Only its first ${maxNote} characters fit.`, line);
    if (text) kept.notes.push({ date, text });
  }
  if (rounded > 0)
    lose(`Decimals of ${formatCount(rounded, 'amount')}`, 'Amounts have two decimals at most.');
  return kept;
};
