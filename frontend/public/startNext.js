// The page between two versions: the worker of the one before answers a reload with it (src/worker/serviceWorker.ts).
(async () => {
  const { serviceWorker } = navigator;
  // Not a reload: the worker would answer it in the same way once more.
  const open = () => location.replace(location.pathname + location.search);
  serviceWorker.addEventListener('controllerchange', open);
  const registration = await serviceWorker.getRegistration();
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  // It took over before this ran, or it can't begin: then the version before goes on.
  setTimeout(open, registration?.waiting ? 5_000 : 0);
})();
