import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createCall } from '#infra/local/call.ts';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { auth } from '#shared/auth/routes.ts';
import { cards } from '#shared/cards/routes.ts';
import { addDays } from '#shared/days/days.ts';
import { exportSchema } from '#shared/export/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { hold, type Person, registerPerson, signIn, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import type { Cairn } from '#testing/engines/harness.ts';
import { signedIn } from '#testing/live/people.ts';
import { zipOf } from '../../frontend/src/features/profile/export/zipOf.ts';
import { openDemo } from '../accounts/demo.ts';
import { everyGet, responsesTo } from '../accounts/everyGet.ts';
import { contentOf, exportOf, fill } from '../accounts/smallAccount.ts';
import { expectNoSidewaysScroll, expectTouchable } from '../pages/cards.ts';
import { enterOn, focusIsLost, tabTo } from '../pages/keyboard.ts';
import { phone } from '../pages/phone.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';
import { daysAgo, openDone, todaysTick } from '../pages/tracker.ts';

/** Returns the export of another person who has something of everything. */
const exported = async (cairn: Cairn): Promise<{ other: Person; zip: Uint8Array }> => {
  const other = await registerPerson(cairn);
  await fill(other);
  return { other, zip: zipOf(await exportOf(other), today()) };
};

/** An export of Loop Habit Tracker with two habits: one is ticked, one has amounts in thousandths. */
const loopZip = () =>
  zipSync({
    'Habits.csv': strToU8(
      [
        'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?',
        '001,Meditate,YES_NO,Did you meditate?,Ten minutes,1,1,#FF8F00,,,,false',
        '002,Run,NUMERICAL,How far?,,1,7,#00897B,km,AT_LEAST,5.0,false',
      ].join('\n'),
    ),
    '001 Meditate/Checkmarks.csv': strToU8(
      `Date,Value,Notes\n${daysAgo(2)},YES_MANUAL,Calm\n${daysAgo(1)},SKIP,\n${daysAgo(0)},NO,\n`,
    ),
    '002 Run/Checkmarks.csv': strToU8(`Date,Value,Notes\n${daysAgo(1)},5500,\n`),
  });

const importButton = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });
const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo this import' });
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });

/** Waits until the import is undone, and another file can be chosen. */
const expectUndone = async (page: Page) => {
  await expect(undoButton(page)).toHaveCount(0);
  await expect(page.getByText('Drop files or a folder here')).toBeVisible();
};

const choose = async (page: Page, name: string, content: Uint8Array | string) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
};

const begin = async (page: Page, name: string, content: Uint8Array | string) => {
  await page.goto('/profile#import');
  await choose(page, name, content);
  await importButton(page).click();
};

test('an export is imported into a new account, which then has the same content', async ({
  page,
  cairn,
  person,
}) => {
  const { other, zip } = await exported(cairn);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'import data' }).click();
  await expect(page.getByText('Drop files or a folder here')).toBeInViewport();
  await choose(page, 'cairn.zip', zip);
  await expect(page.getByText('Imports 2 habits, 5 days, 1 skill, 2 activities')).toBeVisible();
  await expect(rowOf(page, 'Water')).toContainText('At least 8 glasses a day, archived');
  await expectAccessible(page);
  await importButton(page).click();
  await expect(undoButton(page)).toBeVisible();
  await expectAccessible(page);
  expect(await contentOf(person)).toEqual(await contentOf(other));

  await page.locator('#import').getByRole('link', { name: 'Habits', exact: true }).click();
  await openDone(page);
  await expect(todaysTick(page, 'Read')).toBeVisible();
  await page.goto('/profile');
  await choose(page, 'cairn.zip', zip);
  await expect(page.getByText('You already have all of this.')).toBeVisible();
  await expect(importButton(page)).toBeDisabled();
});

