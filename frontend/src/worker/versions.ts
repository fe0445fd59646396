import { reloadWithoutAsking } from '../forms/useAskBeforeLeaving.tsx';
import { firstController } from './firstController.ts';
import { hasUnsavedInput } from './hasUnsavedInput.ts';

/** How often an open page checks for a newer version, in ms. It also checks when it opens. */
const checkMs = 60 * 60_000;

/** Starts the new version, and reloads this page even if it has unsaved input. */
export type Apply = () => void;

/**
 * Registers the service worker and watches for new versions. Calls `onReady` when one is ready. Pages reload only
 * after the person agreed in one of them. A page with unsaved input reloads only if they agreed on that page.
 */
export const watchVersions = async (onReady: (apply: Apply) => void): Promise<void> => {
  const { serviceWorker } = navigator;
  let isControlled = firstController !== null;
  let hasAgreed = false;

  const known = await serviceWorker.getRegistration();
  // The old worker is unregistering, and this is its last page. A new registration would make Chromium keep it.
  if (!known && serviceWorker.controller) return;
  const registration =
    known ?? (await serviceWorker.register('/serviceWorker.js', { updateViaCache: 'none' }));

  const announce = () =>
    onReady(() => {
      hasAgreed = true;
      if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
      else reloadWithoutAsking();
    });
  const announceWaiting = () => {
    if (registration.waiting && serviceWorker.controller) announce();
  };

  announceWaiting();
  const watchInstalling = () =>
    registration.installing?.addEventListener('statechange', announceWaiting);
  // The browser may already have started an update.
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);

  const followController = () => {
    // A browser's first worker takes over a page of the same version. That is not an update.
    const isUpdate = isControlled;
    isControlled = true;
    if (!isUpdate) return;
    if (hasAgreed || !hasUnsavedInput()) reloadWithoutAsking();
    else announce();
  };
  serviceWorker.addEventListener('controllerchange', followController);
  if (serviceWorker.controller !== firstController) followController();

  let checkedAt = Date.now();
  const update = () => {
    checkedAt = Date.now();
    // Fails if the device is offline or the worker's file is missing. When the next page opens, the worker itself
    // checks whether its file is missing.
    registration.update().catch(() => undefined);
  };
  if (known) update();
  const check = () => {
    if (Date.now() - checkedAt >= checkMs) update();
  };
  setInterval(check, checkMs);
  document.addEventListener('visibilitychange', check);
};
