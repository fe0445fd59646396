import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { type Habit, habitDefaults } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { readItem } from '#testing/live/items.ts';
import { noonZone, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

const zone = noonZone();
const today = todayIn(new Date(), zone);
const ada = await registerPerson(cairn, zone);

/** The simplest possible model of a habit. */
type Model = { name: string; color: string; reminderTime: string | null; days: Set<Day> };

/** `habit` selects one of the existing habits. `days` are counted back from today. */
type Move =
  | { kind: 'create'; name: string }
  | { kind: 'set'; habit: number; days: number[]; completed: boolean }
  | { kind: 'flip'; habit: number; days: number[] }
  | { kind: 'patch'; habit: number; name?: string; color: string | null; time: string | null }
  | { kind: 'delete'; habit: number };

const habit = fc.nat(20);
const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '');
// This range covers several year ends and 29 February.
const day = fc.oneof(fc.nat(9), fc.nat(4_000));
const days = fc.uniqueArray(day, { minLength: 1, maxLength: 6 });
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('create'), name }) },
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('set'), habit, days, completed: fc.boolean() }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('flip'), habit, days }) },
    {
      weight: 3,
      arbitrary: fc.record(
        {
          kind: fc.constant('patch'),
          habit,
          name,
          color: fc.constantFrom('#000000', '#abcdef', null),
          time: fc.constantFrom('00:00', '23:59', null),
        },
        { requiredKeys: ['kind', 'habit', 'color', 'time'] },
      ),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete'), habit }) },
  ) as fc.Arbitrary<Move>,
  { minLength: 4, maxLength: 30 },
);

const wholeLife = { from: addDays(today, -4_100), to: today };

const play = async (move: Move, models: Map<string, Model>): Promise<void> => {
  if (move.kind === 'create') {
    const body = { name: move.name, frequency: 'daily' } as const;
    const { data } = await ada.call(habits.create, { body });
    const text = move.name.trim().normalize('NFC');
    models.set(data.habit._id, {
      name: text,
      color: habitDefaults.color,
      reminderTime: null,
      days: new Set(),
    });
    return;
  }
  const ids = [...models.keys()];
  const id = ids[move.habit % ids.length];
  const model = id === undefined ? undefined : models.get(id);
  if (id === undefined || !model) return;
  const params = { id };
  switch (move.kind) {
    case 'set':
    case 'flip': {
      // All days of a move are sent in parallel, as if by as many devices.
      await Promise.all(
        move.days.map((back) => {
          const date = addDays(today, -back);
          const body = move.kind === 'set' ? { date, completed: move.completed } : { date };
          return ada.call(habits.toggle, { params, body });
        }),
      );
      for (const back of move.days) {
        const date = addDays(today, -back);
        const completed = move.kind === 'set' ? move.completed : !model.days.has(date);
        if (completed) model.days.add(date);
        else model.days.delete(date);
      }
      return;
    }
    case 'patch': {
      const body = {
        ...(move.name !== undefined && { name: move.name }),
        color: move.color,
        reminderTime: move.time,
      };
      await ada.call(habits.update, { params, body });
      if (move.name !== undefined) model.name = move.name.trim().normalize('NFC');
      model.color = move.color ?? habitDefaults.color;
      model.reminderTime = move.time;
      return;
    }
    case 'delete':
      await ada.call(habits.remove, { params });
      models.delete(id);
  }
};

/** Returns the part of a habit that the model knows, recomputed from its days. */
const expected = (id: string, model: Model): Partial<Habit> => {
  const done = [...model.days].sort();
  let run = 0;
  let longest = 0;
  for (let back = 4_100; back >= 0; back--) {
    const isDone = model.days.has(addDays(today, -back));
    if (isDone) run++;
    else if (back > 0) run = 0;
    longest = Math.max(longest, run);
  }
  return {
    _id: id,
    name: model.name,
    color: model.color,
    reminderTime: model.reminderTime,
    completions: done.map((date) => ({ date, completed: true })),
    totalCompletions: done.length,
    currentStreak: run,
    longestStreak: longest,
    lastCompletionDate: done.at(-1) ?? null,
  };
};

describe('habits against a naive model', () => {
  test('any sequence of moves ends in the same state', { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        for (const { _id } of (await ada.call(habits.list, {})).data.habits) {
          await ada.call(habits.remove, { params: { id: _id } });
        }
        const models = new Map<string, Model>();
        for (const move of sequence) await play(move, models);

        const { data } = await ada.call(habits.list, { query: wholeLife });
        const byId = new Map(data.habits.map((one) => [one._id, one]));
        expect([...byId.keys()].sort()).toEqual([...models.keys()].sort());
        for (const [id, model] of models) {
          expect(byId.get(id)).toMatchObject(expected(id, model));
        }
        expect((await readItem(keys.counts(ada.user._id)))?.habits ?? 0).toBe(models.size);
      }),
      { numRuns: 25 },
    );
  });
});
