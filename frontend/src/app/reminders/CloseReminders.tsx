import { useEffect } from 'react';
import { hasDay, unpackDays } from '#shared/days/daySet.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { RemindedDay } from '#shared/reminders/message/model.ts';
import { type HabitsAtHand, useHabitsAtHand } from './useHabitsAtHand.ts';

/** Whether a habit no longer needs its reminder. An unknown habit may be newer than the list, so its reminder stays. */
const isAnswered = (list: HabitsAtHand, { id, day }: RemindedDay): boolean => {
  const habit = [...list.habits, ...(list.archived ?? [])].find(({ _id }) => _id === id);
  if (!habit) return false;
  const has = (days: Habit['history']) => hasDay(unpackDays(days), day);
  return habit.archivedOn !== null || has(habit.history) || has(habit.skipped);
};

/** Closes expired notifications, and notifications whose habits are all done, skipped or archived. */
const closeAnswered = async (list: HabitsAtHand): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) {
    const { habits: reminded = [], expires = Number.POSITIVE_INFINITY } = notification.data ?? {};
    const isOver =
      reminded.length > 0 && reminded.every((one: RemindedDay) => isAnswered(list, one));
    if (isOver || expires <= Date.now()) notification.close();
  }
};

/** Closes a reminder on this device once its habits are done, skipped or archived on any device. */
export const CloseReminders = () => {
  const list = useHabitsAtHand();
  useEffect(() => {
    if (!list) return;
    const close = () => void closeAnswered(list).catch(() => undefined);
    close();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, [list]);
  return null;
};