test.describe('in the time zone of the demo account', () => {
  const demoZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  test.use({ timezoneId: demoZone });

  test('a new account that imported the demo account responds to every GET like the demo account @exhaustive', async ({
    page,
    browser,
    cairn,
  }, testInfo) => {
    test.slow();
    await openDemo(page, cairn, testInfo);
    await page.goto('/profile');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).click();
    const zip = await readFile(await (await saving).path());

    const context = await browser.newContext({ baseURL: cairn.url, timezoneId: demoZone });
    const newcomer = await registerPerson(cairn);
    await signIn(context, cairn, newcomer);
    const other = await context.newPage();
    await begin(other, 'cairn.zip', zip);
    await expect(undoButton(other)).toBeVisible();
    await expect(other.getByText('could not be imported')).toHaveCount(0);
    await context.close();

    const { email, password } = demoAccount;
    const { token } = await createCall(cairn.url, {})(auth.login, { body: { email, password } });
    const kept = exportSchema.parse(JSON.parse(strFromU8(unzipSync(zip)['cairn.json'] ?? zip)));
    const responses = (of: string) => responsesTo(signedIn(cairn, of, demoZone), everyGet(kept));
    expect(await responses(newcomer.token)).toEqual(await responses(token));
  });
});

test('a zip of Loop Habit Tracker, opened in two tabs, is imported by one of them into an account with data, and undone', async ({
  page,
  person,
}) => {
  const mine = { name: 'meditate', frequency: 'daily' } as const;
  const { habit } = (await person.call(habits.create, { body: mine })).data;
  const params = { id: habit._id, date: daysAgo(2) };
  await person.call(habits.setDay, { params, body: { completed: true, note: 'Mine' } });
  const before = await contentOf(person);

  await page.goto('/profile');
  await choose(page, 'Loop Habits CSV.zip', loopZip());
  const meditate = rowOf(page, 'Meditate');
  await expect(meditate).toContainText('A habit with this name already exists: 1 new day');
  await expect(meditate.getByLabel('What to do with Meditate')).toHaveValue('merge');
  const runs = page.getByRole('checkbox', { name: 'Run' });
  await runs.uncheck();
  await expect(page.getByText('Imports 1 day.')).toBeVisible();
  await page.getByLabel('Only days from').fill(daysAgo(0));
  await expect(page.getByText('Nothing is chosen.')).toBeVisible();
  await page.getByLabel('Only days from').fill('');
  await page.getByRole('checkbox', { name: 'Habits', exact: true }).check();
  await expect(page.getByText('Imports 1 habit, 2 days.')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/profile');
  await choose(other, 'Loop Habits CSV.zip', loopZip());
  await expect(importButton(other)).toBeEnabled();
  const held = await hold(page, '**/years/*');
  await importButton(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await importButton(other).click();
  await expect(other.getByText('Another tab is importing or undoing something.')).toBeVisible();
  await held.release();
  await expect(undoButton(page)).toBeVisible();
  await expect(other.getByText('Imported from Loop Habit Tracker: 1 habit, 2 days.')).toBeVisible();
  await other.close();
  const { habits: after } = await contentOf(person);
  expect(after.find(({ _id }) => _id === habit._id)).toMatchObject({
    completed: [daysAgo(2)],
    skipped: [daysAgo(1)],
    notes: [{ date: daysAgo(2), text: 'Mine' }],
  });
  expect(after.find(({ name }) => name === 'Run')).toMatchObject({
    unit: 'km',
    schedules: [{ frequency: 'weekly' }],
    targets: [{ target: 5, direction: 'at-least', targetPer: 'week' }],
    amounts: [{ date: daysAgo(1), amount: 5.5 }],
  });

  await undoButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('1 habit, 2 days');
  await page.getByRole('button', { name: 'Yes, undo it' }).click();
  await expectUndone(page);
  const still = { updatedAt: expect.any(String) };
  expect(await contentOf(person)).toEqual({
    ...before,
    habits: before.habits.map((one) => ({ ...one, ...still })),
  });
});

test('takeaways of Anki are previewed, imported once, listed, and removed by an undo @exhaustive', async ({
  page,
  person,
}) => {
  await person.call(cards.create, { body: { front: 'Capital of Norway?', back: 'Oslo' } });
  await page.goto('/profile');
  const rows = [
    'Capital of <b>Norway</b>?\tOslo\tgeo',
    'Capital of Peru?\tLima<br>since 1535\tgeo',
    'Capital of Chad?\t<img src="chad.png">\t',
  ];
  const deck = ['#separator:tab', '#html:true', '#tags column:3', ...rows].join('\n');
  await choose(page, 'Selected Notes.txt', deck);
  await expect(page.getByText('This is what the file from Anki contains.')).toBeVisible();
  await expect(rowOf(page, 'Capital of Norway?')).toContainText(
    'A takeaway with the same front and back already exists',
  );
  await expect(page.getByText('Imports 1 takeaway.')).toBeVisible();
  await expect(page.locator('[data-preview]')).toContainText('A takeaway needs both sides.');
  await expectAccessible(page);
  await importButton(page).click();
  await expect(page.getByText('Imported from Anki: 1 takeaway.')).toBeVisible();

  await page.locator('#import').getByRole('link', { name: 'Takeaways' }).click();
  await page.goto('/takeaways/all');
  await expect(page.getByText('Capital of Peru?')).toBeVisible();
  await page.goto('/profile');
  await choose(page, 'Selected Notes.txt', deck);
  await expect(page.getByText('You already have all of this.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await undoButton(page).click();
  await page.getByRole('button', { name: 'Yes, undo it' }).click();
  await expectUndone(page);
  const left = (await contentOf(person)).cards.map(({ front }) => front);
  expect(left).toEqual(['Capital of Norway?']);
});

test('an unreadable file changes nothing, and a sentence says why @exhaustive', async ({
  page,
  person,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await page.goto('/profile');
  for (const [content, sentence] of [
    ['hello', 'Cairn can’t read this file.'],
    ['', 'There is nothing in this file.'],
    [loopZip().slice(0, 200), 'This file can’t be read'],
  ] as const) {
    await choose(page, 'file', content);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
  expect(requests).toEqual([]);
  expect((await contentOf(person)).habits).toEqual([]);
});

test('for a file with ambiguous dates the user chooses whether the day or the month comes first @exhaustive', async ({
  page,
  person: _,
}) => {
  await page.goto('/profile');
  const columns = 'Book Id;Title;Author;Exclusive Shelf;Date Read';
  await choose(page, 'books.csv', `${columns}\n1;Emma;Jane Austen;read;05/04/2020\n`);
  await page.getByRole('button', { name: '4 May 2020 (month first)' }).click();
  await expect(rowOf(page, 'Emma')).toContainText('until 4 May 2020');
});

test('an interrupted import resumes after a reload, with the same result as an uninterrupted one @exhaustive', async ({
  page,
  cairn,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/net::ERR_FAILED/);
  const { other, zip } = await exported(cairn);
  // A network failure is retried.
  await page.route('**/api/skills/import', (route) => route.abort(), { times: 1 });
  const held = await hold(page, '**/api/projects/import');
  await begin(page, 'cairn.zip', zip);
  await expect(page.getByRole('progressbar')).toContainText(
    /Importing .*: \d+% \(11 of \d+ batches\)/,
  );
  await page.reload();
  await held.release();
  await expect(page.getByText('was interrupted: 11 of')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(page.getByText('An import was interrupted.')).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(undoButton(page)).toBeVisible();
  expect(await contentOf(person)).toEqual(await contentOf(other));
});

test('what an import added before it was stopped stays, and can be undone @exhaustive', async ({
  page,
  cairn,
  person,
}) => {
  const { zip } = await exported(cairn);
  const held = await hold(page, '**/api/projects/import');
  await begin(page, 'cairn.zip', zip);
  await expect(page.getByText('11 of')).toBeVisible();
  // The import continues while other pages are shown.
  await page.getByRole('navigation').getByRole('link', { name: 'Learning Planner' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await held.release();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The import from Cairn was stopped after 12 of')).toBeVisible();
  expect((await person.call(resources.list, {})).data.resources).toHaveLength(1);
  await undoButton(page).click();
  await page.getByRole('button', { name: 'Yes, undo it' }).click();
  await expectUndone(page);
  const { resources: left, projects, skills } = await contentOf(person);
  expect([left, projects, skills]).toEqual([[], [], []]);
});

test('unsent changes are mentioned before an import @exhaustive', async ({ page, person }) => {
  await person.call(habits.create, { body: { name: 'Meditate', frequency: 'daily' } });
  await page.goto('/habits');
  const held = await hold(page, '**/toggle?*');
  await todaysTick(page, 'Meditate').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await chooseInProfileMenu(page, 'Profile');
  const warning = page.getByText('1 unsent change won’t be compared with the file.');
  await expect(warning).toBeVisible();
  await held.release();
  await expect(warning).toHaveCount(0);
});

test('a file that is dropped on the page is read @exhaustive', async ({ page, person: _ }) => {
  await page.goto('/profile');
  const place = page.getByText('Drop files or a folder here');
  await place.waitFor();
  const dataTransfer = await page.evaluateHandle((bytes) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([new Uint8Array(bytes)], 'loop.zip'));
    return dropped;
  }, Array.from(loopZip()));
  await place.dispatchEvent('dragover', { dataTransfer });
  await place.dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText('Imports 2 habits, 3 days.')).toBeVisible();
});

test('a log-out deletes an interrupted import @exhaustive', async ({ page, cairn, person }) => {
  const { zip } = await exported(cairn);
  await hold(page, '**/api/projects/import');
  await begin(page, 'cairn.zip', zip);
  await expect(page.getByText('11 of')).toBeVisible();
  const kept = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await kept()).toContain(`cairn-import-${person.user._id}`);
  await chooseInProfileMenu(page, 'Logout');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect.poll(kept).not.toContain(`cairn-import-${person.user._id}`);
});

test('a file is imported by keyboard alone @exhaustive', async ({ page, person }) => {
  await page.goto('/profile');
  const choosing = page.waitForEvent('filechooser');
  await enterOn(page, page.getByRole('button', { name: 'Choose files' }));
  const buffer = Buffer.from(loopZip());
  await (await choosing).setFiles({ name: 'loop.zip', mimeType: '', buffer });
  await expect(importButton(page)).toBeVisible();
  await expect.poll(() => focusIsLost(page)).toBe(false);
  await tabTo(page, page.getByRole('checkbox', { name: 'Run' }));
  await page.keyboard.press('Space');
  await enterOn(page, importButton(page));
  await expect(undoButton(page)).toBeVisible();
  await expect.poll(() => focusIsLost(page)).toBe(false);
  expect((await contentOf(person)).habits.map(({ name }) => name)).toEqual(['Meditate']);
  await enterOn(page, undoButton(page));
  await enterOn(page, page.getByRole('button', { name: 'Yes, undo it' }));
  await expectUndone(page);
  expect((await contentOf(person)).habits).toEqual([]);
});

test('what an import can’t carry over is listed, and can be saved as CSV @exhaustive', async ({
  page,
  person: _,
}) => {
  const later = `Date,Value,Notes\n${addDays(today(), 3)},YES_MANUAL,\n${daysAgo(1)},YES_MANUAL,\n`;
  const habitsCsv =
    'Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,=Sum,,,1,1,#FF8F00\n';
  await page.goto('/profile');
  await choose(
    page,
    'loop.zip',
    zipSync({ 'Habits.csv': strToU8(habitsCsv), '001 =Sum/Checkmarks.csv': strToU8(later) }),
  );
  await expect(page.getByText(/What can’t be carried over \(\d+\)/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const rows = (await readFile(await (await saving).path(), 'utf8')).split('\r\n');
  expect(rows[0]).toBe('\uFEFFrecord,what,why,line');
  expect(rows.find((row) => row.includes(addDays(today(), 3)))).toMatch(/^"'=Sum",/);
});

test.describe('on a phone @exhaustive', () => {
  test.use(phone);

  test('a file is imported by touch', async ({ page, person }) => {
    await person.call(habits.create, { body: { name: 'Meditate', frequency: 'daily' } });
    await page.goto('/profile');
    const files = page.getByRole('button', { name: 'Choose files' });
    await expectTouchable(files);
    await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeHidden();
    await choose(page, 'loop.zip', loopZip());
    await expect(importButton(page)).toBeInViewport();
    for (const control of [importButton(page), page.getByLabel('What to do with Meditate')]) {
      await expectTouchable(control);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await importButton(page).tap();
    await expect(undoButton(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Habits', exact: true }).tap();
    await expect(page).toHaveURL(/\/habits$/);
  });
});
