import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startCairn } from '#infra/local/harness.ts';
import { engines } from '#infra/local/integrationEngines.ts';
import { daySetOf, daysIn } from '#shared/rules/daySet.ts';
import { addDays, type Day } from '#shared/rules/days.ts';
import { deriveHabit, startOf } from '#shared/rules/habits.ts';
import { cutOff, endAfterWrites, liveOn } from '../testing/live/cutOff.ts';
import { everything, readItem, writeHistory } from '../testing/live/items.ts';
import { setHabitDay } from './habitDays.ts';
import {
  createHabit,
  deleteHabit,
  getHabit,
  listHabits,
  listHabitsWithAllDays,
  updateHabit,
  withAllDays,
} from './habits.ts';
import { keys } from './keys.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

const now = new Date('2020-06-01T12:00:00.000Z');
const createdDay = '2020-06-01';

/** Somebody with one habit, made on 1 June 2020. */
const habitOf = async (...days: Day[]) => {
  const userId = randomUUID();
  const id = ulid(now.getTime());
  const habit = { name: 'Walk', frequency: 'daily' } as const;
  await createHabit({ userId, id, habit, createdDay, now, idempotency: undefined });
  if (days.length > 0) await writeHistory(userId, id, days);
  const tick = (day: Day, today: Day, to: boolean | 'flipped' = true) =>
    setHabitDay({ userId, id, day, today, completed: to === 'flipped' ? undefined : to });
  return { userId, id, tick };
};
type Kept = Awaited<ReturnType<typeof habitOf>>;

const settledYears = ({ userId, id }: Kept) => readItem(keys.settledYears(userId, id));
const yearFields = (item: Record<string, unknown> | undefined) =>
  Object.keys(item ?? {})
    .filter((field) => field.startsWith('done'))
    .sort();

const allDays = async ({ userId, id }: Kept): Promise<Day[]> => {
  const { completed } = await withAllDays(userId, await getHabit(userId, id));
  return daysIn(completed, '1970-01-01', '2100-01-01');
};

/** What is read of a habit in a list is what its days, all of them, say. */
const expectDays = async (kept: Kept, days: Iterable<Day>, today: Day): Promise<void> => {
  const [habit] = await listHabits(kept.userId);
  if (!habit) throw new Error('The habit is gone');
  const plain = { ...habit, targetDays: 30, past: undefined, completed: daySetOf(days) };
  expect(deriveHabit({ ...habit, targetDays: 30 }, today)).toEqual(deriveHabit(plain, today));
  expect(startOf(habit)).toBe(startOf(plain));
  expect(await allDays(kept)).toEqual([...days].sort());
  const [listed] = await listHabitsWithAllDays(kept.userId);
  expect(daysIn(listed?.completed ?? new Map(), '1970-01-01', '2100-01-01')).toEqual(
    [...days].sort(),
  );
};

afterEach(liveOn);

describe('a tick in a new year', () => {
  const history: Day[] = ['2019-12-30', '2020-07-01', '2021-12-31', '2022-01-01', '2023-03-03'];

  test('settles the years before the last', async () => {
    const kept = await habitOf(...history);
    await kept.tick('2023-03-04', '2023-03-04');
    const item = await readItem(keys.habit(kept.userId, kept.id));
    expect(yearFields(item)).toEqual(['done2022', 'done2023']);
    expect(item?.past).toMatchObject({ through: 2021, total: 3, first: '2019-12-30' });
    expect(yearFields(await settledYears(kept))).toEqual(['done2019', 'done2020', 'done2021']);
    await expectDays(kept, [...history, '2023-03-04'], '2023-03-04');
  });

  test('and that of the year after one year more', async () => {
    const kept = await habitOf(...history);
    await kept.tick('2023-03-04', '2023-03-04');
    await kept.tick('2024-01-01', '2024-01-01');
    const item = await readItem(keys.habit(kept.userId, kept.id));
    expect(yearFields(item)).toEqual(['done2023', 'done2024']);
    expect(item?.past).toMatchObject({ through: 2022, total: 4 });
    await expectDays(kept, [...history, '2023-03-04', '2024-01-01'], '2024-01-01');
  });

  test('cut off after each of its writes, can be repeated', async () => {
    for (const writes of [0, 1]) {
      const kept = await habitOf(...history);
      endAfterWrites(writes);
      await expect(kept.tick('2023-03-04', '2023-03-04')).rejects.toThrow(cutOff);
      liveOn();
      await expectDays(kept, history, '2023-03-04');
      await kept.tick('2020-07-01', '2023-03-04', false);
      await kept.tick('2023-03-04', '2023-03-04');
      const now = [...history.filter((day) => day !== '2020-07-01'), '2023-03-04'];
      await expectDays(kept, now, '2023-03-04');
    }
  });

  test('on 30 devices at once loses none', async () => {
    const kept = await habitOf(...history);
    const days = Array.from({ length: 30 }, (_, n) => addDays('2023-02-28', -31 * n));
    await Promise.all(days.map((day) => kept.tick(day, '2023-03-04')));
    await expectDays(kept, new Set([...history, ...days]), '2023-03-04');
  });
});

