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
 * The offline shell: it stores every file of the build, and serves every page from it. It never handles API requests,
 * since the app stores its data itself.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

precacheAndRoute(self.__WB_MANIFEST);

const shell = createHandlerBoundToURL('/index.html');

/** The same rule as at the edge: a URL with a file extension is a file, any other is a page. */
const isPage = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.mode === 'navigate' && !/^\/api\/|\.[^/]*$/.test(url.pathname);

registerRoute(isPage, async (options) => {
  options.event.waitUntil(leaveIfGone());
  return (await startsNext(options.request)) ? betweenVersions() : shell(options);
});

type Routing = { readonly addRoutes?: (route: object) => Promise<void> };

/**
 * With static routes (Chromium), API calls don't wake the worker. Otherwise a call could wake it while it is being
 * replaced, keep it alive, and delay the update for minutes.
 */
self.addEventListener('install', (event) => {
  const routing = event as Routing;
  void routing.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
});

// The worker controls the first visit's page without a reload, so that the page works offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until all pages of the previous one are closed, or until a person agrees (worker/versions.ts).
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Background Sync: the network is back. An open page sends its pending changes itself. */
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

/** Opens Today, in an open page if possible. */
const openToday = async (path = '/habits'): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  await page.focus();
  await page.navigate(path);
};

/** Offline, the ticks wait in this browser. The next page or Background Sync sends them. */
const doneAndSent = async (data: ReminderData): Promise<void> => {
  await markDone(data, Date.now());
  await sendUnlessOpen().catch(askForSync);
};

/** If snoozing fails, the notification returns with a message. */
const snoozeOrSay = (data: ReminderData, notification: Notification): Promise<void> =>
  snoozeReminder(data, notification.tag).catch(() =>
    showAgain(self.registration, notification, data, data.snooze?.failure ?? notification.body),
  );

type Syncing = { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

/** Background Sync may be forbidden or missing. If so, the next page sends. */
const askForSync = (): Promise<void> | undefined =>
  (self.registration as Syncing).sync?.register(syncTag).catch(() => undefined);

/**
 * Reloading the only page restarts the app, so a waiting version starts too. Otherwise a broken version would survive
 * every reload.
 */
const startsNext = async (request: Request & { isReloadNavigation?: boolean }) =>
  self.registration.waiting !== null &&
  request.isReloadNavigation === true &&
  (await self.clients.matchAll({ type: 'window' })).length <= 1;

/**
 * A page that tells the next version to take over, and requests nothing before that. Chromium loses requests to a
 * worker that is being replaced, so the page would stay empty.
 */
const betweenVersions = () =>
  new Response(
    '<!doctype html><meta name="color-scheme" content="light dark"><title>Cairn</title><script src="/startNext.js"></script>',
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

/**
 * If the site no longer has a worker, this one unregisters and deletes its files. It stays if the device is offline, or
 * the server fails or refuses. The browser itself handles a worker that was replaced by a newer one or by
 * serviceWorkerOff.js.
 */
const leaveIfGone = async (): Promise<void> => {
  const request = fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
  const response = await request.catch(() => null);
  if (!response || !isGone(response)) return;
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
};
