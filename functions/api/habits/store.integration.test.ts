import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { daySetOf, daysIn } from '#shared/days/daySet.ts';
import { addDays, type Day, defaultWeekStart } from '#shared/days/days.ts';
import { deriveHabit } from '#shared/habits/rules.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { endAfterWrites, endSimulations } from '#testing/live/cutOff.ts';
import { toggleHabitDay } from './days.ts';
import { createHabit, listHabits } from './store.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

const now = new Date('2020-06-01T12:00:00.000Z');
const createdDay = '2020-06-01';

/** Creates a person with one habit, created on 1 June 2020. */
const someHabit = async () => {
  const userId = randomUUID();
  const id = ulid(now.getTime());
  const habit = { name: 'Walk', frequency: 'daily' } as const;
  await createHabit({ userId, newId: { id, request: undefined }, habit, createdDay, now });
  const tick = (day: Day, to: boolean | 'flipped' = true) =>
    toggleHabitDay({ userId, id, day, now }, to === 'flipped' ? undefined : to);
  return { userId, tick };
};

const expectDays = async (userId: string, days: Iterable<Day>, today: Day): Promise<void> => {
  const [habit] = await listHabits(userId);
  if (!habit) throw new Error('The habit is gone');
  const facts = { ...habit, targetDays: 30 };
  const calendar = { today, weekStartsOn: defaultWeekStart };
  const plain = { ...facts, completed: daySetOf(days) };
  expect(deriveHabit(facts, calendar)).toEqual(deriveHabit(plain, calendar));
  expect(daysIn(habit.completed, '1970-01-01', '2100-01-01')).toEqual([...days].sort());
};

afterEach(endSimulations);

test('8 devices tick days of many years at once and lose none', async () => {
  const { userId, tick } = await someHabit();
  const days = Array.from({ length: 8 }, (_, n) => addDays('2026-02-28', -200 * n));
  await Promise.all(days.map((day) => tick(day)));
  await expectDays(userId, days, '2026-03-04');
});

/** `back` counts from today, and `pass` moves today forward. */
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

test('the derived numbers match the days after any ticks in any year @exhaustive', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (moves) => {
      const { userId, tick } = await someHabit();
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
          await Promise.all(ticked.map((day) => tick(day, move.to)));
          for (const day of ticked) put(day, move.to);
        } else {
          const day = addDays(today, -move.back);
          endAfterWrites(move.writes);
          const done = await tick(day, move.to).catch(() => undefined);
          endSimulations();
          if (done) put(day, move.to);
        }
        await expectDays(userId, days, today);
      }
    }),
    { numRuns: 40 },
  );
}, 180_000);
