import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { habits } from '#shared/habits/routes.ts';
import type { Person } from '#testing/browser/person.ts';
import type { Site } from '#testing/browser/releases.ts';
import { expect } from '#testing/browser/test.ts';
import { changeThings, isShown, isStored, openAll, seed } from '../network/networkDown.ts';
import { expectDone, todayRegion } from '../pages/tracker.ts';
import { disconnect, failedCalls, isNext, reconnect, test, visit } from '../sites/ownSite.ts';

// These tests are about the service worker. Most other files block it, because `page.route` can't see its requests.
test.use({ serviceWorkers: 'allow' });

/** Checks for a new version, as a page does from time to time. */
const askForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    // update() may join a check that began before the release. So it is repeated until a version is found.
    for (let n = 0; n < 10 && !registration?.installing && !registration?.waiting; n++)
      await registration?.update();
  });

const announcement = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'A new version of Cairn is ready.' });

const update = (page: Page, name = 'Update'): Locator =>
  page.getByRole('button', { name, exact: true });

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().length;
  });

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const screens = [
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/habits', 'Habit Tracker'],
  ['/habits?view=list', 'Habit Tracker'],
  ['/habits/add', 'Add Habit'],
  ['/skills', 'Skill Goals Tracker'],
  ['/skills/add', 'Add New Skill'],
  ['/profile', 'Profile'],
  ['/learning-planner', 'Learning Planner'],
  ['/learning/add', 'Add Resource'],
  ['/learning/add?title=Rust&url=https%3A%2F%2Fexample.org%2Frust.html', 'Add Resource'],
  ['/mini-projects', 'Mini Projects Log'],
  ['/projects/add', 'Add Project'],
  ['/self-assessment', 'Self-Assessment & Notes'],
  ['/activity-tracker', 'Skill Activity Tracker'],
  ['/takeaways', 'Takeaways'],
  ['/takeaways/all', 'All takeaways'],
] as const;

test('after one visit, pages open without a connection, even if they were never opened', async ({
  page,
  context,
  site,
  expectConsoleError,
}) => {
  test.slow();
  expectConsoleError(failedCalls);
  await visit(page, '/profile');
  await disconnect(context, site);
  for (const [path, title] of screens) {
    await page.goto(path);
    await expect(heading(page), path).toContainText(title);
  }
  await page.evaluate(() => localStorage.clear());
  for (const [path, title] of [
    ['/login', 'Cairn'],
    ['/register', 'Create an Account'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page), path).toContainText(title);
  }
});

test('the service worker ignores calls of the API @exhaustive', async ({
  page,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/);
  await visit(page, '/habits');
  const cached = await page.evaluate(async () => {
    const urls = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return urls.flat();
  });
  expect(cached).toEqual(expect.arrayContaining(['/index.html', '/first.js', '/icon192.png']));
  expect(cached.filter((path) => /^\/api|licenses|\.map$|serviceWorker/.test(path))).toEqual([]);
  const api = await page.goto('/api/nothing');
  expect(api?.status()).toBe(404);
  expect(api?.fromServiceWorker()).toBe(false);
  const text = await page.goto(`${site.url}/licenses.txt`);
  expect(text?.headers()['content-type']).toContain('text/plain');
});

const manifestSchema = z.object({
  id: z.literal('/'),
  name: z.literal('Cairn'),
  scope: z.literal('/'),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  share_target: z.object({ action: z.literal('/learning/add'), method: z.literal('GET') }),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
});

test('the site can be installed, because the manifest is valid and its icons match @exhaustive', async ({
  page,
  context,
}) => {
  await visit(page, '/dashboard');
  const devtools = await context.newCDPSession(page);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in a private window, where nothing can be installed. This must be the only obstacle.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const { icons, shortcuts } = manifestSchema.parse(JSON.parse(data));
  const sizeOf = (src: string) =>
    page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    expect(await sizeOf(src), src).toBe(sizes);
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  const touch = page.locator('link[rel=apple-touch-icon]');
  expect(await sizeOf((await touch.getAttribute('href')) ?? '')).toBe('180x180');
  for (const { url, name } of shortcuts) {
    await page.goto(url);
    await expect(heading(page), name).toContainText(/Habit Tracker|Skill Goals/);
  }
});

