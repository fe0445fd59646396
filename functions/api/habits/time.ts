import { idOfDay } from '#shared/core/ids.ts';
import { daysIn } from '#shared/days/daySet.ts';
import { type Day, LAST_DAY, monthOf } from '#shared/days/days.ts';
import type { Amounts } from '#shared/habits/amounts.ts';
import { type Counted, timeOn } from '#shared/habits/changes/counting.ts';
import type { Item } from '../../table/item.ts';
import { getItem, queryItems } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { ifUnchanged, reviseItem } from '../../table/revision.ts';
import { type Step, transact } from '../../table/transactions.ts';
import { conditionOf } from '../../table/updating.ts';
import { idsOf } from '../ledger/activityIds.ts';
import { skillKeys, skillRanges } from '../ledger/keys.ts';
import {
  type Replacement,
  replacementSteps,
  replacementsAtOnce,
} from '../ledger/replaceActivities.ts';
import { amountsIn } from './amountItems.ts';
import { readAmountsFrom, readMonths } from './amounts.ts';
import { parseHabit, type StoredHabit, yearFields } from './item.ts';
import { habitKeys } from './keys.ts';

/**
 * A day that counts as time has one activity. Its id is computed from the habit and the day. So setting a day a second
 * time replaces its time, and clearing the day removes its time. A call for one day also changes the activity, in the
 * same transaction. A call for a year updates the activities afterwards.
 */

/** Whether days of a habit may count as time. */
export const countsAsTime = ({ counting }: Pick<StoredHabit, 'counting'>): boolean =>
  counting.length > 0;

type Source = Counted & Pick<StoredHabit, '_id' | 'name'>;

/** Returns the steps that update the activity of one day after a change of the habit, see `replacementSteps`. */
export const timeStepsOfDay = async (
  userId: string,
  habit: Source,
  day: Day,
  amount: number | undefined,
  now: Date,
): Promise<readonly Step[]> => {
  const id = idOfDay(habit._id, day);
  const item = await getItem(skillKeys.activity(userId, id), true);
  if (isForeign(habit, item)) return [];
  return replacementSteps(userId, [replacementOf(habit, day, amount, item)], now);
};

/** Returns the intended activity of a day. */
const replacementOf = (
  habit: Source,
  day: Day,
  amount: number | undefined,
  item: Item | undefined,
): Replacement => {
  const time = timeOn(habit, day, amount);
  const source = { kind: 'habit', id: habit._id, name: habit.name } as const;
  return { id: idOfDay(habit._id, day), item, next: time && { ...time, source } };
};

/** Whether the person used this id for another activity. Such an activity stays, and the day gets no time. */
const isForeign = ({ _id }: Source, item: Item | undefined): boolean =>
  item !== undefined && item.sourceId !== _id;

/** Returns the days, from a day on, that may count as time: completed days and days with amounts. */
const recordedFrom = async (userId: string, habit: StoredHabit, from: Day): Promise<Day[]> => {
  const amounts = await readAmountsFrom(userId, habit, from);
  const days = [...daysIn(habit.completed, from, LAST_DAY), ...amounts.keys()];
  return [...new Set(days)].filter((day) => day >= from).sort();
};

/**
 * Updates the activities of all days from the changed habit's `recountFrom` on, and returns the habit afterwards. After
 * an interruption, the next update of the habit resumes.
 */
export const recountMarked = async (
  userId: string,
  habit: StoredHabit,
  now: Date,
): Promise<StoredHabit> => {
  const { _id: id, recountFrom } = habit;
  if (recountFrom === undefined) return habit;
  await recountDays(userId, id, await recordedFrom(userId, habit, recountFrom), now);
  const item = await reviseItem(habitKeys.habit(userId, id), (item) =>
    item.recountFrom === recountFrom
      ? { changes: { recountFrom: undefined }, expected: ifUnchanged(item, ['recountFrom']) }
      : undefined,
  );
  return parseHabit(item);
};

/**
 * Updates the activities of some days to match the stored habit. A transaction covers several days. May be repeated.
 */
export const recountDays = async (
  userId: string,
  id: string,
  days: readonly Day[],
  now: Date,
): Promise<void> => {
  const all = days.toSorted();
  for (let start = 0; start < all.length; start += replacementsAtOnce)
    await recountSome(userId, id, all.slice(start, start + replacementsAtOnce), now);
};

const recountSome = (userId: string, id: string, days: readonly Day[], now: Date): Promise<void> =>
  retryOnConflict<void>(async () => {
    const key = habitKeys.habit(userId, id);
    const item = await getItem(key, true);
    // The activities of a deleted habit stay as they are.
    if (!item) return undefined;
    const habit = parseHabit(item);
    const [amounts, activities] = await Promise.all([
      amountsOf(userId, habit, days),
      activitiesOf(userId, habit, days),
    ]);
    const replacements = days
      .map((day) =>
        replacementOf(habit, day, amounts.get(day), activities.get(idOfDay(habit._id, day))),
      )
      .filter(({ item }) => !isForeign(habit, item));
    const steps = await replacementSteps(userId, replacements, now);
    if (steps.length === 0) return undefined;
    const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
    const facts = ifUnchanged(item, [...years.flatMap(yearFields), 'version']);
    const isAsRead: Step = { ConditionCheck: { Key: key, ...conditionOf(facts) } };
    return (await transact([isAsRead, ...steps])) ? new Changed(undefined) : undefined;
  });

/**
 * Call this after reading the habit. Writing an amount also changes the habit. So if an amount is written later, the
 * write that depends on this habit fails.
 */
const amountsOf = async (
  userId: string,
  { _id, kind }: StoredHabit,
  days: readonly Day[],
): Promise<Amounts> =>
  kind === 'amount' ? amountsIn(await readMonths(userId, _id, days.map(monthOf))) : new Map();

/** Returns the items of these days' activities, by id. Another activity may have one of these ids, see `isForeign`. */
const activitiesOf = async (
  userId: string,
  { _id }: StoredHabit,
  days: readonly Day[],
): Promise<ReadonlyMap<string, Item>> => {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const ids = new Set(days.map((day) => idOfDay(_id, day)));
  const items = await queryItems(skillRanges.allActivities(userId, idsOf(first, last)), {
    consistent: true,
  });
  const named = items.map((item) => [String(item.sk).split('#').at(-1) ?? '', item] as const);
  return new Map(named.filter(([id]) => ids.has(id)));
};