describe('a day of a settled year', () => {
  const today = '2024-02-29';
  const history: Day[] = ['2020-06-02', '2021-01-01', '2021-01-02', '2024-02-28'];
  const settled = async () => {
    const kept = await habitOf(...history);
    await kept.tick(today, today);
    return kept;
  };

  test.each<[string, Day[], Day[]]>([
    ['ticked', [], ['2021-05-05']],
    ['of a year that had none', [], ['2022-05-05']],
    ['before the first of all', [], ['2012-02-29']],
    ['unticked', ['2021-01-01'], []],
    ['unticked, the last of its year', ['2021-01-01', '2021-01-02'], []],
    ['unticked, the first of all', ['2020-06-02'], []],
    ['unticked, the last of all that are settled', ['2020-06-02', '2021-01-01', '2021-01-02'], []],
  ])('%s counts as if it had always been so', async (_, off, on) => {
    const kept = await settled();
    for (const day of off) await kept.tick(day, today, false);
    for (const day of on) await kept.tick(day, today);
    const days = [...history, today, ...on].filter((day) => !off.includes(day));
    await expectDays(kept, days, today);
    await kept.tick('2025-01-01', '2025-01-01');
    await expectDays(kept, [...days, '2025-01-01'], '2025-01-01');
    await kept.tick('2026-01-01', '2026-01-01');
    await expectDays(kept, [...days, '2025-01-01', '2026-01-01'], '2026-01-01');
  });

  test('ticked and unticked again leaves the habit’s item as small as before', async () => {
    const kept = await settled();
    const item = () => readItem(keys.habit(kept.userId, kept.id));
    const before = await item();
    await kept.tick('2021-05-05', today);
    expect(yearFields(await item())).toEqual(['done2021', 'done2024']);
    await kept.tick('2021-05-05', today, 'flipped');
    expect(await item()).toEqual({ ...before, revision: 3 });
  });

  test('ticked on 30 devices at once loses none', async () => {
    const kept = await settled();
    const days = Array.from({ length: 30 }, (_, n) => addDays('2021-12-20', -19 * n));
    await Promise.all(days.map((day) => kept.tick(day, today)));
    await expectDays(kept, new Set([...history, today, ...days]), today);
  });

  test('counts under a frequency that is changed later', async () => {
    const kept = await settled();
    for (const frequency of ['weekly', 'weekends', 'weekdays'] as const) {
      await updateHabit(kept.userId, kept.id, { frequency }, now);
      await expectDays(kept, [...history, today], today);
    }
  });
});

test('a deleted habit leaves nothing of its settled years', async () => {
  const kept = await habitOf('2020-06-02');
  await kept.tick('2024-02-29', '2024-02-29');
  expect(await settledYears(kept)).toBeDefined();
  await deleteHabit(kept.userId, kept.id);
  const left = (await everything()).filter(({ pk }) => String(pk).includes(kept.userId));
  expect(left.map(({ sk }) => sk)).toEqual(['COUNTS']);
});

/** `back` counts from today, which `pass` moves on. */
type Move =
  | { kind: 'tick'; back: number[]; to: boolean | 'flipped' }
  | { kind: 'pass'; days: number }
  | { kind: 'cut'; back: number; to: boolean; writes: number };

const back = fc.oneof(fc.nat(9), fc.nat(2_500));
const moves = fc.array<Move>(
  fc.oneof<fc.Arbitrary<Move>[]>(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('tick' as const),
        back: fc.uniqueArray(back, { minLength: 1, maxLength: 8 }),
        to: fc.constantFrom(true, true, false, 'flipped' as const),
      }),
    } as never,
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.nat(500) }),
    } as never,
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('cut' as const),
        back,
        to: fc.boolean(),
        writes: fc.nat(1),
      }),
    } as never,
  ),
  { minLength: 4, maxLength: 25 },
);

test('whatever is ticked in whatever year, the numbers are those of the days', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (moves) => {
      const kept = await habitOf();
      const days = new Set<Day>();
      let today = addDays(createdDay, 200);
      const put = (day: Day, to: boolean | 'flipped') => {
        if (to === 'flipped' ? !days.has(day) : to) days.add(day);
        else days.delete(day);
      };
      for (const move of moves) {
        if (move.kind === 'pass') today = addDays(today, move.days);
        else if (move.kind === 'tick') {
          const ticked = move.back.map((n) => addDays(today, -n));
          await Promise.all(ticked.map((day) => kept.tick(day, today, move.to)));
          for (const day of ticked) put(day, move.to);
        } else {
          const day = addDays(today, -move.back);
          endAfterWrites(move.writes);
          const done = await kept.tick(day, today, move.to).catch(() => undefined);
          liveOn();
          if (done) put(day, move.to);
        }
        await expectDays(kept, days, today);
      }
    }),
    { numRuns: 40 },
  );
}, 180_000);
