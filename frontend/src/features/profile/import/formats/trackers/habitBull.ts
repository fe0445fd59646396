import { i18n } from '#shared/language/i18n.ts';
import { dayReader } from '../dayOrder.ts';
import type { Fates } from '../fates.ts';
import type { Row } from '../files/table.ts';
import { hasColumns, type Part, tableIn } from '../part.ts';
import type { Reader } from '../reading.ts';
import { everyDay } from './frequency.ts';
import { collectDays } from './habitDays.ts';
import type { HabitDraft } from './habitDraft.ts';
import { habitsOf } from './habitOf.ts';

const fates: Fates = {
  HabitName: 'read',
  HabitDescription: 'read',
  HabitCategory: 'read',
  CalendarDate: 'read',
  Value: 'read',
  CommentText: 'read',
  // Some versions have these names for the date and the comment.
  Date: 'read',
  Notes: 'read',
};

const isOf = (part: Part): boolean =>
  hasColumns(part, 'HabitName', 'HabitDescription', 'HabitCategory', 'Value');

const dateOf = (row: Row): string => row.get('CalendarDate') || row.get('Date');

/** Reads HabitBull's CSV. It has a row for each day of each habit, but no frequencies. */
export const habitBull: Reader = {
  format: 'HabitBull',
  isOf,
  fates,
  nameField: 'HabitName',
  read: (own, _, reading) => {
    const rows = tableIn(own[0]).rows();
    const dayOf = dayReader(rows.map(dateOf), reading);
    const drafts = [...Map.groupBy(rows, (row) => row.get('HabitName'))].map(
      ([name, days]): HabitDraft => {
        const lose = reading.losses.of(name);
        const records = collectDays(lose);
        // The CSV doesn't say whether a habit is ticked or counts amounts. A habit with a value above 1 counts amounts.
        const isAmount = days.some((row) => Number(row.get('Value')) > 1);
        for (const row of days) {
          const day = dayOf(dateOf(row));
          const [text, note] = [
            row.get('Value').trim(),
            row.get('CommentText') || row.get('Notes'),
          ];
          const value = text === '' ? Number.NaN : Number(text);
          const more = { note, line: row.line };
          if (value >= 0) {
            records.add(day, isAmount ? { ...more, amount: value } : { ...more, done: value > 0 });
            continue;
          }
          if (text === '') {
            lose(i18n.t('Value on {day}', { day }), i18n.t('The file has none.'), row.line);
          } else {
            // Includes -2150000000, which HabitBull writes for a day without a value.
            lose(
              i18n.t('Value {value} on {day}', { value: text, day }),
              i18n.t('It is not a valid value.'),
              row.line,
            );
          }
          if (note) records.add(day, more);
        }
        const [first] = days;
        if (isAmount && first) {
          lose(
            i18n.t('Target'),
            i18n.t('The file has no target: it becomes “at least 1”.'),
            first.line,
          );
        }
        return {
          key: name,
          name,
          description: first?.get('HabitDescription'),
          category: first?.get('HabitCategory'),
          frequency: { rhythm: everyDay },
          ...(isAmount && { aim: { unit: i18n.t('times'), target: 1, direction: 'at-least' } }),
          days: records.days,
        };
      },
    );
    return { habits: habitsOf(drafts, reading) };
  },
};
