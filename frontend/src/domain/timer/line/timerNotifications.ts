import { useEffect } from 'react';
import { timerAskedAbout } from '../rangMessage.ts';
import { ofTimer, rangLast } from './ring.ts';

/** Closes the notifications about a timer's planned end, because the page itself rings or the timer has ended. */
export const closeNotificationsOf = async (timer: string): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? [])
    if (notification.data?.timer === timer) notification.close();
};

/** Tells the service worker whether this browser rang for a timer. */
const answer = ({ data, ports }: MessageEvent): void => {
  const timer = timerAskedAbout(data);
  if (timer !== undefined) ports[0]?.postMessage(rangLast(ofTimer(timer)));
};

/** Answers the service worker. Closes a timer's notifications once it has ended. */
export const useTimerNotifications = (timer: string | undefined): void => {
  useEffect(() => {
    const worker = navigator.serviceWorker;
    worker?.addEventListener('message', answer);
    return () => worker?.removeEventListener('message', answer);
  }, []);
  useEffect(() => {
    if (timer === undefined) return;
    return () => void closeNotificationsOf(timer).catch(() => undefined);
  }, [timer]);
};
