// The way out: put in the place of serviceWorker.js (docs/runbook.md), it takes over from whichever worker a browser has, deletes
// what that one kept, and removes itself. From then on every page comes from the network.
/** @type {ServiceWorkerGlobalScope} */
// @ts-expect-error -- the type of `self` is that of any worker
const worker = self;

const leave = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
};

worker.addEventListener('install', () => {
  void worker.skipWaiting();
  // A request that wakes the worker of before while it stops makes Chromium forget that this one is to begin.
  setTimeout(() => worker.skipWaiting(), 1_000);
});
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
