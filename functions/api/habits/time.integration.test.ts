import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { addDays, type Day } from '#shared/days/days.ts';
import type { CountsAs, DaySetting, HabitPatch, NewHabit } from '#shared/habits/model.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { beforeWrite, endAfterWrites, endSimulations } from '#testing/live/cutOff.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { problemOf } from '../../http/middleware/errors.ts';
import { dayOfActivity } from '../ledger/activityIds.ts';
import { createSkill, findSkill } from '../ledger/store.ts';
import { deleteSkill } from '../skills/deletion.ts';
import { setHabitDay, toggleHabitDay } from './days.ts';
import { setHabitYear } from './setYear.ts';
import { createHabit, deleteHabit, getHabit, updateHabit } from './store.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);
afterEach(endSimulations);

const now = new Date('2020-12-01T12:00:00.000Z');
const [first, today] = ['2020-01-01', '2020-12-01'];
const year = 2020;
const request = undefined;

const practise = { name: 'Practise', frequency: 'daily' } satisfies NewHabit;
const listen = { ...practise, kind: 'amount', unit: 'minutes', target: 20 } satisfies NewHabit;

/** Creates a person with two skills and a habit. Returns the calls of the person's devices. */
const somebody = async (habit: NewHabit) => {
  const userId = randomUUID();
  const id = ulid(now.getTime());
  const ofSkill = async (name: string) => {
    const skill = { name, category: 'Other', currentHours: 1 } as const;
    const newId = { id: ulid(), request };
    return (await createSkill({ userId, newId, skill, createdDay: first, now }))._id;
  };
  const skills = [await ofSkill('Spanish'), await ofSkill('Piano')] as const;
  await createHabit({ userId, newId: { id, request }, habit, createdDay: first, now });
  const own = () => ownItems({ user: { _id: userId } });
  const activities = async () =>
    (await own())
      .filter(({ sk }) => String(sk).startsWith('ACTIVITY#'))
      .map(({ sk, skillId, time, sourceId }) => {
        const day = dayOfActivity(String(sk).slice('ACTIVITY#'.length));
        expect(sourceId).toBe(id);
        return [day, { skill: skillId ?? null, minutes: Number(time) / 5 }] as const;
      });
  return {
    skills,
    own,
    tick: (day: Day, completed?: boolean) => toggleHabitDay({ userId, id, day, now }, completed),
    setDay: (day: Day, set: DaySetting) => setHabitDay({ userId, id, day, now }, set),
    setYear: (set: object) => setHabitYear({ userId, id, year, today, now }, set),
    update: (patch: HabitPatch) => updateHabit({ userId, id, patch, today, now }),
    remove: () => deleteHabit(userId, id, now),
    habit: () => getHabit(userId, id),
    deleteSkill: (skill: string) => deleteSkill(userId, skill, now),
    skill: (skill: string) => findSkill(userId, skill, true),
    times: async () => Object.fromEntries(await activities()),
  };
};

type Somebody = Awaited<ReturnType<typeof somebody>>;
type Time = { readonly skill: string | null; readonly minutes: number };

/** Returns a skill's hours in minutes, and the day of its last activity. */
const skillOf = async ({ skill }: Somebody, id: string) => {
  const { initialTime = 0, loggedTime = 0, lastActivityDate, entries } = (await skill(id)) ?? {};
  return { minutes: (initialTime + loggedTime) / 5, last: lastActivityDate, entries };
};

const spanish = (minutesEach: number): NewHabit => ({ ...practise, countsAs: { minutesEach } });

test('a tick is time for the skill, a repeated tick changes nothing, and clearing the day removes the time', async () => {
  const ada = await somebody(spanish(20));
  const [skill] = ada.skills;
  await ada.update({ skill, from: first });
  await ada.tick(today, true);
  await ada.tick(today, true);
  expect(await skillOf(ada, skill)).toEqual({ minutes: 80, last: today, entries: 1 });
  await ada.tick('2020-11-30');
  await ada.setDay(today, { skipped: true });
  expect(await skillOf(ada, skill)).toEqual({ minutes: 80, last: '2020-11-30', entries: 1 });
  await ada.tick('2020-11-30');
  expect(await skillOf(ada, skill)).toEqual({ minutes: 60, last: null, entries: 0 });
  expect(inconsistencies(await ada.own())).toEqual([]);
});

