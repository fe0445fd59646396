import { storedDevice } from '../../data/session/storedDevice.ts';

/**
 * Ends reminders in this browser. Closes visible reminders and unsubscribes. No more reminders appear then, even if
 * the server still sends some.
 */
export const endHere = async (): Promise<void> => {
  storedDevice.forget();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  for (const notification of await registration.getNotifications()) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};
