import type { BrowserContext, Page } from '@playwright/test';
import { ulid } from 'ulid';
import { skills } from '#shared/skills/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { timeZone } from '#testing/browser/timeZone.ts';
import { cutOff, reconnect } from '../network/cutOff.ts';
import { cardOf } from '../pages/tracker.ts';
import { popupOf } from '../pages/undoPopup.ts';

const databaseOf = ({ user }: Person) => `cairn-${user._id}`;

/** Opens a page of the same site without the app. */
const openBlank = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
  );
  await page.goto('/blank');
  return page;
};

/** Creates the person's database with a change in it. The creation does not finish until it is released. */
const holdCreation = async (page: Page, name: string, change: object) => {
  await page.evaluate(
    ([name, change]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => {
          const changes = request.result.createObjectStore('changes', { keyPath: 'id' });
          request.result.createObjectStore('responses', { keyPath: 'key' });
          changes.put(change);
          let isHeld = true;
          const hold = () => {
            if (isHeld) changes.count().onsuccess = hold;
          };
          hold();
          addEventListener('release', () => {
            isHeld = false;
          });
          resolve();
        };
        request.onsuccess = () => request.result.close();
      }),
    [name, change] as const,
  );
  return { release: () => page.evaluate(() => void dispatchEvent(new Event('release'))) };
};

/** Returns the labels of the changes in the person's database. Empty while the database has no stores. */
const storedChanges = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          const db = request.result;
          if (!db.objectStoreNames.contains('changes')) return resolve([]);
          const all = db.transaction('changes').objectStore('changes').getAll();
          all.onsuccess = () => {
            db.close();
            resolve(all.result.map(({ label }) => label));
          };
        };
      }),
    name,
  );

const openForm = async (page: Page) => {
  await page.goto('/skills/add');
  // A page waits 1.5 s for the database.
  await expect(page.getByLabel('Name')).toBeVisible({ timeout: 5_000 });
};

const addSkill = async (page: Page, name: string) => {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Category').selectOption('Creative');
  await page.getByRole('button', { name: 'Add Skill' }).click();
};

const skillNames = async ({ call }: Person) =>
  (await call(skills.list, {})).data.skills.map(({ name }) => name).sort();

const waiting = (page: Page) => page.getByRole('banner').getByText('Offline, 1 change waiting');

test('a page works while another tab still creates the database, and uses the database once it opens @exhaustive', async ({
  page,
  context,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const name = databaseOf(person);
  const blank = await openBlank(context);
  const { release } = await holdCreation(blank, name, {
    id: ulid(),
    route: 'POST /api/skills',
    request: { body: { _id: ulid(), name: 'Chess', category: 'Creative' } },
    label: 'New skill: Chess',
    failure: 'Failed to save skill',
    day: today(),
    timeZone,
    madeAt: new Date().toISOString(),
  });
  await openForm(page);
  await addSkill(page, 'Piano');
  await expect(popupOf(page, 'Created!')).toBeVisible();
  expect(await skillNames(person)).toEqual(['Piano']);

  await cutOff(context);
  await page.getByRole('link', { name: 'Add New Skill' }).click();
  await addSkill(page, 'Rust');
  await expect(waiting(page)).toBeVisible();
  await release();
  await expect
    .poll(() => storedChanges(blank, name))
    .toEqual(['New skill: Chess', 'New skill: Rust']);
  await page.reload();
  await expect(page.getByRole('banner').getByText('Offline, 2 changes waiting')).toBeVisible();
  await reconnect(context);
  await page.reload();
  await expect(cardOf(page, 'Rust')).toBeVisible();
  await expect.poll(() => skillNames(person)).toEqual(['Chess', 'Piano', 'Rust']);
});

test('a page that was hidden before it had created the database creates it when shown again @exhaustive', async ({
  page,
  context,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const name = databaseOf(person);
  await page.addInitScript(() => {
    const { createObjectStore } = IDBDatabase.prototype;
    IDBDatabase.prototype.createObjectStore = function (...given) {
      IDBDatabase.prototype.createObjectStore = createObjectStore;
      queueMicrotask(() => dispatchEvent(new Event('pagehide')));
      return createObjectStore.apply(this, given);
    };
  });
  await openForm(page);
  await addSkill(page, 'Piano');
  await expect(popupOf(page, 'Created!')).toBeVisible();
  const names = () =>
    page.evaluate(async () => (await indexedDB.databases()).map((one) => one.name));
  expect(await names()).not.toContain(name);
  await page.evaluate(() => void dispatchEvent(new Event('pageshow')));
  await expect.poll(names).toContain(name);
  await cutOff(context);
  await page.getByRole('link', { name: 'Add New Skill' }).click();
  await addSkill(page, 'Rust');
  await expect(waiting(page)).toBeVisible();
  expect(await storedChanges(page, name)).toEqual(['New skill: Rust']);
});
