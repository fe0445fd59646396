import { type ReactNode, useMemo } from 'react';
import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import { habits as routes } from '#shared/habits/routes.ts';
import { isListed } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { useFocus } from '../../../domain/reviews/useFocus.ts';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useTick } from '../tick/useTick.ts';
import { TodayLoading, TodayStrip } from './TodayStrip.tsx';

/** Today's habits on a page of another area. Renders nothing if there are no habits. */
export const TodaysHabits = ({ focus }: { readonly focus: ReactNode }) => {
  const calendar = useCalendar();
  const onTick = useTick();
  const { data, error, retry } = useRoute(routes.list, everyHabit);
  const inFocus = useFocus();
  const all = useMemo(() => data && allHabitsOf(data), [data]);
  if (error)
    return (
      <ErrorBanner
        error={error}
        fallback={i18n.t('Failed to load habits')}
        notLoaded={i18n.t(
          'Your habits have not been loaded on this device yet. Go online to load them.',
        )}
        onRetry={retry}
      />
    );
  if (!all || !inFocus) {
    return (
      <Loading label={i18n.t('Loading habits...')}>
        <TodayLoading />
      </Loading>
    );
  }
  return all.some(isListed) ? (
    <TodayStrip habits={all} calendar={calendar} onTick={onTick} focus={focus} />
  ) : null;
};
