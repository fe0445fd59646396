import { waitForAll } from '#shared/core/waitForAll.ts';
import { describePause } from '#shared/habits/describePause.ts';
import { archivedDay } from '#shared/habits/ends.ts';
import { habitImports } from '#shared/habits/imports.ts';
import type { Habit, ListedFacts } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { toPause } from '#shared/pauses/pauses.ts';
import { type Absences, absencesOf, readAbsences } from '../../account/absences.ts';
import type { Call } from '../../http/call.ts';
import { notAfterToday } from '../../http/days.ts';
import { done } from '../../http/done.ts';
import { importEach, recordsNotAhead } from '../../http/records.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import type { Item } from '../../table/item.ts';
import { keys } from '../../table/keys.ts';
import { isRepeated } from '../../table/lifecycle.ts';
import { getItems } from '../../table/reading.ts';
import { requireSkill } from '../ledger/logTime.ts';
import { listAmounts, listRecentAmounts } from './amounts.ts';
import { setHabitDay, toggleHabitDay } from './days.ts';
import { changesNotTooFarAhead, importHabit } from './importHabit.ts';
import { habitKeys } from './keys.ts';
import { listNotes } from './notes.ts';
import { setHabitYear } from './setYear.ts';
import {
  createHabit,
  deleteHabit,
  getHabit,
  pauseHabit,
  requireEnd,
  resumeHabit,
  type StoredHabit,
  updateHabit,
  walkHabits,
} from './store.ts';
import { type ListedAmounts, viewFacts, viewHabit, type WindowRequest, windowOf } from './view.ts';

/** Returns the response of a call that reads or changes one habit. The person's absences are read in parallel. */
const viewed = async (
  { userId, calendar, hereOn }: Pick<Call<typeof habits.get>, 'userId' | 'calendar' | 'hereOn'>,
  habit: Promise<StoredHabit>,
  window: WindowRequest = {},
  amounts?: Promise<ListedAmounts>,
): Promise<Habit> => {
  const [stored, absences, listed] = await waitForAll([
    habit,
    readAbsences(userId, hereOn),
    amounts,
  ]);
  return viewHabit(stored, absences, calendar, windowOf(window, calendar.today), listed);
};

/**
 * Returns the response of a call that changes a day. One table request reads the habit and the absences,
 * eventually consistent. If the habit turns out to be outdated, `change` reads it again.
 */
const viewedDay = async (
  call: Call<typeof habits.setDay> | Call<typeof habits.toggle>,
  change: (seen: Item | undefined) => Promise<StoredHabit>,
): Promise<Habit> => {
  const { userId, params, query, calendar, hereOn } = call;
  const [seen, absences] = await getItems([
    habitKeys.habit(userId, params.id),
    keys.vacations(userId),
  ]);
  const window = windowOf(query, calendar.today);
  return viewHabit(await change(seen), absencesOf(absences, hereOn), calendar, window);
};

type Show<V> = (habit: StoredHabit, absences: Absences, amounts: ListedAmounts) => V;

const noAmounts: ListedAmounts = { amounts: [], added: {} };

/** Returns a page of habits for a response. Reads amounts only if the page shows an amount habit. */
const listPage = async <V extends Pick<StoredHabit, 'archivedOn'>>(
  {
    userId,
    query,
    today,
    hereOn,
  }: Pick<Call<typeof habits.facts>, 'userId' | 'query' | 'today' | 'hereOn'>,
  show: Show<V>,
) => {
  let amounts: ReturnType<typeof listRecentAmounts> | undefined;
  const amountsOf = async ({ _id, kind }: StoredHabit): Promise<ListedAmounts> => {
    if (kind === 'check') return noAmounts;
    amounts ??= listRecentAmounts(userId, today);
    return (await amounts).get(_id) ?? noAmounts;
  };
  const isHidden = (habit: StoredHabit) => archivedDay(habit, today) !== null && !query.archived;
  const absences = readAbsences(userId, hereOn);
  const page = takePage(
    walkHabits(userId, query.cursor),
    async (habit) =>
      isHidden(habit) ? undefined : show(habit, await absences, await amountsOf(habit)),
    () => requireAccount(userId),
  );
  const [{ vacations, away }, { shown, ...more }] = await Promise.all([absences, page]);
  return {
    habits: shown.filter(({ archivedOn }) => archivedOn === null),
    ...(query.archived && { archived: shown.filter(({ archivedOn }) => archivedOn !== null) }),
    ...(query.cursor === undefined && { vacations: [...vacations], away: [...away] }),
    ...more,
  };
};