test('a change applies from today on, or to all recorded days since a past day in the request', async () => {
  const ada = await somebody(practise);
  const [skill, other] = ada.skills;
  const days = Array.from({ length: 60 }, (_, n) => addDays(today, -n));
  await ada.setYear({ completed: days });
  await ada.update({ skill, countsAs: { minutesEach: 20 } });
  expect(await ada.times()).toEqual({ [today]: { skill, minutes: 20 } });
  await ada.update({ skill: other, countsAs: { minutesEach: 30 }, from: addDays(today, -49) });
  const fifty = days.slice(0, 50).map((day) => [day, { skill: other, minutes: 30 }]);
  expect(await ada.times()).toEqual(Object.fromEntries(fifty));
  expect((await ada.habit()).recountFrom).toBeUndefined();
  await ada.update({ countsAs: null, from: first });
  expect(await ada.times()).toEqual({});
  expect((await ada.habit()).counting).toEqual([]);
  expect(await skillOf(ada, other)).toEqual({ minutes: 60, last: null, entries: 0 });
  expect(inconsistencies(await ada.own())).toEqual([]);
});

test('a change that was interrupted while it counted past days is completed by repeating it', async () => {
  const ada = await somebody(practise);
  const [skill] = ada.skills;
  await ada.setYear({ completed: Array.from({ length: 60 }, (_, n) => addDays(today, -n)) });
  const patch = { skill, countsAs: { minutesEach: 20 }, from: first };
  for (const writes of [1, 2]) {
    endAfterWrites(writes);
    await expect(ada.update(patch)).rejects.toThrow();
    endSimulations();
    expect(inconsistencies(await ada.own())).toEqual([]);
  }
  expect((await ada.habit()).recountFrom).toBe('1970-01-01');
  await ada.update(patch);
  expect(Object.keys(await ada.times())).toHaveLength(60);
  expect(await skillOf(ada, skill)).toEqual({ minutes: 60 + 60 * 20, last: today, entries: 60 });
  expect(inconsistencies(await ada.own())).toEqual([]);
});

test('a tick counts if its habit starts to count at the same moment', async () => {
  for (const habit of [practise, listen]) {
    const ada = await somebody(habit);
    const [skill] = ada.skills;
    beforeWrite(1, async () => {
      endSimulations();
      await ada.update({ skill, countsAs: { minutesEach: 20 } });
    });
    await ada.tick(today, true);
    expect(await ada.times()).toEqual({ [today]: { skill, minutes: 20 } });
    expect(inconsistencies(await ada.own())).toEqual([]);
  }
});

test('after eight devices set a day at once, the day has one activity, with the last amount', async () => {
  const ada = await somebody(listen);
  const [skill] = ada.skills;
  await ada.update({ skill, countsAs: 'minutes', from: first });
  // On a busy machine a device may get a 503. Its outbox sends the change again.
  const send = (amount: number | null): Promise<unknown> =>
    ada.setDay(today, { amount }).catch((error) => {
      if (problemOf(error).code !== 'unavailable') throw error;
      return send(amount);
    });
  await Promise.all(Array.from({ length: 8 }, (_, n) => send(n % 3 === 0 ? null : n)));
  await ada.setDay(today, { amount: 12.5 });
  expect(await ada.times()).toEqual({ [today]: { skill, minutes: 13 } });
  expect(inconsistencies(await ada.own())).toEqual([]);
});

test('the time of a deleted habit stays with its last name', async () => {
  const ada = await somebody(spanish(20));
  await ada.tick(today, true);
  await ada.update({ name: 'Vocabulary' });
  await ada.remove();
  const items = await ada.own();
  const source = items.find(({ sk }) => String(sk).startsWith('SOURCE#'));
  expect(source).toMatchObject({ name: 'Vocabulary', time: 100, entries: 1 });
  expect(inconsistencies(items)).toEqual([]);
});

/** A move sets one day, changes the counting from a day on, or deletes a skill. */
type Move =
  | { readonly kind: 'day'; readonly back: number; readonly value: number }
  | { readonly kind: 'skip'; readonly back: number; readonly to: boolean }
  | { readonly kind: 'count'; readonly back: number; readonly skill: number; readonly as: number }
  | { readonly kind: 'delete'; readonly skill: number };

const back = fc.nat(5);
const moves = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('day'), back, value: fc.nat(4) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('skip'), back, to: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('count'),
        back: fc.nat(3),
        skill: fc.nat(2),
        as: fc.nat(3),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete'), skill: fc.nat(1) }) },
  ) as fc.Arbitrary<Move>,
  { minLength: 2, maxLength: 14 },
);

