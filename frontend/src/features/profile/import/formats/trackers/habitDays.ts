import type { Day } from '#shared/days/days.ts';
import { isReached } from '#shared/habits/amounts.ts';
import { maxAmount, maxNote } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { ImportDocument } from '../../found.ts';
import { dayProblem, repeatedDayMessage } from '../importDays.ts';
import { fitOrLose, type Lose } from '../losses.ts';
import type { Aim, DayDraft, HabitDraft } from './habitDraft.ts';

type Habit = ImportDocument['habits'][number];

/**
 * Collects a habit's days from a file. If a day has several entries, the last one counts, and the others are listed as
 * lost.
 */
export const collectDays = (lose: Lose) => {
  const days = new Map<Day, DayDraft>();
  const lines = new Map<Day, number | undefined>();
  /** Adds an entry. Without a draft, the entry says that nothing was done that day. */
  const add = (day: Day, draft: DayDraft | undefined, line = draft?.line): void => {
    if (lines.has(day)) lose(i18n.t('Day {day}', { day }), repeatedDayMessage(), lines.get(day));
    lines.set(day, line);
    if (draft) days.set(day, draft);
    else days.delete(day);
  };
  return { days, add };
};

const amountProblem = (amount: number): string | undefined => {
  if (!(amount >= 0)) return i18n.t('An amount can’t be less than 0.');
  return amount > maxAmount
    ? i18n.t('An amount can be at most {max, number}.', { max: maxAmount })
    : undefined;
};

export const toHundredths = (amount: number): number => Number(amount.toFixed(2));

/** Returns the records of a habit's days, oldest first. Lists what is lost. */
export const daysOf = (days: HabitDraft['days'], aim: Aim | undefined, lose: Lose, today: Day) => {
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
    const wrongDay = dayProblem(date, today);
    if (wrongDay) {
      lose(i18n.t('Day {day}', { day: date }), wrongDay, line);
      continue;
    }
    if (aim && amount !== undefined) {
      const problem = amountProblem(amount);
      if (problem) lose(i18n.t('Amount {amount} on {date}', { amount, date }), problem, line);
      else {
        const fine = toHundredths(amount);
        if (Math.abs(fine - amount) > 1e-9) rounded++;
        kept.amounts.push({ date, amount: fine });
        if (!skipped && isReached(fine, aim)) kept.completed.push(date);
      }
    }
    if (!aim && done) kept.completed.push(date);
    else if (skipped) kept.skipped.push(date);
    const text = fitOrLose(note, maxNote, i18n.t('Note on {date}', { date }), lose, line);
    if (text) kept.notes.push({ date, text });
  }
  if (rounded > 0)
    lose(
      i18n.t('Decimals of {rounded, plural, one {# amount} other {# amounts}}', { rounded }),
      i18n.t('Amounts have two decimals at most.'),
    );
  return kept;
};
