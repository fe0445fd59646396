import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { assessments } from '#shared/assessments/routes.ts';
import { addDays } from '#shared/days/days.ts';
import { exportSchema } from '#shared/export/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { expectTouchable } from '../pages/cards.ts';
import { phone } from '../pages/phone.ts';

const lastYear = addDays(today(), -400);

const lastYearEnd = addDays(lastYear, 12);

/** Creates items of most kinds. Some of their days are more than a year ago. */
const fill = async ({ call }: Person) => {
  const { skill } = (
    await call(skills.create, { body: { name: 'Rust', category: 'Database', currentHours: 2 } })
  ).data;
  const ofSkill = { params: { id: skill._id } };
  await call(skills.logHours, { ...ofSkill, body: { hours: 1.25, date: today() } });
  const practice = { type: 'Practice', duration: 7, date: lastYear } as const;
  await call(skills.addActivity, { ...ofSkill, body: practice });
  const { habit } = (
    await call(habits.create, {
      body: { name: 'Read', frequency: 'days', frequencyDays: [1, 3] },
    })
  ).data;
  const ofDay = (date: string) => ({ params: { id: habit._id, date } });
  await call(habits.setDay, { ...ofDay(today()), body: { completed: true, note: '=1+1' } });
  await call(habits.setDay, { ...ofDay(lastYear), body: { completed: true, note: 'Früher' } });
  await call(habits.setDay, { ...ofDay(addDays(lastYear, 1)), body: { skipped: true } });
  await call(habits.update, {
    params: { id: habit._id },
    body: { frequency: 'daily', frequencyDays: null },
  });
  const pause = { from: addDays(lastYear, 9) };
  await call(habits.setPause, { params: { id: habit._id, ...pause }, body: { to: lastYearEnd } });
  await call(users.setVacation, { params: { from: today() }, body: { to: null } });
  await call(habits.update, { params: { id: habit._id }, body: { archived: true } });
  const aim = { kind: 'amount', unit: 'glasses', target: 8 } as const;
  const water = { name: 'Water', frequency: 'daily', ...aim } as const;
  const { _id: id } = (await call(habits.create, { body: water })).data.habit;
  await call(habits.setDay, { params: { id, date: lastYear }, body: { amount: 8.5 } });
  await call(habits.setDay, { params: { id, date: today() }, body: { amount: 2 } });
  await call(resources.create, {
    body: { title: 'The Book', relatedSkills: [skill._id], tags: ['rust', 'evening'] },
  });
  await call(projects.create, {
    body: { name: 'Tool', goals: [{ description: 'Parse', completed: true }] },
  });
  await call(assessments.create, {
    body: { skill: skill._id, confidenceLevel: 4, strengths: ['generics', 'traits'] },
  });
  return { habit };
};

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export everything' });

/** Returns the files in the zip that the browser saves. */
const exported = async (page: Page) => {
  const saving = page.waitForEvent('download');
  await exportButton(page).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`cairn-${today()}.zip`);
  const files = unzipSync(await readFile(await download.path()));
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  return new Map(texts);
};

test('the zip of an export contains everything as the server has it', async ({ page, person }) => {
  const { habit } = await fill(person);
  await page.goto('/profile');
  const files = await exported(page);
  await expect(page.getByText(`Saved as cairn-${today()}.zip`)).toBeVisible();
  await expectAccessible(page);

  const kept = exportSchema.parse(JSON.parse(files.get('cairn.json') ?? ''));
  const { call } = person;
  const parts = exportSchema.shape;
  const lists = {
    ...(await call(skills.list, {})).data,
    ...(await call(resources.list, {})).data,
    ...(await call(projects.list, {})).data,
    ...(await call(assessments.list, {})).data,
  };
  for (const area of ['skills', 'resources', 'projects', 'assessments'] as const) {
    expect(kept[area], area).toEqual(parts[area].parse(lists[area]));
  }
  const [water, only] = kept.habits;
  expect(kept.habits).toHaveLength(2);
  expect(water).toMatchObject({
    kind: 'amount',
    unit: 'glasses',
    targets: [{ target: 8, direction: 'at-least' }],
    completed: [lastYear],
    amounts: [
      { date: lastYear, amount: 8.5 },
      { date: today(), amount: 2 },
    ],
  });
  expect(only).toMatchObject({
    _id: habit._id,
    completed: [lastYear, today()],
    skipped: [addDays(lastYear, 1)],
    pauses: [{ from: addDays(lastYear, 9), to: lastYearEnd }],
    archivedOn: today(),
    notes: [
      { date: lastYear, text: 'Früher' },
      { date: today(), text: '=1+1' },
    ],
  });
  expect(kept.vacations).toEqual([{ from: today() }]);
  expect(files.get('pauses.csv')).toContain(`${today()},,All (vacation),`);
  expect(only?.schedules.map(({ frequency }) => frequency)).toContain('daily');
  expect(kept.activities).toHaveLength(2);
  expect(kept.person).toMatchObject({ name: person.name, email: person.email });

  const rows = files.get('habit-days.csv')?.split('\r\n') ?? [];
  expect(rows[0]).toBe('date,habit,completed,skipped,amount,note,habit id');
  expect(rows).toContain(`${today()},Read,true,false,,"'=1+1",${habit._id}`);
  expect(rows).toContain(`${lastYear},Read,true,false,,Früher,${habit._id}`);
  expect(rows).toContain(`${lastYear},Water,true,false,8.5,,${water?._id}`);
  expect(files.get('activities.csv')).toContain(`${lastYear},Rust,Practice,0.12,7,`);
});

test('an interrupted export resumes @exhaustive', async ({ page, person, expectConsoleError }) => {
  expectConsoleError(/net::ERR_FAILED/);
  await fill(person);
  const asked: string[] = [];
  await page.goto('/profile');
  await page.route(/\/api\/(habits|skills|resources|projects|assessments)/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await (asked.length === 4 ? route.abort() : route.continue());
  });
  await exportButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(/Could not reach the server/);
  const before = asked.length;
  const files = await exported(page);
  expect([...files.keys()]).toContain('cairn.json');
  expect(asked.slice(before)).not.toContain('/api/skills');
  expect(asked.slice(before)).toContain('/api/projects');
});

test.describe('on a phone @exhaustive', () => {
  test.use(phone);

  test('an empty account can be exported by touch', async ({ page, person }) => {
    await page.goto('/profile');
    await expectTouchable(exportButton(page));
    const files = await exported(page);
    expect(JSON.parse(files.get('cairn.json') ?? '')).toMatchObject({
      format: 'cairn',
      person: { name: person.name },
      habits: [],
    });
  });
});