test('a page that is open during a deployment keeps working, and updates on request', async ({
  page,
  site,
  nextRelease,
}) => {
  await visit(page, '/dashboard');
  // The open page works even if the files of its release are gone.
  rmSync(join(site.dir, 'assets'), { recursive: true });
  site.deploy(nextRelease);
  await askForUpdate(page);
  await expect(announcement(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  await expect(heading(page)).toContainText('Skill Goals Tracker');
  expect(await isNext(page)).toBe(0);

  await update(page).click();
  await expect.poll(() => isNext(page)).toBe(1);
  await expect(heading(page)).toContainText('Skill Goals Tracker');
  await expect(announcement(page)).toHaveCount(0);
});

test('an update begins even if the API is called at that moment @exhaustive', async ({
  page,
  site,
  nextRelease,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404/);
  await visit(page, '/dashboard');
  site.deploy(nextRelease);
  await askForUpdate(page);
  await expect(announcement(page)).toBeVisible();
  await page.evaluate(() => void setInterval(() => fetch('/api/nothing'), 4));
  await update(page).click();
  await expect.poll(() => isNext(page)).toBe(1);
});

for (const [path, label, isKept] of [
  ['/habits/add', 'Name', true],
  ['/profile', 'Name', true],
  ['/profile', 'Current password', false],
] as const) {
  test(`an update ${isKept ? 'keeps' : 'warns before it loses'} what is typed at ${path} under ${label} @exhaustive`, async ({
    page,
    site,
    nextRelease,
  }) => {
    await visit(page, path);
    const field = page.getByLabel(label).first();
    await field.fill('Read a book');
    site.deploy(nextRelease);
    await askForUpdate(page);
    let hasBrowserAsked = false;
    page.on('dialog', (dialog) => {
      hasBrowserAsked = true;
      void dialog.accept();
    });
    await update(page).click();
    if (!isKept) {
      await expect(page.getByText('What you typed on this page is not saved.')).toBeVisible();
      await expect(field).toHaveValue('Read a book');
      expect(await isNext(page)).toBe(0);
      await update(page, 'Update anyway').click();
    }
    await expect.poll(() => isNext(page)).toBe(1);
    await expect(field).toHaveValue(isKept ? 'Read a book' : '');
    expect(hasBrowserAsked).toBe(false);
  });
}

test('all tabs update together, except one with text that no draft keeps @exhaustive', async ({
  page,
  context,
  site,
  nextRelease,
}) => {
  await visit(page, '/dashboard');
  const [other, typing] = [await context.newPage(), await context.newPage()];
  await visit(other, '/skills');
  await visit(typing, '/profile');
  const field = typing.getByLabel('Current password');
  await field.fill('Read a book');
  site.deploy(nextRelease);
  await askForUpdate(page);
  for (const tab of [page, other, typing]) {
    await expect(announcement(tab)).toBeVisible();
    expect(await isNext(tab)).toBe(0);
  }
  await update(page).click();
  for (const tab of [page, other]) await expect.poll(() => isNext(tab)).toBe(1);
  await expect(field).toHaveValue('Read a book');
  expect(await isNext(typing)).toBe(0);
  await field.fill('Read two books');
  await update(typing).click();
  await update(typing, 'Update anyway').click();
  await expect.poll(() => isNext(typing)).toBe(1);
});

test('a new version begins with a reload, but only if no other page is open @exhaustive', async ({
  page,
  context,
  site,
  nextRelease,
}) => {
  await visit(page, '/dashboard');
  const other = await context.newPage();
  await visit(other, '/skills');
  site.deploy(nextRelease);
  await askForUpdate(page);
  await expect(announcement(page)).toBeVisible();
  await page.reload();
  await expect(announcement(page)).toBeVisible();
  expect(await isNext(page)).toBe(0);
  await other.close();
  // For a moment, the browser may treat a closed tab as open. So the page is reloaded until the new release has taken
  // over.
  const reloaded = async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page)).toContainText('Dashboard');
    return isNext(page);
  };
  await expect.poll(reloaded, { timeout: 30_000 }).toBe(1);
});

