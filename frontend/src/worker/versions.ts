import { firstController } from './firstController.ts';
import { hasUnsavedInput } from './hasUnsavedInput.ts';

/** How often a page that stays open asks for a newer version; a page that opens always does. */
const checkMs = 60 * 60_000;

/** Starts the new version, in every tab. What is typed on this page is lost. */
export type Apply = () => void;

/**
 * Registers the service worker and watches for new versions. `onReady` is called when one is ready to start; no page is
 * reloaded before someone says so, and none that has something typed in it but the one where they said it.
 */
export const watchVersions = async (onReady: (apply: Apply) => void): Promise<void> => {
  const { serviceWorker } = navigator;
  let isControlled = firstController !== null;
  let isAsked = false;

  const known = await serviceWorker.getRegistration();
  // A worker that leaves has its last page here: Chromium would bring it back.
  if (!known && serviceWorker.controller) return;
  const registration =
    known ?? (await serviceWorker.register('/serviceWorker.js', { updateViaCache: 'none' }));

  const announce = () =>
    onReady(() => {
      isAsked = true;
      if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
      else window.location.reload();
    });
  const announceWaiting = () => {
    if (registration.waiting && serviceWorker.controller) announce();
  };

  announceWaiting();
  const watchInstalling = () =>
    registration.installing?.addEventListener('statechange', announceWaiting);
  // The browser may have begun before this page looks.
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);

  const followController = () => {
    // The first worker of this browser takes over a page of its own version.
    const isUpdate = isControlled;
    isControlled = true;
    if (!isUpdate) return;
    if (isAsked || !hasUnsavedInput()) window.location.reload();
    else announce();
  };
  serviceWorker.addEventListener('controllerchange', followController);
  if (serviceWorker.controller !== firstController) followController();

  let checkedAt = Date.now();
  const update = () => {
    checkedAt = Date.now();
    // Offline, or the worker is gone: the next start finds out.
    registration.update().catch(() => undefined);
  };
  if (known) update();
  const check = () => {
    if (Date.now() - checkedAt >= checkMs) update();
  };
  setInterval(check, checkMs);
  document.addEventListener('visibilitychange', check);
};
