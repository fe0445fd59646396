import { skillCategories } from '#shared/core/categories.ts';
import { type Day, isDay } from '#shared/core/days.ts';
import { limits } from '#shared/core/fields.ts';
import { startOf } from '#shared/core/ids.ts';
import { isReached } from '#shared/habits/amounts.ts';
import {
  type Direction,
  habitDefaults,
  maxAmount,
  maxNote,
  maxTargetDays,
  maxUnit,
  minTarget,
} from '#shared/habits/model.ts';
import type { ImportDocument } from '../found.ts';
import { type Nearest, wordsOf } from './frequency.ts';
import { unknownMoment } from './ids.ts';
import type { Reading } from './reading.ts';
import { fitText, isVisible } from './text.ts';

type Habit = ImportDocument['habits'][number];

/** What a file says of a day. */
export type DayDraft = {
  readonly done?: boolean | undefined;
  readonly skipped?: boolean | undefined;
  readonly amount?: number | undefined;
  readonly note?: string | undefined;
  /** Of the file, where it has lines. */
  readonly line?: number | undefined;
};

/** A habit as a file has it, not yet within Cairn's limits. */
export type HabitDraft = {
  /** The source's own id of it, or its name. */
  readonly key: string;
  readonly name: string;
  readonly description?: string | undefined;
  /** In the app's own words. */
  readonly category?: string | undefined;
  readonly color?: string | undefined;
  readonly difficulty?: Habit['difficulty'] | undefined;
  /** HH:MM. */
  readonly reminderTime?: string | undefined;
  readonly targetDays?: number | undefined;
  readonly frequency: Nearest;
  /** The frequency as the file has it, for a sentence: '2 times in 3 days'. */
  readonly frequencyWords?: string | undefined;
  /** Of an amount habit; a day of any other is done or not. */
  readonly aim?: { readonly unit: string; readonly target: number; readonly direction: Direction };
  /** The habit's first day, where the file has one besides its days. */
  readonly first?: Day | undefined;
  /** When it was made, in milliseconds since 1970, where the file says so. */
  readonly createdAt?: number | undefined;
  readonly isArchived?: boolean | undefined;
  /** A day that is no day (2026-02-30) is among them as it stood in the file. */
  readonly days: ReadonlyMap<Day, DayDraft>;
};

/** The last day that any of these habits has a record of, up to today: a file was written then or later. */
export const lastDayOf = (drafts: readonly HabitDraft[], today: Day): Day | undefined => {
  let last: Day | undefined;
  for (const { days } of drafts) {
    for (const day of days.keys()) {
      if (isDay(day) && day <= today && (last === undefined || day > last)) last = day;
    }
  }
  return last;
};

const amountProblem = (amount: number): string | undefined => {
  if (!(amount >= 0)) return 'An amount can’t be less than 0.';
  return amount > maxAmount
    ? `An amount can be at most ${maxAmount.toLocaleString('en')}.`
    : undefined;
};

const toHundredths = (amount: number): number => Number(amount.toFixed(2));

/** The records of a habit's days, oldest first, and what of them is lost. */
const daysOf = (
  { days, aim }: HabitDraft,
  target: number,
  lose: (what: string, why: string, line?: number) => void,
  today: Day,
) => {
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
      lose(`Day ${date}`, 'There is no such day from 1970 on.', line);
      continue;
    }
    if (date > today) {
      lose(`Day ${date}`, 'It is still to come.', line);
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
  if (rounded > 0) lose(`Decimals of ${rounded} amounts`, 'Amounts have two decimals at most.');
  return kept;
};

/**
 * A habit within Cairn's limits; what does not fit is cut, or lost, and said.
 * @param fileDay the last day that the file knows of, see `lastDayOf`: the first day of a habit without any
 */
export const habitOf = (
  draft: HabitDraft,
  { today, now, idOf, losses }: Reading,
  fileDay: Day | undefined,
): Habit => {
  const { text: fitName, isCut } = fitText(draft.name, limits.name);
  const name = isVisible(fitName) ? fitName : 'Habit without a name';
  const lose = (what: string, why: string, line?: number) =>
    losses.add({ record: name, what, why, ...(line !== undefined && { line }) });

  if (isCut) lose('Name', `Only its first ${limits.name} characters fit.`);
  const description = fitText(draft.description ?? '', limits.description);
  if (description.isCut) {
    lose(
      'Description',
      `Only its first ${limits.description.toLocaleString('en')} characters fit.`,
    );
  }
  const category = skillCategories.find(
    (known) => known.toLowerCase() === draft.category?.trim().toLowerCase(),
  );
  if (draft.category?.trim() && !category) {
    lose(
      `Category ${draft.category.trim()}`,
      `Cairn’s categories are its own: it is in ${habitDefaults.category}.`,
    );
  }
  const { rhythm, isExact } = draft.frequency;
  if (!isExact) {
    lose(
      draft.frequencyWords ? `Frequency: ${draft.frequencyWords}` : 'Frequency',
      `It becomes ${wordsOf(rhythm)}, the nearest there is.`,
    );
  }

  const { aim } = draft;
  const target = Math.min(Math.max(minTarget, toHundredths(aim?.target || 0)), maxAmount);
  if (aim && target !== aim.target) {
    lose(`Target ${aim.target}`, `It becomes ${target}, the nearest there is.`);
  }
  const unit = fitText(aim?.unit ?? '', maxUnit);
  if (unit.isCut) lose(`Unit ${aim?.unit}`, `Only its first ${maxUnit} characters fit.`);

  const days = daysOf(draft, target, lose, today);
  const known = [
    draft.first !== undefined && isDay(draft.first) && draft.first <= today ? [draft.first] : [],
    ...[days.completed, days.skipped],
    ...[days.amounts, days.notes].map((records) => records.map(({ date }) => date)),
  ].flat();
  const earliest = known.toSorted()[0] ?? fileDay;
  const createdDay = earliest ?? today;
  const moment = draft.createdAt ?? (earliest === undefined ? unknownMoment : startOf(earliest));
  const time = Math.min(Math.max(0, Math.floor(moment)), now);
  const createdAt = new Date(time).toISOString();
  const from = { from: createdDay };
  return {
    _id: idOf('habit', draft.key, time),
    name,
    description: description.text,
    category: category ?? habitDefaults.category,
    difficulty: draft.difficulty ?? habitDefaults.difficulty,
    targetDays: Math.min(
      Math.max(1, Math.round(draft.targetDays || habitDefaults.targetDays)),
      maxTargetDays,
    ),
    reminderTime: draft.reminderTime ?? null,
    color: /^#[\da-f]{6}$/i.test(draft.color ?? '')
      ? (draft.color ?? '').toLowerCase()
      : habitDefaults.color,
    timeOfDay: habitDefaults.timeOfDay,
    position: null,
    kind: aim ? 'amount' : 'check',
    unit: aim ? (isVisible(unit.text) ? unit.text : 'times') : null,
    schedules: [{ ...from, ...rhythm }],
    targets: aim ? [{ ...from, target, direction: aim.direction }] : [],
    pauses: [],
    archivedOn: draft.isArchived ? (known.toSorted().at(-1) ?? createdDay) : null,
    createdDay,
    ...days,
    createdAt,
    updatedAt: createdAt,
  };
};

/** All habits of a file, in its order. */
export const habitsOf = (drafts: readonly HabitDraft[], reading: Reading): Habit[] => {
  const fileDay = lastDayOf(drafts, reading.today);
  return drafts.map((draft) => habitOf(draft, reading, fileDay));
};