const routes = { ...habits, ...habitImports };

export const handler = serve(routes, {
  list: async (call) => {
    const window = windowOf(call.query, call.today);
    const show: Show<Habit> = (habit, absences, amounts) =>
      viewHabit(habit, absences, call.calendar, window, amounts);
    return { data: await listPage(call, show) };
  },
  facts: async (call) => {
    const show: Show<ListedFacts> = (habit, _, amounts) => viewFacts(habit, call.today, amounts);
    return { data: await listPage(call, show) };
  },
  create: async (call) => {
    const { userId, newId, body: habit, today: createdDay, now } = call;
    const key = habitKeys.habit(userId, newId.id);
    const isAgain = () => isRepeated(key, newId.request);
    await requireEnd(habit.endsOn, createdDay, isAgain);
    await requireSkill(userId, habit.skill, isAgain);
    return {
      data: { habit: await viewed(call, createHabit({ userId, newId, habit, createdDay, now })) },
    };
  },
  get: async (call) => {
    const { userId, params, query, today } = call;
    const window = windowOf(query, today);
    const stored = getHabit(userId, params.id);
    const amounts = stored.then((habit) =>
      habit.kind === 'check' ? noAmounts : listAmounts(userId, habit, window, today),
    );
    const [habit, notes] = await Promise.all([
      viewed(call, stored, query, amounts),
      stored.then((habit) => listNotes(userId, habit, window)),
    ]);
    return { data: { ...habit, ...notes } };
  },
  update: async (call) => {
    const { userId, params, body: patch, today, now } = call;
    // If the habit and the skill are both missing, respond with the habit's 404, not with the skill's 400.
    if (patch.skill) await getHabit(userId, params.id);
    await requireSkill(userId, patch.skill);
    const habit = updateHabit({ userId, id: params.id, patch, today, now });
    return { data: { habit: await viewed(call, habit) } };
  },
  remove: ({ userId, params, now }) => done(deleteHabit(userId, params.id, now)),
  toggle: async (call) => {
    const { userId, params, body, today, now } = call;
    const { date: day, completed } = body;
    // A day that was ticked before travelling west can be after today. Unticking such a day is allowed.
    if (completed !== false) notAfterToday('date', day, today);
    const habit = await viewedDay(call, (seen) =>
      toggleHabitDay({ userId, id: params.id, day, now, seen }, completed),
    );
    return { data: { habit } };
  },
  setDay: async (call) => {
    const { userId, params, body, today, now } = call;
    const { id, date: day } = params;
    notAfterToday('date', day, today);
    const habit = await viewedDay(call, (seen) =>
      setHabitDay({ userId, id, day, now, seen }, body),
    );
    return { data: { habit } };
  },
  setPause: async (call) => {
    const { userId, params, body, now } = call;
    const paused = pauseHabit({ userId, now, ...params }, body);
    const habit = await viewed(
      call,
      paused.then((one) => one.habit),
    );
    const { before } = await paused;
    const pause = toPause(params.from, body.to);
    return { data: { habit }, ...describePause('pause', pause, before, habit.pauses) };
  },
  endPause: async (call) => {
    const { userId, params, now } = call;
    return { data: { habit: await viewed(call, resumeHabit({ userId, now, ...params })) } };
  },
  import: async (call) => {
    const { habits } = call.body;
    recordsNotAhead('habits', habits, call, ({ createdDay, archivedOn }) => ({
      createdDay,
      archivedOn,
    }));
    changesNotTooFarAhead(habits, call.today);
    return importEach(habits, (habit) => importHabit(call.userId, habit, call.now));
  },
  setYear: async (call) => {
    const { userId, params, body, today, now } = call;
    const which = { userId, id: params.id, year: Number(params.year), today, now };
    return { data: { habit: await viewed(call, setHabitYear(which, body)) } };
  },
});