test('a service worker caches the page of its own release, or is not installed @exhaustive', async ({
  page,
  site,
  nextRelease,
  expectConsoleError,
}) => {
  expectConsoleError(/integrity/);
  await visit(page, '/dashboard');
  // The release is half uploaded: its files and the worker are there, its page is not.
  cpSync(join(nextRelease, 'assets'), join(site.dir, 'assets'), { recursive: true });
  copyFileSync(join(nextRelease, 'serviceWorker.js'), join(site.dir, 'serviceWorker.js'));
  await askForUpdate(page).catch(() => undefined);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return Boolean(installing ?? waiting);
      }),
    )
    .toBe(false);
  await expect(announcement(page)).toHaveCount(0);
  site.deploy(nextRelease);
  await askForUpdate(page);
  await expect(announcement(page)).toBeVisible();
});

test.describe('removing the service worker', () => {
  const putOff = (site: Site) =>
    copyFileSync(join(site.dir, 'serviceWorkerOff.js'), join(site.dir, 'serviceWorker.js'));

  test('serviceWorkerOff.js, deployed in place of the service worker, loads the app from the network @exhaustive', async ({
    page,
    context,
    site,
    nextRelease,
  }) => {
    await visit(page, '/dashboard');
    const typing = await context.newPage();
    await visit(typing, '/profile');
    // No draft keeps a password.
    const field = typing.getByLabel('Current password');
    await field.fill('Read a book');
    site.deploy(nextRelease);
    putOff(site);
    await askForUpdate(page);
    await expect.poll(() => isNext(page)).toBe(1);
    await expect(heading(page)).toContainText('Dashboard');
    expect(await keptFiles(page)).toBe(0);

    await expect(announcement(typing)).toBeVisible();
    await expect(field).toHaveValue('Read a book');
    await typing.reload();
    expect(await isNext(typing)).toBe(1);
  });

  test('serviceWorkerOff.js replaces the cached page of a broken release after a reload @exhaustive', async ({
    page,
    site,
    nextRelease,
  }) => {
    await visit(page, '/dashboard');
    await page.goto('about:blank');
    // From now on, the cached page is broken: it has no script.
    await page.goto('/');
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname !== '/index.html') continue;
        const headers = { 'content-type': 'text/html' };
        await cache.put(request, new Response('<!doctype html><p>Broken</p>', { headers }));
      }
    });
    await page.reload();
    await expect(page.getByText('Broken')).toBeVisible();
    site.deploy(nextRelease);
    putOff(site);
    await expect
      .poll(async () => {
        await page.reload();
        return isNext(page);
      })
      .toBe(1);
    await expect(heading(page)).toContainText('Dashboard');
    expect(await keptFiles(page)).toBe(0);
  });

  test('a service worker is removed if the site no longer has one @exhaustive', async ({
    page,
    site,
    nextRelease,
    expectConsoleError,
  }) => {
    expectConsoleError(/404/);
    await visit(page, '/dashboard');
    site.deploy(nextRelease);
    rmSync(join(site.dir, 'serviceWorker.js'));
    await page.goto('/skills');
    await expect.poll(() => registrations(page)).toBe(0);
    await page.goto('/dashboard');
    expect(await isNext(page)).toBe(1);
    expect(await keptFiles(page)).toBe(0);
  });

  test('a service worker is not removed without a connection @exhaustive', async ({
    page,
    context,
    site,
    expectConsoleError,
  }) => {
    expectConsoleError(failedCalls);
    await visit(page, '/dashboard');
    await disconnect(context, site);
    await page.reload();
    await expect(heading(page)).toContainText('Dashboard');
    expect(await registrations(page)).toBe(1);
  });
});

test('pending changes are sent when the network is back, even if no page is open', async ({
  page,
  context,
  site,
  signedIn: person,
  expectConsoleError,
}) => {
  expectConsoleError(failedCalls);
  await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  await visit(page, '/habits');
  const tick = todayRegion(page).getByTitle('Read');
  await expect(tick).toBeVisible();
  await context.setOffline(true);
  await tick.click();
  await expectDone(tick);
  await expect(page.getByRole('banner')).toContainText('Offline, 1 change waiting');
  const elsewhere = await context.newPage();
  await page.close();
  await context.setOffline(false);

  // A browser dispatches this event when the network is back. A headless browser does not.
  const browser = await context.newCDPSession(elsewhere);
  const registration = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url));
      if (found) resolve(found.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.url,
    registrationId: await registration,
    tag: 'changes',
    lastChance: false,
  });
  const completions = async () =>
    (await person.call(habits.list, {})).data.habits.map(
      ({ totalCompletions }) => totalCompletions,
    );
  await expect.poll(completions).toEqual([1]);

  await visit(elsewhere, '/habits');
  await expect(elsewhere.getByRole('main').getByText('1 of 1 done')).toBeVisible();
  await expect(elsewhere.getByRole('banner')).not.toContainText('waiting');
});

