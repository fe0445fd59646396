import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { registerSync, syncTag } from '../data/outbox/backgroundSync.ts';
import { isGone } from './isGone.ts';
import { markDone } from './pressReminder.ts';
import { isRungByPage } from './ringingPage.ts';
import { sendPending } from './sendPending.ts';
import { type ReminderData, showAgain, showReminder } from './showReminder.ts';
import { snoozeReminder } from './snoozeReminder.ts';

/**
 * Makes the app open offline. The worker stores every file that the app needs, and serves all pages from these files.
 * It never handles API requests, because the app stores its own data.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

precacheAndRoute(self.__WB_MANIFEST);

const shell = createHandlerBoundToURL('/index.html');

/** Whether a request is for a page. The site's edge uses the same rule: a URL with a file extension is a file. */
const isPage = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.mode === 'navigate' && !/^\/api\/|\.[^/]*$/.test(url.pathname);

registerRoute(isPage, async (options) => {
  options.event.waitUntil(leaveIfGone());
  return (await startsNext(options.request)) ? betweenVersions() : shell(options);
});

type Routing = { readonly addRoutes?: (route: object) => Promise<void> };

/**
 * With static routes (Chromium), API calls don't wake the worker. Without them, a call could wake a worker that is
 * being replaced. The worker would stay alive and delay the update for minutes.
 */
self.addEventListener('install', (event) => {
  const routing = event as Routing;
  void routing.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
});

// Takes control of the first visit's page without a reload, so that this page works offline too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until all pages of the old version are closed, until the person agrees (worker/versions.ts), or
// until the only page is reloaded (`startsNext`).
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Background Sync: the network is back. If a page is open, the page sends the changes. */
self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { readonly tag: string };
  if (tag === syncTag) (event as ExtendableEvent).waitUntil(sendUnlessOpen());
});

const sendUnlessOpen = async (): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) await sendPending();
};

/** Shows a push as a notification. See functions/push for the sender. */
self.addEventListener('push', (event) =>
  event.waitUntil(showReminder(self.registration, event.data?.text() ?? '', isRung)),
);

const isRung = async (timer: string): Promise<boolean> =>
  isRungByPage(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }), timer);

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  const data: ReminderData | null = notification.data;
  notification.close();
  if (data && action === 'done') event.waitUntil(doneAndSent(data));
  else if (data && action === 'snooze') event.waitUntil(snoozeOrSay(data, notification));
  else event.waitUntil(openToday(data?.navigate));
});

/** Opens the notification's page or Today, in an open page if possible. */
const openToday = async (path = '/habits'): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  await page.focus();
  await page.navigate(path);
};

/** Stores the ticks and sends them. If the device is offline, they wait for the next page or Background Sync. */
const doneAndSent = async (data: ReminderData): Promise<void> => {
  await markDone(data, Date.now());
  await sendUnlessOpen().catch(() => registerSync(self.registration));
};

/** Snoozes a reminder. If the snooze fails, the notification appears again with an error. */
const snoozeOrSay = (data: ReminderData, notification: Notification): Promise<void> =>
  snoozeReminder(data, notification.tag).catch(() =>
    showAgain(self.registration, notification, data, data.snooze?.failure ?? notification.body),
  );

/**
 * Whether a request should start the waiting version. It should if it reloads the only page. Otherwise a broken version
 * would survive every reload.
 */
const startsNext = async (request: Request & { isReloadNavigation?: boolean }) =>
  self.registration.waiting !== null &&
  request.isReloadNavigation === true &&
  (await self.clients.matchAll({ type: 'window' })).length <= 1;

/**
 * A page that lets the next version take over, and requests nothing before that except its script. Chromium loses
 * requests to a worker that is being replaced, so a normal page would stay empty.
 */
const betweenVersions = () =>
  new Response(
    '<!doctype html><meta name="color-scheme" content="light dark"><title>Cairn</title><script src="/startNext.js"></script>',
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

/**
 * Unregisters this worker and deletes its files if the site no longer has a worker. The worker stays if the device is
 * offline, or if the server fails or refuses. The browser itself handles new workers: newer versions and
 * serviceWorkerOff.js.
 */
const leaveIfGone = async (): Promise<void> => {
  const request = fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
  const response = await request.catch(() => null);
  if (!response || !isGone(response)) return;
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
};
