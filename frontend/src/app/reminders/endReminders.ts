import { sessionStore } from '../../data/session/sessionStore.ts';

/** Who is reminded no more in this browser. After a session that merely ended, reminders go on. */
const ends: readonly string[] = ['left', 'everywhere', 'deleted'];

/** Ends this browser's subscription, so that nothing more arrives, and closes what is shown. */
const endReminders = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const shown = await registration.getNotifications();
  for (const notification of shown) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};

/** The next person at this browser must not see reminders of the last one. */
export const endRemindersOnLogOut = (): void => {
  sessionStore.subscribe(() => {
    const state = sessionStore.state();
    if (state.status === 'signed-out' && ends.includes(state.reason))
      endReminders().catch((error: unknown) => console.warn('Reminders were not ended', error));
  });
};
