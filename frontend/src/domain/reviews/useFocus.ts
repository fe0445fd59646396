import { useMemo } from 'react';
import type { Focus } from '#shared/reviews/model.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { focusOn } from '#shared/reviews/weeks.ts';
import { useToday } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';

/** Today's focus. Undefined while it loads. Empty if it can't load, because no page depends on it. */
export const useFocus = (): readonly Focus[] | undefined => {
  const today = useToday();
  const { data, error } = useRoute(reviews.list, {}, { isOptional: true });
  return useMemo(() => {
    if (data) return focusOn(data.reviews, today);
    return error ? [] : undefined;
  }, [data, error, today]);
};
