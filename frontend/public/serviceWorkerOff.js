// Removes the service worker from all browsers. An operator copies this file over serviceWorker.js (docs/runbook.md).
// It takes over from a browser's worker, deletes that worker's files, and unregisters itself. From then on, every page
// comes from the network.
/** @type {ServiceWorkerGlobalScope} */
// @ts-expect-error -- `self` has the type of any worker
const worker = self;

const leave = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
};

worker.addEventListener('install', () => {
  void worker.skipWaiting();
  // A request may wake the old worker while it stops. Chromium may then keep this worker waiting, so it asks again.
  setTimeout(() => worker.skipWaiting(), 1_000);
});
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