test.describe('pending changes during a deployment', () => {
  const banner = (page: Page): Locator => page.getByRole('banner');

  test.beforeEach(({ expectConsoleError }) => {
    test.slow();
    expectConsoleError(failedCalls);
  });

  type Here = { page: Page; context: BrowserContext; site: Site; signedIn: Person };

  /** A user works offline while a release is deployed. Then the app is opened again, still offline. */
  const workMeanwhile = async (here: Here, release: string): Promise<Page> => {
    const { page, context, site, signedIn } = here;
    await seed(signedIn);
    await visit(page, '/dashboard');
    await openAll(page);
    await disconnect(context, site);
    await changeThings(page);
    site.deploy(release);
    await page.close();
    const again = await context.newPage();
    await isShown(again);
    await expect(banner(again)).toContainText('Offline, 9 changes waiting');
    expect(await isNext(again)).toBe(0);
    return again;
  };

  const updateByButton = async (page: Page): Promise<void> => {
    await askForUpdate(page);
    await update(page).click();
    await expect.poll(() => isNext(page)).toBe(1);
  };

  test('a change that is pending during a deployment is sent once, even if the app updates meanwhile @exhaustive', async ({
    page,
    context,
    site,
    signedIn,
    nextRelease,
  }) => {
    const again = await workMeanwhile({ page, context, site, signedIn }, nextRelease);
    await reconnect(context, site);
    await updateByButton(again);
    await isStored(signedIn);
    await isShown(again);
    await expect(banner(again)).not.toContainText('waiting');
  });

  test('a pending change is sent once by the next release, even if the API comes back only later @exhaustive', async ({
    page,
    context,
    site,
    signedIn,
    nextRelease,
  }) => {
    const again = await workMeanwhile({ page, context, site, signedIn }, nextRelease);
    site.serve('files');
    await context.setOffline(false);
    await updateByButton(again);
    await isShown(again);
    await expect(banner(again)).toContainText('9 changes waiting');
    const { data } = await signedIn.call(habits.list, {});
    expect(data.habits.map(({ totalCompletions }) => totalCompletions)).toEqual([0, 0, 0, 0, 0]);
    site.serve('everything');
    await again.reload();
    await isStored(signedIn);
    await isShown(again);
    await expect(banner(again)).not.toContainText('waiting');
  });

  test('pending changes survive a release with another contract, are sent once, and a missing call is reported @exhaustive', async ({
    page,
    context,
    site,
    signedIn,
    otherContract,
    expectConsoleError,
  }) => {
    expectConsoleError(/^Refused: /);
    const old = await workMeanwhile({ page, context, site, signedIn }, otherContract);
    site.serve('files');
    await context.setOffline(false);
    await askForUpdate(old);
    await expect(announcement(old)).toBeVisible();
    await old.close();
    const next = await context.newPage();
    // For a moment, the browser may treat a closed tab as open.
    const opened = async () => {
      await next.goto('/mini-projects');
      return isNext(next);
    };
    await expect.poll(opened).toBe(1);
    // This release can't read what the previous one stored, and nothing new is stored yet.
    await expect(next.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(next.getByRole('article')).toHaveCount(0);
    const list = next.getByRole('dialog', { name: 'Your changes' });
    await banner(next).getByRole('button', { name: /./ }).first().click();
    await expect(list).toContainText('New skill: Piano');

    site.serve('everything');
    await next.reload();
    await isStored(signedIn, 0);
    await banner(next).getByRole('button', { name: '1 change not saved' }).click();
    await expect(list.getByRole('heading', { name: 'Waiting to be saved' })).toHaveCount(0);
    const refused = list.getByRole('listitem');
    await expect(refused).toHaveCount(1);
    await expect(refused).toContainText('Rust');
    await expect(refused).toContainText(
      'This version of Cairn can no longer save this change. Make it again.',
    );
    await refused.getByRole('button', { name: /^Discard/ }).click();
    await expect(list.getByText('Everything is saved.')).toBeVisible();
    await isShown(next, 0);
  });
});
