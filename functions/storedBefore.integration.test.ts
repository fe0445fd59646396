import { afterAll, expect, test } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { problemOf } from '#testing/live/client.ts';
import { readItem, writeItem } from '#testing/live/items.ts';
import { registerPerson } from '#testing/live/people.ts';
import { makeItems } from '#testing/live/routes.ts';
import { assessmentKeys } from './api/assessments/keys.ts';
import { habitKeys } from './api/habits/keys.ts';
import { skillKeys } from './api/ledger/keys.ts';
import { projectKeys } from './api/projects/keys.ts';
import { resourceKeys } from './api/resources/keys.ts';
import type { Key } from './table/keys.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

const person = await registerPerson(cairn);
const items = await makeItems(person);
const odd = 'a\0b';
const invisible = '\u200b';
const secretUrl = 'https://ada:secret@example.com/';

const cases = [
  {
    of: 'habits',
    routes: habits,
    key: habitKeys.habit,
    odd: { name: invisible, description: odd },
    change: { color: '#123456' },
  },
  {
    of: 'skills',
    routes: skills,
    key: skillKeys.skill,
    odd: { name: invisible, description: odd },
    change: { color: '#123456' },
  },
  {
    of: 'resources',
    routes: resources,
    key: resourceKeys.resource,
    odd: { title: invisible, author: odd, notes: odd, url: secretUrl, tags: [odd] },
    change: { duration: 2 },
  },
  {
    of: 'projects',
    routes: projects,
    key: projectKeys.project,
    odd: { name: invisible, description: odd, demoUrl: secretUrl, repositoryUrl: secretUrl },
    change: { status: 'Planning', progress: 2, progressFromGoals: false },
  },
  {
    of: 'assessments',
    routes: assessments,
    key: assessmentKeys.assessment,
    odd: { notes: odd, reflections: odd, strengths: [odd] },
    change: { selfRating: 2 },
  },
] as const;

test.each(cases)(
  '$of with values that are invalid today are shown, and can be changed',
  async (one) => {
    const id = items.get(one.of) ?? '';
    const key: Key = one.key(person.user._id, id);
    await writeItem({ ...(await readItem(key)), ...key, ...one.odd });

    const listed = await person.send(one.routes.list);
    expect(listed.status).toBe(200);
    expect(JSON.stringify(listed.body)).toContain(id);

    // Each of these values is refused if it is sent, but any other field can be changed.
    for (const [field, value] of Object.entries(one.odd)) {
      const refused = await person.send(one.routes.update, {
        params: { id },
        body: { [field]: value },
      });
      expect([field, problemOf(refused).status]).toEqual([field, 400]);
    }
    const changed = await person.send(one.routes.update, { params: { id }, body: one.change });
    expect(changed.status).toBe(200);
    expect(await readItem(key)).toMatchObject({ ...one.odd, ...one.change });
  },
);

test('an activity with a source that has no id is shown without a name', async () => {
  const skillId = items.get('skills') ?? '';
  const _id = idOn('2026-01-06');
  const key = skillKeys.activityOfSkill(person.user._id, skillId, _id);
  const createdAt = new Date().toISOString();
  await writeItem({ ...key, skillId, type: 'Reading', time: 25, source: 'resource', createdAt });
  const request = { params: { id: skillId }, query: { from: '2026-01-06', to: '2026-01-06' } };
  const { activities } = (await person.call(skills.activities, request)).data;
  expect(activities).toMatchObject([{ _id, source: 'resource', sourceId: null, sourceName: null }]);
});
