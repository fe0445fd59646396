import * as z from 'zod/mini';
import { fieldsOf } from '../calls/fieldsOf.ts';
import { defineArea, type Read } from '../core/area.ts';
import { batch, recordBatches } from '../core/batches.ts';
import { tableOf } from '../core/table.ts';
import { daysIn, type PackedDays, unpackDays } from '../days/daySet.ts';
import { type Day, FIRST_DAY, LAST_DAY } from '../days/days.ts';
import { maxAway, pauseSchema } from '../pauses/model.ts';
import { users } from '../users/routes.ts';
import { amountsBetween, targetOn } from './amounts.ts';
import { countingOn } from './changes/counting.ts';
import { everyHabit } from './everyHabit.ts';
import { habitImports } from './imports.ts';
import {
  type Counting,
  countingSchema,
  type DayAmount,
  type DayNote,
  dayAmount,
  derivedHabit,
  habitSchema,
  type Habit as ListedHabit,
  noteSchema,
  periodOf,
} from './model.ts';
import { habits } from './routes.ts';
import { scheduleOn } from './schedule.ts';
import { withoutDays, yearBatches } from './yearBatches.ts';

const days = z.array(z.iso.date());

const habit = z.extend(
  z.omit(habitSchema, {
    ...fieldsOf(derivedHabit),
    completions: true,
    vacations: true,
    away: true,
    allAmounts: true,
    history: true,
    skipped: true,
    recorded: true,
    noteYears: true,
    amountYears: true,
    amountStats: true,
    added: true,
  }),
  {
    /** Missing in exports from before habits counted as time. */
    counting: z._default(z.array(countingSchema), []),
    /** Missing in exports from before habits had groups. */
    group: z._default(habitSchema.shape.group, ''),
    /** Missing in exports from before habits could end. */
    endsOn: z._default(habitSchema.shape.endsOn, null),
    /** Oldest first. */
    completed: days,
    skipped: days,
    amounts: z.array(dayAmount),
    notes: z.array(noteSchema),
  },
);

type Habit = z.output<typeof habit>;
type Vacation = z.output<typeof pauseSchema>;

/** One row for each day of a habit that has a record, oldest first. */
const habitDays = (habit: Habit) => {
  const completed = new Set(habit.completed);
  const skipped = new Set(habit.skipped);
  const amounts = new Map(habit.amounts.map(({ date, amount }) => [date, amount]));
  const notes = new Map(habit.notes.map(({ date, text }) => [date, text]));
  const days = [...completed, ...skipped, ...amounts.keys(), ...notes.keys()];
  return [...new Set(days)].toSorted().map((date) => ({
    habit,
    date,
    completed: completed.has(date),
    skipped: skipped.has(date),
    amount: amounts.get(date),
    note: notes.get(date),
  }));
};

/** The pauses of each habit, and the vacations, which apply to all habits. */
const allPauses = (habits: readonly Habit[], vacations: readonly Vacation[]) => [
  ...habits.flatMap((habit) => habit.pauses.map((pause) => ({ ...pause, habit }))),
  ...vacations.map((pause) => ({ ...pause, habit: undefined })),
];

const allDays = (packed: PackedDays): Day[] => daysIn(unpackDays(packed), FIRST_DAY, LAST_DAY);

/** 'minutes', 'hours', or '20 minutes each'. */
const describeCounting = (counting: Counting | undefined): string | undefined => {
  const { countsAs } = counting ?? {};
  return typeof countsAs === 'object' && countsAs !== null
    ? `${countsAs.minutesEach} minutes each`
    : (countsAs ?? undefined);
};

/** The years for which a habit's page has more data than the list. */
const yearsOf = ({ noteYears, amountYears }: ListedHabit): number[] =>
  [...new Set([...noteYears, ...amountYears])].sort((a, b) => a - b);

