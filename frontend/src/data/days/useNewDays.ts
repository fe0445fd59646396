import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { users } from '#shared/users/routes.ts';
import { isOutdated } from '../cache/refreshes.ts';
import { useCalendar } from './useToday.ts';

/** When a day begins, or the person's days and weeks start otherwise, refetches what the server alone derives by them. */
export const useNewDays = (): void => {
  const calendar = useCalendar();
  const { mutate } = useSWRConfig();
  const last = useRef(calendar);
  useEffect(() => {
    if (last.current === calendar) return;
    last.current = calendar;
    void mutate((key) => isOutdated(key, users.updateProfile.path));
  }, [calendar, mutate]);
};
