import { useMemo } from 'react';
import type { Focus } from '#shared/reviews/model.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { focusOn } from '#shared/reviews/weeks.ts';
import { useRoute } from '../cache/useRoute.ts';
import { useToday } from '../days/useToday.ts';

/** What is in focus today; undefined while that loads. Nothing where it can't be loaded: no page needs it. */
export const useFocus = (): readonly Focus[] | undefined => {
  const today = useToday();
  const { data, error } = useRoute(reviews.list, {}, { isOptional: true });
  return useMemo(() => {
    if (data) return focusOn(data.reviews, today);
    return error ? [] : undefined;
  }, [data, error, today]);
};
