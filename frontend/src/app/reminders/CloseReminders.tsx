import { useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { hasDay, unpackDays } from '#shared/core/daySet.ts';
import { routeKey } from '#shared/core/route.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import type { RemindedDay } from '#shared/reminders/message/model.ts';
import { useResponse } from '../../data/cache/useResponse.ts';
import type { DataOf } from '../../data/client/request.ts';
import { peekInto } from '../../data/outbox/confirmChange.ts';
import { withChanges } from '../../data/outbox/mutation.ts';
import { usePending } from '../../data/storage/usePersonData.ts';

type List = DataOf<typeof habits.list>;

/** It only looks at what pages have fetched. */
const passive = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** Whether a reminder has nothing to ask any more. A habit that this list does not know may be newer than the list. */
const isAnswered = (list: List, { id, day }: RemindedDay): boolean => {
  const habit = [...list.habits, ...(list.archived ?? [])].find(({ _id }) => _id === id);
  if (!habit) return false;
  const has = (days: Habit['history']) => hasDay(unpackDays(days), day);
  return habit.archivedOn !== null || has(habit.history) || has(habit.skipped);
};

/** Closes the notifications whose habits are all done, skipped or archived, and those that have expired. */
const closeAnswered = async (list: List): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) {
    const { habits: asked = [], expires = Number.POSITIVE_INFINITY } = notification.data ?? {};
    const isOver = asked.length > 0 && asked.every((one: RemindedDay) => isAnswered(list, one));
    if (isOver || expires <= Date.now()) notification.close();
  }
};

/** A habit that is ticked anywhere needs no reminder on this device. */
export const CloseReminders = () => {
  const { cache } = useSWRConfig();
  const pending = usePending();
  const { data } = useResponse(habits.list, everyHabit, passive);
  const list = useMemo(
    () =>
      data &&
      withChanges(routeKey(habits.list), everyHabit, data, pending, peekInto(cache, pending)),
    [data, pending, cache],
  );
  useEffect(() => {
    if (!list) return;
    const close = () => void closeAnswered(list).catch(() => undefined);
    close();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, [list]);
  return null;
};
