/** The name of the Background Sync task. */
export const syncTag = 'changes';

type Syncing = { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

/**
 * Asks the browser to wake the service worker once the network is back, even if no page is open. If Background Sync is
 * missing or forbidden, the next page sends the changes.
 */
export const registerSync = (registration: ServiceWorkerRegistration): Promise<void> | undefined =>
  (registration as Syncing).sync?.register(syncTag).catch(() => undefined);
