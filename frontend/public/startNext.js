// The script of the page between two versions (`betweenVersions` in src/worker/serviceWorker.ts).
(async () => {
  const { serviceWorker } = navigator;
  // This is not a reload. The worker would respond to a reload with the same page again.
  const open = () => location.replace(location.pathname + location.search);
  serviceWorker.addEventListener('controllerchange', open);
  const registration = await serviceWorker.getRegistration();
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  // The new version may already have taken over. If it does not start within 5 s, the old version continues.
  setTimeout(open, registration?.waiting ? 5_000 : 0);
})();
