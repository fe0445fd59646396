import { habitKeys } from '#functions/api/habits/keys.ts';
import { daySetOf } from '#shared/core/daySet.ts';
import { addDays, type Day, dayOfWeek, lastDays, yearOf } from '#shared/core/days.ts';
import { habitImports } from '#shared/habits/imports.ts';
import type { Schedule } from '#shared/habits/model.ts';
import { newSchedule } from '#shared/habits/reschedule.ts';
import { firstTargets } from '#shared/habits/retarget.ts';
import { habits } from '#shared/habits/routes.ts';
import type { Pause } from '#shared/habits/schedule.ts';
import { users } from '#shared/users/routes.ts';
import { type DemoArea, removeAll } from './area.ts';
import { isAway, vacation } from './away.ts';
import { backdate, instantOn } from './backdating.ts';
import { type DemoHabit, demoHabits } from './demoHabits.ts';

/** The ticked days of a habit from its creation to `today`, oldest first. */
export const doneDays = ({ since, isDone, skips = [] }: DemoHabit, today: Day): Day[] =>
  lastDays(since + 1, today).filter((day, index) => {
    const ago = since - index;
    return !isAway(ago) && !skips.includes(ago) && isDone(ago, dayOfWeek(day));
  });

/** The amounts of an amount habit by day, oldest first. */
export const amountsOf = ({ since, amountOn }: DemoHabit, today: Day): [Day, number][] =>
  lastDays(since + 1, today).flatMap((day, index) => {
    const ago = since - index;
    return amountOn && !isAway(ago) ? [[day, amountOn(ago)]] : [];
  });

/** The schedules of the habit since its creation. */
export const schedulesOf = ({ habit, before, since }: DemoHabit, today: Day): Schedule[] => [
  newSchedule(before ?? habit, addDays(today, -since)),
  ...(before ? [newSchedule(habit, addDays(today, -before.until))] : []),
];

/** Days before today as a pause. */
const pauseOf = ({ first, last }: NonNullable<DemoHabit['pause']>, today: Day): Pause => ({
  from: addDays(today, -first),
  to: addDays(today, -last),
});

/** The days off that a pause or the archive gave the habit. */
export const restsOf = ({ pause, archived }: DemoHabit, today: Day) => ({
  pauses: pause ? [pauseOf(pause, today)] : [],
  vacations: [pauseOf(vacation, today)],
  archivedOn: archived === undefined ? null : addDays(today, -archived),
});

const bitmapsOf = (prefix: string, days: readonly Day[]) =>
  Object.fromEntries([...daySetOf(days)].map(([year, bytes]) => [`${prefix}${year}`, bytes]));

/** The history of a habit as stored in the table, including one bitmap per year. */
const pastOf = (demo: DemoHabit, today: Day) => {
  const createdDay = addDays(today, -demo.since);
  const skipped = (demo.skips ?? []).map((ago) => addDays(today, -ago));
  const { pauses, archivedOn } = restsOf(demo, today);
  return {
    pauses,
    archivedOn: archivedOn ?? undefined,
    schedules: schedulesOf(demo, today),
    ...bitmapsOf('done', doneDays(demo, today)),
    ...bitmapsOf('skip', skipped),
    ...bitmapsOf(
      'amount',
      amountsOf(demo, today).map(([day]) => day),
    ),
    ...(demo.amountOn && { targets: firstTargets(demo.habit, createdDay) }),
    createdDay,
    createdAt: instantOn(createdDay),
  };
};

const seed: DemoArea['seed'] = async ({ call, userId, today }) => {
  const { from, to = null } = pauseOf(vacation, today);
  await call(users.setVacation, { params: { from }, body: { to } });
  for (const demo of demoHabits) {
    const { data } = await call(habits.create, { body: demo.habit });
    for (const [year, all] of Map.groupBy(amountsOf(demo, today), ([day]) => yearOf(day))) {
      const params = { id: data.habit._id, year: String(year) };
      const amounts = all.map(([date, amount]) => ({ date, amount }));
      await call(habitImports.setYear, { params, body: { amounts } });
    }
    await backdate(habitKeys.habit(userId, data.habit._id), pastOf(demo, today));
    for (const [ago, note] of Object.entries(demo.notes ?? {})) {
      const params = { id: data.habit._id, date: addDays(today, -Number(ago)) };
      await call(habits.setDay, { params, body: { note } });
    }
  }
};

const empty: DemoArea['empty'] = async (call) => {
  const everyHabit = async () => (await call(habits.list, { query: { archived: 'true' } })).data;
  for (const { from } of (await everyHabit()).vacations ?? []) {
    await call(users.endVacation, { params: { from } });
  }
  await removeAll(
    async () => {
      const { habits, archived = [] } = await everyHabit();
      return [...habits, ...archived];
    },
    (id) => call(habits.remove, { params: { id } }),
  );
};

export const demoArea: DemoArea = { seed, empty };
