import { ulid } from 'ulid';
import { habits } from '#shared/habits/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import type { SentTarget } from '#shared/timer/model.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { noonZone } from '#testing/live/people.ts';
import type { BenchApp } from './app.ts';
import { printCosts, recordCosts } from './costs.ts';

/** Prints the cost of the timer's calls in capacity units, with ten timers of the last day. */
export const benchTimer = async (app: BenchApp): Promise<void> => {
  const person = await app.person(noonZone());
  const body = { name: 'Rust', category: 'Programming Language' } as const;
  const { _id: id } = (await person.call(skills.create, { body })).data.skill;
  const now = Date.now();
  const ago = (minutes: number) => new Date(now - minutes * minute).toISOString();
  const book = { title: 'The Book', relatedSkills: [id] };
  const { _id: resource } = (await person.call(resources.create, { body: book })).data.resource;
  const start = (timer: string, minutes: number, target: SentTarget = { area: 'skills', id }) =>
    person.call(timerRoutes.start, {
      params: { id: timer },
      body: { startedAt: ago(minutes), target, note: 'Chapter 3' },
    });
  const at = (timer: string, minutes: number) => ({
    params: { id: timer },
    body: { at: ago(minutes) },
  });
  for (let n = 10; n > 0; n--) await start(ulid(), 60 + n);

  const { costs, measure } = recordCosts(app);
  const timer = ulid();
  await measure('get', () => person.call(timerRoutes.get, {}));
  await measure('start that ends another', () => start(timer, 40));
  await measure('start again', () => start(timer, 40));
  await measure('pause', () => person.call(timerRoutes.pause, at(timer, 30)));
  await measure('resume', () => person.call(timerRoutes.resume, at(timer, 20)));
  await measure('stop', () => person.call(timerRoutes.stop, at(timer, 5)));
  await measure('start that shortens a logged session', () => start(ulid(), 10));
  const ofBook = ulid();
  await measure('start for a resource', () =>
    start(ofBook, 4, { area: 'resources', id: resource }),
  );
  await measure('stop of a resource', () => person.call(timerRoutes.stop, at(ofBook, 1)));
  await measure('remove the skill of a stopped timer', () =>
    person.call(timerRoutes.update, {
      params: { id: ofBook },
      body: { at: ago(0), target: { area: 'resources', id: resource, skill: null } },
    }),
  );
  const daily = { name: 'Practise', frequency: 'daily', kind: 'amount', unit: 'min' } as const;
  const counts = { skill: id, countsAs: 'minutes' } as const;
  for (const [name, more] of [
    ['a habit', {}],
    ['a habit that counts', counts],
  ] as const) {
    const body = { ...daily, target: 30, ...more };
    const { _id: habit } = (await person.call(habits.create, { body })).data.habit;
    const ofHabit = ulid();
    await measure(`start for ${name}`, () => start(ofHabit, -1, { area: 'habits', id: habit }));
    await measure(`stop of ${name}`, () => person.call(timerRoutes.stop, at(ofHabit, -3)));
    await measure(`taking the stop of ${name} back`, () =>
      person.call(timerRoutes.discard, { params: { id: ofHabit }, query: { at: ago(-1) } }),
    );
  }
  printCosts('Timer: with 10 timers of the last day', costs);
};
