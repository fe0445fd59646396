import type { BrowserContext, Page } from '@playwright/test';
import { addDays, type Day } from '#shared/core/days.ts';
import { habits } from '#shared/habits/routes.ts';
import type { ReminderMessage } from '#shared/reminders/message/model.ts';
import { type Person, profileMenu, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { disconnect, failedCalls, reconnect, test, visit } from './ownSite.ts';
import { todaysTick } from './tracker.ts';

// The worker is what is tested.
test.use({ serviceWorkers: 'allow' });

const createHabit = async ({ call }: Person, name: string): Promise<string> =>
  (await call(habits.create, { body: { name, frequency: 'daily' } })).data.habit._id;

/** The message as the worker function sends it. */
const reminderOf = ({ user }: Person, id: string, day: Day): ReminderMessage => ({
  web_push: 8030,
  notification: {
    title: 'Meditate',
    body: 'Still open today',
    lang: 'en',
    dir: 'ltr',
    tag: 'reminder',
    navigate: '/habits',
    actions: [{ action: 'done', title: 'Done', navigate: '/habits' }],
  },
  person: user._id,
  dayStartsAt: 0,
  habits: [{ id, day }],
  done: { label: 'Meditate: done', failure: '“Meditate” could not be marked as done.' },
  expires: Date.now() + 3_600_000,
});

/** Delivers a push to the worker, as the browser's push service would. */
const push = async (context: BrowserContext, page: Page, message: object | string) => {
  const devtools = await context.newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations;
    if (registration) resolve(registration.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await promise,
    data: typeof message === 'string' ? message : JSON.stringify(message),
  });
  await devtools.detach();
};

/**
 * The browser of the tests has no window, and shows no notification in private windows. This keeps what the app shows
 * for the worker and the pages of one context, as a browser would.
 */
const keepNotifications = (): void => {
  // A page without an address has none.
  if (!('ServiceWorkerRegistration' in globalThis)) return;
  const place = '/shown';
  type Options = { readonly tag?: string; readonly body?: string; readonly data?: unknown };
  const open = () => caches.open('notifications');
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, { tag = '', body = '', data }: Options = {}) => {
      const kept = JSON.stringify({ title, tag, body, data });
      await (await open()).put(`${place}/${encodeURIComponent(tag)}`, new Response(kept));
    },
    getNotifications: async () => {
      const cache = await open();
      return Promise.all(
        (await cache.keys()).map(async (request) => ({
          ...(await (await cache.match(request))?.json()),
          close: () => void cache.delete(request),
        })),
      );
    },
  });
};

/** The notifications of the site that are on the screen. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Presses a notification, as the browser says it to the worker; only the browser itself may extend the event. */
const press = (context: BrowserContext, action: 'done' | '') => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  return worker.evaluate(async (pressed) => {
    const scope = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const event = Object.assign(new Event('notificationclick'), { notification, action: pressed });
    const work: Promise<unknown>[] = [];
    Object.assign(event, { waitUntil: (one: Promise<unknown>) => work.push(one) });
    globalThis.dispatchEvent(event);
    await Promise.all(work);
  }, action);
};

const completedDays = async ({ call }: Person, id: string) => {
  const { data } = await call(habits.get, { params: { id }, query: { from: yesterday, to: day } });
  return data.completions.map(({ date }) => date);
};

const day = today();
const yesterday = addDays(day, -1);
const meditate = { title: 'Meditate', body: 'Still open today', tag: 'reminder' };

test.beforeEach(async ({ context }) => {
  await context.addInitScript(keepNotifications);
  context.on('serviceworker', (worker) => void worker.evaluate(keepNotifications));
});

test('a push is shown, and closed by a tick in the app or on another device', async ({
  page,
  context,
  signedIn,
}) => {
  const id = await createHabit(signedIn, 'Meditate');
  await visit(page, '/habits');
  await expect(todaysTick(page, 'Meditate')).toBeVisible();
  await push(context, page, reminderOf(signedIn, id, day));
  await expect.poll(() => shown(page)).toEqual([meditate]);
  // A repeat takes its place.
  await push(context, page, reminderOf(signedIn, id, day));
  await expect.poll(() => shown(page)).toEqual([meditate]);
  await todaysTick(page, 'Meditate').click();
  await expect.poll(() => shown(page)).toEqual([]);

  const other = await createHabit(signedIn, 'Read');
  await page.reload();
  await expect(todaysTick(page, 'Read')).toBeVisible();
  await push(context, page, reminderOf(signedIn, other, day));
  await expect.poll(() => shown(page)).toEqual([meditate]);
  const body = { date: day, completed: true };
  await signedIn.call(habits.toggle, { params: { id: other }, query: {}, body });
  await page.reload();
  await expect.poll(() => shown(page)).toEqual([]);
});

test('Done, pressed offline and without a page, ticks the day it was about once the network is back', async ({
  page,
  context,
  signedIn,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(failedCalls);
  const id = await createHabit(signedIn, 'Meditate');
  await visit(page, '/habits');
  await expect(todaysTick(page, 'Meditate')).toBeVisible();
  await push(context, page, reminderOf(signedIn, id, yesterday));
  await expect.poll(() => shown(page)).toEqual([meditate]);
  await disconnect(context, site);
  await page.goto('about:blank');
  await press(context, 'done');
  expect(await completedDays(signedIn, id)).toEqual([]);
  await page.goto(`${site.url}/habits`);
  expect(await shown(page)).toEqual([]);
  await expect(page.getByRole('main')).toContainText('Meditate');
  await reconnect(context, site);
  await expect.poll(() => completedDays(signedIn, id)).toEqual([yesterday]);
});

test('Done shows at once on a page that is open, and is sent by it', async ({
  page,
  context,
  signedIn,
}) => {
  const id = await createHabit(signedIn, 'Meditate');
  await visit(page, '/habits');
  await expect(todaysTick(page, 'Meditate')).toHaveAttribute('aria-label', /: not done$/);
  await push(context, page, reminderOf(signedIn, id, day));
  await expect.poll(() => shown(page)).toEqual([meditate]);
  await press(context, 'done');
  await expect(todaysTick(page, 'Meditate')).toHaveAttribute('aria-label', /: done$/);
  await expect.poll(() => completedDays(signedIn, id)).toEqual([day]);
});

test('a log-out closes what is shown and ends the subscription', async ({
  page,
  context,
  signedIn,
}) => {
  // A headless browser has no push service: what it would subscribe to is stubbed.
  await page.addInitScript(() => {
    Object.defineProperty(PushManager.prototype, 'getSubscription', {
      value: async () => ({
        unsubscribe: async () => {
          document.documentElement.dataset.unsubscribed = 'true';
          return true;
        },
      }),
    });
  });
  const id = await createHabit(signedIn, 'Meditate');
  await visit(page, '/habits');
  await push(context, page, reminderOf(signedIn, id, day));
  await expect.poll(() => shown(page)).toEqual([meditate]);
  await profileMenu(page, 'Ada').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => shown(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-unsubscribed', 'true');
});

test('a push that this version can’t read still shows something @exhaustive', async ({
  page,
  context,
}) => {
  await visit(page, '/habits');
  await push(context, page, '{"web_push":9999}');
  await expect.poll(() => shown(page)).toEqual([{ title: 'Cairn', body: '', tag: '' }]);
});
