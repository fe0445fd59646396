import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { users } from '#shared/users/routes.ts';
import { useCalendar } from '../days/useToday.ts';
import { isStale } from './stale.ts';

/**
 * Refetches the responses that depend on the profile, because only the server can derive some of their fields. Runs
 * when the person's day or the start of their week changes.
 */
export const useNewDays = (): void => {
  const calendar = useCalendar();
  const { mutate } = useSWRConfig();
  const last = useRef(calendar);
  useEffect(() => {
    if (last.current === calendar) return;
    last.current = calendar;
    void mutate((key) => isStale(key, users.updateProfile.path));
  }, [calendar, mutate]);
};
