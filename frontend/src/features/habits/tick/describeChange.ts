import type { Day } from '#shared/days/days.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatAmount } from '../../../domain/habits/formatTarget.ts';

/**
 * Describes a change to a habit's day: 'Read: ticked for 20 November', 'Water: 8 glasses on 20 November', 'Read: note
 * added for 20 November'. `noteBefore` is the previous note.
 */
export function describeChange(
  { name, unit }: Pick<Habit, 'name' | 'unit'>,
  date: Day,
  { completed, skipped, amount, note }: DaySetting,
  noteBefore = '',
): string {
  const day = formatDay(date);
  if (amount === null) return i18n.t('{name}: nothing recorded on {day}', { name, day });
  if (amount !== undefined) {
    return i18n.t('{name}: {amount} on {day}', { name, amount: formatAmount(amount, unit), day });
  }
  if (completed !== undefined) {
    return completed
      ? i18n.t('{name}: ticked for {day}', { name, day })
      : i18n.t('{name}: no longer ticked for {day}', { name, day });
  }
  if (skipped !== undefined) {
    return skipped
      ? i18n.t('{name}: skipped for {day}', { name, day })
      : i18n.t('{name}: no longer skipped for {day}', { name, day });
  }
  if (!note?.trim()) return i18n.t('{name}: note deleted for {day}', { name, day });
  return noteBefore
    ? i18n.t('{name}: note changed for {day}', { name, day })
    : i18n.t('{name}: note added for {day}', { name, day });
}

/** The message if the server refuses the change of a day. */
export const dayFailure = ({ name }: Pick<Habit, 'name'>, day: Day): string =>
  i18n.t('“{name}” on {day} could not be saved and was undone.', {
    name,
    day: formatDay(day),
  });