const gather = async (read: Read) => {
  const {
    habits: active,
    archived = [],
    vacations = [],
    away = [],
  } = await read(habits.list, everyHabit);
  const all = [...active, ...archived].map((listed) => ({
    listed,
    notes: [] as DayNote[],
    amounts: [] as DayAmount[],
  }));
  const rest = all.flatMap(({ listed, notes, amounts }) =>
    yearsOf(listed).map((year) => async () => {
      const query = { from: `${year}-01-01`, to: `${year}-12-31` };
      const page = await read(habits.get, { params: { id: listed._id }, query });
      notes.push(...page.notes.toReversed());
      amounts.push(...amountsBetween(page.amounts ?? [], query.from, query.to));
    }),
  );
  const gathered = all.map(({ listed, notes, amounts }) => ({
    ...listed,
    completed: allDays(listed.history),
    skipped: allDays(listed.skipped),
    notes,
    amounts,
  }));
  return { lists: { habits: gathered, vacations, away }, rest };
};

export const habitArea = defineArea({
  routes: habits,
  imports: habitImports,
  lists: {
    /** Includes archived habits. */
    habits: z.array(habit),
    /** Pauses of all habits. */
    vacations: z.array(pauseSchema),
    /** Days on which the person was away, see pauses/away.ts. */
    away: z.array(pauseSchema),
  },
  gather,
  batches: ({ habits, vacations, away }) => [
    ...recordBatches(
      habitImports.import,
      habits.map((habit) => withoutDays(habit)),
      (habits) => ({ body: { habits } }),
    ),
    ...habits.flatMap((habit) => yearBatches(habit, habit.counting.length > 0)),
    ...vacations.map(({ from, to = null }) =>
      batch(users.setVacation, { params: { from }, body: { to } }),
    ),
    ...(away.length > 0 ? [batch(users.setAway, { body: { away: away.slice(-maxAway) } })] : []),
  ],
  tables: ({ habits, vacations }, today) => [
    tableOf('habits.csv', habits, {
      id: ({ _id }) => _id,
      name: ({ name }) => name,
      description: ({ description }) => description,
      category: ({ category }) => category,
      difficulty: ({ difficulty }) => difficulty,
      frequency: ({ schedules }) => scheduleOn(schedules, today).frequency,
      'frequency days': ({ schedules }) => scheduleOn(schedules, today).frequencyDays?.join(' '),
      'frequency count': ({ schedules }) => scheduleOn(schedules, today).frequencyCount,
      kind: ({ kind }) => kind,
      unit: ({ unit }) => unit,
      target: ({ targets }) => targetOn(targets, today)?.target,
      direction: ({ targets }) => targetOn(targets, today)?.direction,
      'target per': ({ targets }) => periodOf(targetOn(targets, today)),
      quiet: ({ targets }) => targetOn(targets, today)?.quiet,
      skill: ({ counting }) => countingOn(counting, today)?.skill,
      'counts as': ({ counting }) => describeCounting(countingOn(counting, today)),
      'target days': ({ targetDays }) => targetDays,
      'reminder time': ({ reminderTime }) => reminderTime,
      'reminder times': ({ reminderTimes }) => reminderTimes.join(' '),
      remind: ({ remind }) => remind,
      'time of day': ({ timeOfDay }) => timeOfDay,
      group: ({ group }) => group,
      color: ({ color }) => color,
      created: ({ createdDay }) => createdDay,
      'ends on': ({ endsOn }) => endsOn,
      archived: ({ archivedOn }) => archivedOn,
      'completed days': ({ completed }) => completed.length,
    }),
    tableOf('habit-days.csv', habits.flatMap(habitDays), {
      date: ({ date }) => date,
      habit: ({ habit }) => habit.name,
      completed: ({ completed }) => completed,
      skipped: ({ skipped }) => skipped,
      amount: ({ amount }) => amount,
      note: ({ note }) => note,
      'habit id': ({ habit }) => habit._id,
    }),
    tableOf('pauses.csv', allPauses(habits, vacations), {
      from: ({ from }) => from,
      to: ({ to }) => to,
      habit: ({ habit }) => habit?.name ?? 'All (vacation)',
      'habit id': ({ habit }) => habit?._id,
    }),
  ],
});
