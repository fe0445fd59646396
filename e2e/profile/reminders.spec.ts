import type { BrowserContext, Page } from '@playwright/test';
import { ulid } from 'ulid';
import { addDays, type Day } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import type { ReminderMessage } from '#shared/reminders/message/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { type Person, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { registerDevice } from '#testing/live/devices.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';
import { expectDone, expectNotDone, todaysTick } from '../pages/tracker.ts';
import { disconnect, failedCalls, reconnect, test, visit } from '../sites/ownSite.ts';

// These tests are about the service worker.
test.use({ serviceWorkers: 'allow' });

const createHabit = async ({ call }: Person, name: string): Promise<string> =>
  (await call(habits.create, { body: { name, frequency: 'daily' } })).data.habit._id;

/** A reminder, as the worker function sends it. */
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
 * The browser of the tests is headless, and private windows show no notifications. This stores the app's notifications
 * for the worker and the pages of one context, as a browser would.
 */
const keepNotifications = (): void => {
  // A page without an address has no service worker.
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

/** Returns the site's notifications that are on the screen. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/**
 * Presses a notification by sending the worker a click event. Only the browser's own events have a working `waitUntil`,
 * so one is added.
 */
const press = (context: BrowserContext, action: 'done' | 'snooze' | '') => {
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

test('a push is shown as a notification, and a tick in the app or on another device closes it', async ({
  page,
  context,
  signedIn,
}) => {
  const id = await createHabit(signedIn, 'Meditate');
  await visit(page, '/habits');
  await expect(todaysTick(page, 'Meditate')).toBeVisible();
  await push(context, page, reminderOf(signedIn, id, day));
  await expect.poll(() => shown(page)).toEqual([meditate]);
  // A repeated reminder replaces the first one.
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

test('Done, pressed offline and without a page, ticks the reminder’s day once the network is back @exhaustive', async ({
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

test('Done shows on an open page without a reload, and reaches the server @exhaustive', async ({
  page,
  context,
  signedIn,
}) => {
  const id = await createHabit(signedIn, 'Meditate');
  await visit(page, '/habits');
  await expectNotDone(todaysTick(page, 'Meditate'));
  await push(context, page, reminderOf(signedIn, id, day));
  await expect.poll(() => shown(page)).toEqual([meditate]);
  await press(context, 'done');
  await expectDone(todaysTick(page, 'Meditate'));
  await expect.poll(() => completedDays(signedIn, id)).toEqual([day]);
});

const atEight = 'r202611250800';
const failure = 'Could not be snoozed. Still open today';

/** The message of `reminderOf`, with a Snooze button and the text for a failed snooze. */
const snoozableOf = (person: Person, id: string): ReminderMessage => {
  const reminder = reminderOf(person, id, day);
  const { actions, ...notification } = reminder.notification;
  const snooze = { action: 'snooze', title: 'Snooze 1 h', navigate: '/habits' };
  return {
    ...reminder,
    notification: { ...notification, tag: atEight, actions: [...actions, snooze] },
    snooze: { failure },
  };
};

test('Snooze, pressed without a page, closes the reminder; pressed offline, it makes the reminder say that it failed @exhaustive', async ({
  page,
  context,
  signedIn,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(failedCalls);
  const id = await createHabit(signedIn, 'Meditate');
  await registerDevice(signedIn, 'https://fcm.googleapis.com/fcm/send/snooze');
  await visit(page, '/habits');
  await expect(todaysTick(page, 'Meditate')).toBeVisible();
  await push(context, page, snoozableOf(signedIn, id));
  await expect.poll(() => shown(page)).toEqual([{ ...meditate, tag: atEight }]);
  await disconnect(context, site);
  await press(context, 'snooze');
  await expect.poll(() => shown(page)).toEqual([{ ...meditate, tag: atEight, body: failure }]);
  await reconnect(context, site);
  await page.goto('about:blank');
  await press(context, 'snooze');
  await page.goto(`${site.url}/habits`);
  await expect.poll(() => shown(page)).toEqual([]);
});

/** A message about the planned end of a timer, as the worker function sends it. */
const endOf = ({ user }: Person, timer: string): ReminderMessage => ({
  web_push: 8030,
  notification: {
    title: 'Rust',
    body: 'The planned time is over',
    lang: 'en',
    dir: 'ltr',
    tag: `t${timer}`,
    navigate: '/',
    actions: [],
  },
  person: user._id,
  dayStartsAt: 0,
  habits: [],
  timer,
  expires: Date.now() + 3_600_000,
});

test('a notification about a timer’s planned end is closed by a page that rings, and not shown again @exhaustive', async ({
  page,
  context,
  signedIn,
}) => {
  const { skill } = (
    await signedIn.call(skills.create, { body: { name: 'Rust', category: 'Other' } })
  ).data;
  const target = { area: 'skills', id: skill._id } as const;
  /** Starts a timer of one minute with this many seconds left. */
  const start = async (left: number) => {
    const id = ulid();
    const startedAt = new Date(Date.now() - 60_000 + left * 1_000).toISOString();
    const body = { startedAt, target, plannedMinutes: 1 };
    await signedIn.call(timerRoutes.start, { params: { id }, body });
    return id;
  };
  const first = await start(8);
  const end = { title: 'Rust', body: 'The planned time is over', tag: `t${first}` };
  await visit(page, '/habits');
  await expect(page.getByRole('region', { name: 'Timer' })).toBeVisible();
  // The timer has not rung yet, so the push is shown, as on a device that does not know the timer.
  await push(context, page, endOf(signedIn, first));
  await expect.poll(() => shown(page)).toEqual([end]);
  await expect(page.getByRole('alert').filter({ hasText: '1 min of Rust' })).toBeVisible({
    timeout: 20_000,
  });
  await expect.poll(() => shown(page)).toEqual([]);
  await push(context, page, endOf(signedIn, first));
  // The worker handles the next push after the previous one.
  await push(context, page, reminderOf(signedIn, skill._id, day));
  await expect.poll(() => shown(page)).toEqual([meditate]);
});

test('a log-out closes all notifications and ends the push subscription @exhaustive', async ({
  page,
  context,
  signedIn,
}) => {
  // A headless browser has no push service, so its subscription is a stub.
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
  await chooseInProfileMenu(page, 'Logout');
  await expect.poll(() => shown(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-unsubscribed', 'true');
});

test('a push that this version can’t read still shows a notification @exhaustive', async ({
  page,
  context,
}) => {
  await visit(page, '/habits');
  await push(context, page, '{"web_push":9999}');
  await expect.poll(() => shown(page)).toEqual([{ title: 'Cairn', body: '', tag: '' }]);
});
