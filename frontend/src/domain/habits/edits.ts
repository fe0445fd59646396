import { analytics } from '#shared/analytics/routes.ts';
import type { Day } from '#shared/days/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habitImports } from '#shared/habits/imports.ts';
import type { DaySetting, HabitPatch } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { reasonOf } from '../../data/client/ApiError.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { habitRows } from '../rows/habits.ts';
import { keepSourceNames, timeRoutes } from '../time/edits.ts';
import { edited, newHabit } from './changedHabit.ts';
import { type Made, setDay } from './dayEdits.ts';

export const createHabit = defineMutation(habits.create, {
  items: ({ body }) => [body._id ?? ''],
  edit: (rows, change) => {
    rows.put(habitRows, newHabit(change, rows.data(habits.list, everyHabit)));
  },
});

export const updateHabit = defineMutation(habits.update, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body }, day }) => {
    rows.change(habitRows, params.id, (habit) => edited(habit, body, day));
    // Only the server knows which past days count as time after the change, and how much.
    if (changesTime(body ?? {})) rows.refetch(...timeRoutes);
  },
});

const changesTime = ({ skill, countsAs, target, direction, targetPer }: HabitPatch): boolean =>
  [skill, countsAs, target, direction, targetPer].some((sent) => sent !== undefined);

export const deleteHabit = defineMutation(habits.remove, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params } }) => {
    keepSourceNames(rows);
    rows.remove(habitRows, params.id);
    rows.refetch(habits.get);
  },
  refused: (error) => i18n.t('Failed to delete habit: {reason}', { reason: reasonOf(error) }),
});

/** Sets many days of one year with one request, for `useAnswerBreak`. Days that it clears keep their notes. */
export const setHabitYear = defineMutation(habitImports.setYear, {
  items: ({ params }) => [params.id],
  edit: (rows, change) => {
    const { params, body = {} } = change.request;
    const set = (date: Day, to: DaySetting) => editDay(rows, params.id, date, to, change);
    for (const date of body.clear ?? []) set(date, { amount: null, skipped: false });
    for (const { date, amount } of body.amounts ?? []) set(date, { amount });
    for (const date of body.skipped ?? []) set(date, { skipped: true });
  },
});

/** Sets a day of a habit, and marks the responses that only the server can update. */
const editDay = (rows: Rows, id: string, date: Day, set: DaySetting, made: Made): void => {
  setDay(rows, id, date, set, made);
  // The heatmap changes only if the day counts as time. In that case, `setDay` updates or refetches it.
  rows.keep(analytics.skillHeatmap);
  rows.refetch(analytics.dashboard);
  // Another device, or an earlier visit, may have added to the same amount.
  if (set.add !== undefined) rows.refetch(habits.list, habits.get);
};

export const tickHabit = defineMutation(habits.toggle, {
  items: ({ params }) => [params.id],
  edit: (rows, change) => {
    const { params, body } = change.request;
    editDay(rows, params.id, body.date, { completed: body.completed ?? true }, change);
  },
  isMinor: true,
});

export const setHabitDay = defineMutation(habits.setDay, {
  items: ({ params }) => [params.id],
  edit: (rows, change) => {
    const { params, body = {} } = change.request;
    editDay(rows, params.id, params.date, body, change);
  },
});
