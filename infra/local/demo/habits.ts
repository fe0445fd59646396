import { addDays, type Day, dayOfWeek, lastDays } from '#shared/days/days.ts';
import { newSchedule } from '#shared/habits/changes/reschedule.ts';
import { firstTargets } from '#shared/habits/changes/retarget.ts';
import { type Counting, frequencyOfNew, habitFields, type Schedule } from '#shared/habits/model.ts';
import { reminderTimesAfter } from '#shared/habits/reminderTimes.ts';
import type { Pause } from '#shared/pauses/pauses.ts';
import { isAway, vacation } from './away.ts';
import { type DemoHabit, demoHabits } from './demoHabits.ts';
import { idOf, timestampsOn } from './ids.ts';

/** The ticked days of a habit from its creation to `today`, oldest first. */
const doneDays = ({ since, isDone, skips = [] }: DemoHabit, today: Day): Day[] =>
  lastDays(since + 1, today).filter((day, index) => {
    const ago = since - index;
    return !isAway(ago) && !skips.includes(ago) && isDone(ago, dayOfWeek(day));
  });

/** The days that count for a skill, oldest first. Empty if none count. */
export const countedDays = (demo: DemoHabit, today: Day): Day[] => {
  const { counts } = demo;
  if (!counts) return [];
  const first = addDays(today, -counts.since);
  return doneDays(demo, today).filter((day) => day >= first);
};

/** The amounts of an amount habit by day, oldest first. */
const amountsOf = ({ since, amountOn }: DemoHabit, today: Day): [Day, number][] =>
  lastDays(since + 1, today).flatMap((day, index) => {
    const ago = since - index;
    const amount = isAway(ago) ? undefined : amountOn?.(ago);
    return amount === undefined ? [] : [[day, amount]];
  });

const schedulesOf = ({ habit, before, since }: DemoHabit, today: Day): Schedule[] => [
  newSchedule(before ?? frequencyOfNew(habit), addDays(today, -since)),
  ...(before ? [newSchedule(frequencyOfNew(habit), addDays(today, -before.until))] : []),
];

/** Converts a pause from days before today to dates. */
const pauseOf = ({ first, last }: NonNullable<DemoHabit['pause']>, today: Day): Pause => ({
  from: addDays(today, -first),
  to: addDays(today, -last),
});

/** The days off: the pause, the vacation and the archive. */
const restsOf = ({ pause, archived }: DemoHabit, today: Day) => ({
  pauses: pause ? [pauseOf(pause, today)] : [],
  vacations: [pauseOf(vacation, today)],
  archivedOn: archived === undefined ? null : addDays(today, -archived),
});

/** How the habit's days count over time. At first they don't count. */
const countingOf = ({ counts, since }: DemoHabit, today: Day): Counting[] =>
  counts
    ? [
        { from: addDays(today, -since), skill: null, countsAs: null },
        {
          from: addDays(today, -counts.since),
          skill: idOf('skills', counts.skill, today),
          countsAs: { minutesEach: counts.minutesEach },
        },
      ]
    : [];

const recordOf = (demo: DemoHabit, today: Day) => {
  const { habit, since, skips = [], notes = {}, amountOn } = demo;
  const dayBefore = (ago: number) => addDays(today, -ago);
  const createdDay = dayBefore(since);
  const { pauses, archivedOn } = restsOf(demo, today);
  return {
    ...habitFields.unset,
    ...habit,
    ...reminderTimesAfter(habit),
    _id: idOf('habits', habit.name, today),
    schedules: schedulesOf(demo, today),
    targets: amountOn ? firstTargets(habit, createdDay) : [],
    counting: countingOf(demo, today),
    pauses,
    archivedOn,
    createdDay,
    ...timestampsOn(createdDay),
    completed: doneDays(demo, today),
    skipped: skips.map(dayBefore),
    amounts: amountsOf(demo, today).map(([date, amount]) => ({ date, amount })),
    notes: Object.entries(notes).map(([ago, text]) => ({ date: dayBefore(Number(ago)), text })),
  };
};

export const demoLists = (today: Day) => ({
  habits: demoHabits.map((demo) => recordOf(demo, today)),
  vacations: [pauseOf(vacation, today)],
  away: [],
});
