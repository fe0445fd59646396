import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { syncTag } from '../data/outbox/syncTag.ts';
import { isGone } from './isGone.ts';
import { markDone } from './pressReminder.ts';
import { isRungByPage } from './ringingPage.ts';
import { sendPending } from './sendPending.ts';
import { type ReminderData, showAgain, showReminder } from './showReminder.ts';
import { snoozeReminder } from './snoozeReminder.ts';

/**
 * The offline shell: every file of the build is kept, and every page's address is served from it. It never sees a
 * request of the API: the app keeps its data itself.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

precacheAndRoute(self.__WB_MANIFEST);

const shell = createHandlerBoundToURL('/index.html');

/** As at the edge: an address with a file extension is a file, and any other one a page. */
const isPage = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.mode === 'navigate' && !/^\/api\/|\.[^/]*$/.test(url.pathname);

registerRoute(isPage, async (options) => {
  options.event.waitUntil(leaveIfGone());
  return (await startsNext(options.request)) ? betweenVersions() : shell(options);
});

type Routing = { readonly addRoutes?: (route: object) => Promise<void> };

/**
 * Where there are routes (Chromium), calls of the API do not even wake the worker: one that did while it stops, since the
 * next version is to begin, would let it go on instead, and the update wait for minutes.
 */
self.addEventListener('install', (event) => {
  const routing = event as Routing;
  void routing.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
});

// The first visit is offline-ready too, without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until all pages of the one before are closed, or until a person says so (worker/versions.ts).
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Background Sync: the network is back. A page that is open sends what waits itself. */
self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { readonly tag: string };
  if (tag === syncTag) (event as ExtendableEvent).waitUntil(sendUnlessOpen());
});

const sendUnlessOpen = async (): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) await sendPending();
};

/** A reminder, see functions/push. */
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

/** Opens Today, in a page that is open already if there is one. */
const openToday = async (path = '/habits'): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  await page.focus();
  await page.navigate(path);
};

/** Offline it waits in this browser, and is sent by the next page or by Background Sync. */
const doneAndSent = async (data: ReminderData): Promise<void> => {
  await markDone(data, Date.now());
  await sendUnlessOpen().catch(askForSync);
};

/** If it can't be snoozed, the notification is back and says so. */
const snoozeOrSay = (data: ReminderData, notification: Notification): Promise<void> =>
  snoozeReminder(data, notification.tag).catch(() =>
    showAgain(self.registration, notification, data, data.snooze?.failure ?? notification.body),
  );

type Syncing = { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

/** It may be forbidden, or not exist: then the next page sends. */
const askForSync = (): Promise<void> | undefined =>
  (self.registration as Syncing).sync?.register(syncTag).catch(() => undefined);

/**
 * A person who reloads the only page starts the app again, so a version that waits begins with it. Without this a broken
 * version would survive every reload.
 */
const startsNext = async (request: Request & { isReloadNavigation?: boolean }) =>
  self.registration.waiting !== null &&
  request.isReloadNavigation === true &&
  (await self.clients.matchAll({ type: 'window' })).length <= 1;

/**
 * A page that tells the next version to take over, and asks for nothing until it has: Chromium loses a request that
 * reaches a worker while it is stopped for another one, and the page stays empty.
 */
const betweenVersions = () =>
  new Response(
    '<!doctype html><meta name="color-scheme" content="light dark"><title>Cairn</title><script src="/startNext.js"></script>',
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

/**
 * Where the site has no worker any more, this one leaves, and takes what it kept with it. Offline, or where the server
 * fails or refuses, it stays. A worker that was replaced, by a newer one or by serviceWorkerOff.js, is the browser's own check.
 */
const leaveIfGone = async (): Promise<void> => {
  const request = fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
  const response = await request.catch(() => null);
  if (!response || !isGone(response)) return;
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
};
