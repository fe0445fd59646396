import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { exactMinutesOf, grainsOfHours, hoursOf } from '#shared/skills/time.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { addActivity } from '../ledger/activities.ts';
import { readActivity } from '../ledger/activityMonths.ts';
import { removeActivity } from '../ledger/removal.ts';
import { createSkill, getSkill } from '../ledger/store.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

const now = new Date('2026-03-04T12:00:00.000Z');
const firstDay = '2025-12-30';

const someSkill = async () => {
  const userId = randomUUID();
  const id = ulid(now.getTime());
  const skill = { name: 'Rust', category: 'Other' } as const;
  const newId = { id, request: undefined };
  await createSkill({ userId, newId, skill, createdDay: firstDay, now });
  const read = () => getSkill(userId, id, true);
  return {
    userId,
    log: async (date: Day, time: number): Promise<string> => {
      const type = 'Hours' as const;
      const newId = { id: idOn(date, now), request: undefined };
      const about = { type, date, time, timeField: 'hours', description: undefined };
      const asked = { userId, newId, skillId: id, ...about, now };
      const { activity, skill } = await addActivity(asked);
      expect(skill).toEqual(await read());
      return activity._id;
    },
    undo: (activity: string) => removeActivity(userId, id, activity, now),
    read,
  };
};

test.each([
  { what: '0.01 h 300 times', times: 300, grains: 3, hours: 3 },
  { what: 'a minute 300 times', times: 300, grains: 5, hours: 5 },
  { what: '0.29 h 200 times', times: 200, grains: 87, hours: 58 },
])('logging $what adds exactly $hours h @exhaustive', async ({ times, grains, hours }) => {
  const { userId, log, read } = await someSkill();
  for (let i = 0; i < times; i++) await log(addDays(firstDay, i % 60), grains);
  const { loggedTime } = await read();
  expect(hoursOf(loggedTime)).toBe(hours);
  const { time } = await readActivity(userId, firstDay, addDays(firstDay, 60));
  expect([...time.values()].reduce((sum, one) => sum + one, 0)).toBe(loggedTime);
});

/** Each move logs hundredths of an hour, or minutes, on one of 61 days, or undoes a log. */
const moves = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ day: fc.nat(60), hundredths: fc.integer({ min: 1, max: 2_400 }) }),
    },
    { weight: 3, arbitrary: fc.record({ day: fc.nat(60), minutes: fc.nat(1_440) }) },
    { weight: 4, arbitrary: fc.record({ undo: fc.nat() }) },
  ),
  { minLength: 10, maxLength: 80, size: 'max' },
);

test('whatever is logged and undone, skill and months have exactly the sums of what is left', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      const { userId, log, undo, read } = await someSkill();
      const left = new Map<string, { date: Day; grains: number }>();
      for (const move of sequence) {
        if ('undo' in move) {
          const id = [...left.keys()][move.undo % Math.max(1, left.size)];
          if (!id) continue;
          await undo(id);
          left.delete(id);
          continue;
        }
        const date = addDays(firstDay, move.day);
        const grains = 'minutes' in move ? move.minutes * 5 : move.hundredths * 3;
        const there = [...left.values()].filter((one) => one.date === date);
        const sum = there.reduce((total, one) => total + one.grains, grains);
        if (grains > 0 && sum > grainsOfHours(24))
          await expect(log(date, grains)).rejects.toMatchObject({ reason: 'dayTooLong' });
        else left.set(await log(date, grains), { date, grains });
      }
      const rest = [...left.values()];
      const sumOf = (some: typeof rest) => some.reduce((sum, { grains }) => sum + grains, 0);
      const days = rest.map(({ date }) => date).sort();
      expect(await read()).toMatchObject({
        initialTime: 0,
        loggedTime: sumOf(rest),
        entries: rest.length,
        lastActivityDate: days.at(-1) ?? null,
      });
      const { counts, minutes, time } = await readActivity(userId, firstDay, addDays(firstDay, 60));
      for (const month of ['2025-12', '2026-01', '2026-02']) {
        const ofMonth = rest.filter(({ date }) => date.startsWith(month));
        expect(time.get(month) ?? 0).toBe(sumOf(ofMonth));
      }
      for (let n = 0; n <= 60; n++) {
        const day = addDays(firstDay, n);
        const ofDay = rest.filter(({ date }) => date === day);
        expect(counts.get(day) ?? 0).toBe(ofDay.length);
        expect(minutes.get(day)).toBe(exactMinutesOf(sumOf(ofDay)));
      }
    }),
    { numRuns: 12 },
  );
});
