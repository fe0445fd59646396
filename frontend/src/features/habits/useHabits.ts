import { habits } from '#shared/habits/routes.ts';
import { everyHabit } from '../../data/everyHabit.ts';
import { useRoute } from '../../data/useRoute.ts';

/** The habits with their whole history; undefined until they were ever loaded. */
export function useHabits() {
  const { data, error, retry } = useRoute(habits.list, everyHabit);
  return { habits: data?.habits, error, retry };
}
