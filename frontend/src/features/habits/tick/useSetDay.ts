import { useCallback } from 'react';
import { monotonicFactory } from 'ulid';
import type { Day } from '#shared/days/days.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import { type MakeChange, useMake } from '../../../data/changes/useMake.ts';
import { serverNow } from '../../../data/client/serverClock.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import type { Success } from '../../../data/outbox/change.ts';
import type { Added } from '../../../data/outbox/createOutbox.ts';
import { amountOn } from '../../../domain/habits/amountOn.ts';
import { habitAfter } from '../../../domain/habits/dayEdits.ts';
import { setHabitDay, tickHabit } from '../../../domain/habits/edits.ts';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';
import { dayFailure, describeChange } from './describeChange.ts';
import { milestoneOf, withMilestones } from './milestone.ts';
import { reverseOf, seenAdditions } from './reverseOf.ts';

/** Creates ids for amounts and additions. Each id is later than the previous one. */
const nextId = monotonicFactory();

const hasAmount = ({ amount, add }: DaySetting): boolean =>
  amount !== undefined || add !== undefined;

/** Describes a setting. For an addition, names the day's whole amount after the addition. */
const describe = (habit: Habit, day: Day, set: DaySetting, noteBefore: string): string => {
  const amount = amountOn(habitAfter(habit, day, set), day) ?? null;
  return describeChange(habit, day, set.add === undefined ? set : { amount }, noteBefore);
};

type Options = { readonly success?: Success | undefined; readonly noteBefore?: string };

/** Sends the setting of a habit's day. Ticks and unticks have a call of their own. */
export const sendDay = (
  make: MakeChange,
  habit: Habit,
  day: Day,
  set: DaySetting,
  { success, noteBefore = '' }: Options = {},
): Added => {
  const { _id: id } = habit;
  const { completed } = set;
  const query = { from: day, to: day };
  const details = {
    label: describe(habit, day, set, noteBefore),
    failure: dayFailure(habit, day),
    success,
  };
  if (completed !== undefined)
    return make(tickHabit, { params: { id }, query, body: { date: day, completed } }, details);
  const body = hasAmount(set) ? { ...set, _id: nextId(serverNow()) } : set;
  return make(setHabitDay, { params: { id, date: day }, query, body }, details);
};

/** Sets a day of a habit, or adds to its amount. `noteBefore` is the note that a new note replaces. */
export type SetDay = (habit: Habit, day: Day, set: DaySetting, noteBefore?: string) => void;

export function useSetDay(): SetDay {
  const make = useMake();
  const calendar = useCalendar();
  return useCallback(
    (habit, day, change, noteBefore = '') => {
      const { today } = calendar;
      const replaces = seenAdditions(habit, day, today);
      const set = change.amount === undefined ? change : { ...change, replaces };
      const after = habitAfter(habit, day, set);
      const { undoEnded } = sendDay(make, habit, day, set, { noteBefore });
      const records = set.completed || hasAmount(set);
      const milestone = records ? milestoneOf(habit, after, calendar) : null;
      showUndo(withMilestones(describe(habit, day, set, noteBefore), [milestone]), {
        undoEnded,
        undo: () => {
          const reverse = reverseOf(habit, day, set, { noteBefore, today });
          sendDay(make, after, day, reverse, { success: 'Undone!', noteBefore: set.note ?? '' });
          return true;
        },
      });
    },
    [make, calendar],
  );
}
