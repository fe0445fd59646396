import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { assessments } from '#shared/assessments/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import { addDays, lastDays, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import type { Sent } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { everything } from '#testing/live/items.ts';
import { noonZone, registerPerson } from '#testing/live/people.ts';
import { makeItems } from '#testing/live/routes.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

const zone = noonZone();
const today = todayIn(new Date(), zone);

const logged = z.object({ data: z.object({ activity: z.object({ _id: z.string() }) }) });

const devices = 20;
/** Each device does this many rounds. In each round it makes a write of every kind. */
const rounds = 3;

test('twenty devices of one person write at the same time: none has to retry, and nothing is lost', async () => {
  const person = await registerPerson(cairn, zone);
  const items = await makeItems(person);
  const at = (resource: string) => ({ id: items.get(resource) ?? '' });
  const skill = items.get('skills');
  // Each device logs on its own day, because together they log more than the 24 hours of one day.
  const dayOf = (device: number) => addDays(today, -device);
  const acts = (device: number, round: number): readonly (readonly [Route, Sent])[] => [
    [
      habits.toggle,
      {
        params: at('habits'),
        body: { date: addDays(today, -(device * rounds + round)), completed: true },
      },
    ],
    [skills.logHours, { params: at('skills'), body: { hours: 0.25, date: dayOf(device) } }],
    [projects.addGoal, { params: at('projects'), body: { description: `${device} ${round}` } }],
    [assessments.create, { body: { skill, confidenceLevel: 3 } }],
    [resources.update, { params: at('resources'), body: { progress: device } }],
    [resources.create, { body: { title: `${device} ${round}` } }],
    [habits.create, { body: { name: `${device} ${round}`, frequency: 'daily' } }],
  ];
  const device = async (number: number): Promise<string[]> => {
    const refused: string[] = [];
    const send = async (route: Route, sent: Sent) => {
      const { status, body } = await person.send(route, sent);
      if (status >= 300) refused.push(`${route.method} ${route.path} ${status}`);
      return body;
    };
    for (let round = 0; round < rounds; round++) {
      for (const [route, sent] of acts(number, round)) await send(route, sent);
      const hours = { params: at('skills'), body: { hours: 2, date: dayOf(number) } };
      const { data } = logged.safeParse(await send(skills.logHours, hours));
      const params = { ...at('skills'), activityId: data?.data.activity._id ?? '' };
      await send(skills.removeActivity, { params });
    }
    return refused;
  };
  const refused = await Promise.all(Array.from({ length: devices }, (_, n) => device(n)));
  expect(refused.flat()).toEqual([]);
  expect(inconsistencies(await everything())).toEqual([]);
  const [habit, project, list] = await Promise.all([
    person.call(habits.get, { params: at('habits') }),
    person.call(projects.get, { params: at('projects') }),
    person.call(habits.list, {}),
  ]);
  const writes = devices * rounds;
  expect(habit.data.totalCompletions).toBe(writes);
  const described = new Set(project.data.goals.map(({ description }) => description));
  expect(names().filter((name) => described.has(name))).toHaveLength(writes);
  expect(list.data.habits).toHaveLength(1 + writes);
}, 300_000);

const names = () =>
  Array.from({ length: devices * rounds }, (_, n) => `${Math.floor(n / rounds)} ${n % rounds}`);

test('fifty devices tick one habit at the same time, every other one by a toggle: each succeeds, and no day is lost', async () => {
  const person = await registerPerson(cairn, zone);
  const { data } = await person.call(habits.create, {
    body: { name: 'Walk', frequency: 'daily' },
  });
  const params = { id: data.habit._id };
  const days = lastDays(50, today);
  const responses = await Promise.all(
    days.map((date, n) => {
      // A toggle is a transaction. It conflicts with the conditional writes of the other calls.
      const body = n % 2 === 0 ? { date } : { date, completed: true };
      return person.send(habits.toggle, { params, body });
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual(days.map(() => 200));
  const habit = await person.call(habits.get, { params });
  expect(habit.data.completions.map(({ date }) => date)).toEqual(days);
});
