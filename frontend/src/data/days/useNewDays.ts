import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { users } from '#shared/users/routes.ts';
import { isStale } from '../cache/stale.ts';
import { useCalendar } from './useToday.ts';

/** When a day begins, or the person's days and weeks start otherwise, refetches what the server alone derives by them. */
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
