import { storedDevice } from '../../data/session/storedDevice.ts';

/**
 * Ends reminders in this browser: closes the visible ones, and makes sure that no more arrive, whatever the server
 * sends.
 */
export const endHere = async (): Promise<void> => {
  storedDevice.forget();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  for (const notification of await registration.getNotifications()) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};
