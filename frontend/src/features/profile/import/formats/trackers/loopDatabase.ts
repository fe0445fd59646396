import { i18n } from '#shared/language/i18n.ts';
import { ImportProblem } from '../../found.ts';
import { type Fates, reportLostFields } from '../fates.ts';
import { readTables, type SqlRow } from '../files/sqlite.ts';
import { dayOfMidnight, timeOfDayText } from '../importDays.ts';
import type { Reader } from '../reading.ts';
import { collectDays } from './habitDays.ts';
import { habitsOf } from './habitOf.ts';
import { loopColors, loopDay, loopDraft, loopValues } from './loop.ts';

export const otherDatabase = () => i18n.t('This database is not from Loop Habit Tracker.');

/**
 * How the import treats each column of the table Habits. From the table Repetitions, the import reads `habit`,
 * `timestamp`, `value` and `notes`.
 */
const fates: Fates = {
  id: 'read',
  archived: 'read',
  color: 'read',
  description: 'read',
  freq_den: 'read',
  freq_num: 'read',
  highlight: 'not needed',
  name: 'read',
  reminder_hour: 'read',
  reminder_min: 'read',
  reminder_days: 'read',
  type: 'read',
  target_type: 'read',
  target_value: 'read',
  unit: 'read',
  question: 'read',
  uuid: 'read',
};

/** The `type` of a habit with amounts. */
const numerical = 1;
/** The `target_type` of a habit with an upper limit. */
const atMost = 1;
/** The `reminder_days` of a reminder on every day: one bit for each weekday. */
const everyDayOfWeek = 127;

const numberIn = (row: SqlRow, column: string, unset: number): number => {
  const value = row.get(column);
  return typeof value === 'number' ? value : unset;
};

const textIn = (row: SqlRow, column: string): string => {
  const value = row.get(column);
  return typeof value === 'string' ? value : '';
};

const colorOf = (index: number): string | undefined => {
  // Loop's first versions stored the colour itself with its opacity, in 32 bits.
  if (index < 0) return `#${(index & 0xffffff).toString(16).padStart(6, '0')}`;
  return loopColors[index];
};

/** Reads the full backup of Loop Habit Tracker, an SQLite database from any version. */
export const loopDatabase: Reader = {
  format: 'Loop Habit Tracker',
  isOf: (part) => part.kind === 'database',
  fates,
  nameField: 'name',
  read: ([part], _, reading) => {
    if (part?.kind !== 'database') throw new TypeError('A database was expected');
    const table = readTables(part.bytes);
    const [habits, repetitions] = [table('Habits'), table('Repetitions')];
    if (!(habits && repetitions)) throw new ImportProblem(otherDatabase());
    const byHabit = Map.groupBy(repetitions, (row) => row.get('habit'));
    const drafts = habits
      .toSorted((a, b) => numberIn(a, 'position', 0) - numberIn(b, 'position', 0))
      .map((row) => {
        const name = textIn(row, 'name');
        const isAmount = numberIn(row, 'type', 0) === numerical;
        const lose = reading.losses.of(name);
        reportLostFields([...row], fates, lose);
        const days = collectDays(lose);
        for (const repetition of byHabit.get(row.get('id') ?? null) ?? []) {
          const value = numberIn(repetition, 'value', loopValues.YES_MANUAL);
          // The timestamp is midnight in UTC on the person's day.
          const day = dayOfMidnight(numberIn(repetition, 'timestamp', -1));
          days.add(day, loopDay(value, isAmount, { note: textIn(repetition, 'notes') }));
        }
        const reminderTime = timeOfDayText(row.get('reminder_hour'), row.get('reminder_min'));
        const reminderDays = numberIn(row, 'reminder_days', everyDayOfWeek);
        if (reminderTime && reminderDays !== everyDayOfWeek) {
          lose(
            i18n.t('Reminder days'),
            i18n.t('In Cairn a reminder applies to every scheduled day.'),
          );
        }
        return loopDraft(
          {
            key: textIn(row, 'uuid') || name,
            name,
            question: textIn(row, 'question'),
            description: textIn(row, 'description'),
            numerator: numberIn(row, 'freq_num', 1),
            denominator: numberIn(row, 'freq_den', 1),
            color: colorOf(numberIn(row, 'color', loopColors.length)),
            isArchived: numberIn(row, 'archived', 0) === 1,
            reminderTime,
            ...(isAmount && {
              amount: {
                unit: textIn(row, 'unit'),
                target: numberIn(row, 'target_value', 0),
                isAtMost: numberIn(row, 'target_type', 0) === atMost,
              },
            }),
            days: days.days,
          },
          lose,
        );
      });
    return { habits: habitsOf(drafts, reading) };
  },
};