/** How often each move arrives. The repetitions of a move arrive in parallel. */
const repeats = fc.integer({ min: 1, max: 2 });

/** Amounts in minutes. The last two complete a day, and null clears it. */
const amounts = [null, 0, 7.4, 20, 2_000] as const;

const replay = (kind: NewHabit['kind'], skills: readonly string[]) => {
  const deleted = new Set<string>();
  const state = new Map<Day, { amount: number | null; isDone: boolean; isSkipped: boolean }>();
  const times = new Map<Day, Time>();
  const rules: { from: Day; skill: string | null; countsAs: CountsAs | null }[] = [];
  const ruleOn = (day: Day) => rules.filter(({ from }) => from <= day).at(-1);

  const count = (day: Day) => {
    const { amount, isDone, isSkipped } = state.get(day) ?? {};
    const { countsAs = null, skill = null } = ruleOn(day) ?? {};
    const each =
      typeof countsAs === 'object' && countsAs !== null && isDone ? countsAs.minutesEach : 0;
    const whole = typeof countsAs === 'string' && !isSkipped ? Math.round(amount ?? 0) : 0;
    const minutes = Math.min(each + whole, 1_440);
    const isThere = skill !== null && !deleted.has(skill);
    if (minutes > 0) times.set(day, { skill: isThere ? skill : null, minutes });
    else times.delete(day);
  };
  return {
    times,
    day: (day: Day, value: number) => {
      const amount = kind === 'amount' ? (amounts[value] ?? null) : null;
      const isDone = kind === 'amount' ? (amount ?? 0) >= 20 : value > 1;
      const isSkipped = !isDone && (state.get(day)?.isSkipped ?? false);
      state.set(day, { amount, isDone, isSkipped });
      count(day);
    },
    skip: (day: Day, to: boolean) => {
      const { amount = null, isDone = false } = state.get(day) ?? {};
      const isReached = kind === 'amount' ? (amount ?? 0) >= 20 : isDone;
      state.set(day, { amount, isSkipped: to, isDone: isReached && !to });
      count(day);
    },
    countAs: (from: Day, skill: string | null, countsAs: CountsAs | null) => {
      const kept = rules.filter((one) => one.from < from);
      rules.splice(0, rules.length, ...kept, { from, skill, countsAs });
      for (const day of state.keys()) if (day >= from) count(day);
    },
    deleteSkill: (skill: string) => {
      deleted.add(skill);
      for (const [day, time] of times) if (time.skill === skill) times.delete(day);
    },
    isDeleted: (skill: number) => deleted.has(skills[skill] ?? ''),
  };
};

const countsAsOf = (kind: NewHabit['kind'], as: number): CountsAs | null =>
  as === 0 ? null : as === 1 && kind === 'amount' ? 'minutes' : { minutesEach: as * 10 };

test.each([practise, listen])(
  'any moves with repetitions equal a replay: %o',
  {
    timeout: 180_000,
  },
  async (habit) => {
    await fc.assert(
      fc.asyncProperty(moves, repeats, async (all, times) => {
        const ada = await somebody(habit);
        const { kind } = await ada.habit();
        const expected = replay(kind, ada.skills);
        const again = async (send: () => Promise<unknown>) => {
          await Promise.all(Array.from({ length: times }, send));
        };
        for (const move of all) {
          const day = addDays(today, 'back' in move ? -move.back : 0);
          if (move.kind === 'day') {
            const { value } = move;
            const set = kind === 'amount' ? { amount: amounts[value] ?? null } : undefined;
            await again(() => (set ? ada.setDay(day, set) : ada.tick(day, value > 1)));
            expected.day(day, value);
          } else if (move.kind === 'skip') {
            await again(() => ada.setDay(day, { skipped: move.to }));
            expected.skip(day, move.to);
          } else if (move.kind === 'count') {
            const countsAs = countsAsOf(kind, move.as);
            const skill =
              countsAs && !expected.isDeleted(move.skill) ? ada.skills[move.skill] : null;
            await again(() => ada.update({ countsAs, skill: skill ?? null, from: day }));
            expected.countAs(day, skill ?? null, countsAs);
          } else if (!expected.isDeleted(move.skill)) {
            const skill = ada.skills[move.skill] ?? '';
            await ada.deleteSkill(skill);
            expected.deleteSkill(skill);
          }
          expect(await ada.times()).toEqual(Object.fromEntries(expected.times));
          expect(inconsistencies(await ada.own())).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  },
);
