import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { useRoute } from '../../../data/cache/useRoute.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useFocus } from '../../../data/focus/useFocus.ts';
import { i18n } from '../../../language/i18n.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { KeptFocus } from '../../../ui/cards/KeptFocus.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { TodayLoading } from '../today/TodayStrip.tsx';
import { HabitsLoaded, ViewLoading } from './HabitsLoaded.tsx';
import { HabitsMenu } from './HabitsMenu.tsx';
import classes from './HabitsPage.module.css';
import { type HabitView, useHabitsView } from './useHabitsView.ts';

const AddHabit = memo(({ label }: { readonly label: string }) => (
  <Button
    component={Link}
    to={paths.habitAdd}
    leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
  >
    {label}
  </Button>
));

export const HabitsPage = () => {
  const calendar = useCalendar();
  const view = useHabitsView(calendar.today);
  const { habits, archived, vacations, error, retry } = useHabits();
  return (
    <>
      <PageHeader
        title={titles.habits()}
        action={
          <div className={classes.actions}>
            {habits?.length === 0 && archived.length > 0 && (
              <HabitsMenu habits={habits} archived={archived} vacations={vacations} />
            )}
            <AddHabit label={i18n.t('Add Habit')} />
          </div>
        }
      />
      {error ? (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load habits')} onRetry={retry} />
      ) : null}
      {!habits && !error && <HabitsLoading view={view.view} />}
      <KeptFocus>
        {habits?.length === 0 && (
          <EmptyState
            title={i18n.t('No habits found')}
            text={i18n.t(
              'A habit is something small that you want to do again and again. Add one, then tick it off each day and watch the days pile up.',
            )}
            action={<AddHabit label={i18n.t('Add your first habit')} />}
          />
        )}
        {habits && habits.length > 0 && (
          <HabitsLoaded
            habits={habits}
            archived={archived}
            vacations={vacations}
            calendar={calendar}
            view={view}
          />
        )}
      </KeptFocus>
    </>
  );
};

/** The habits with their whole history; undefined until they were ever loaded. */
function useHabits() {
  const { data, error, retry } = useRoute(habits.list, everyHabit);
  // Asked for together, since it changes the order of the first drawing.
  useFocus();
  const { habits: active, archived = [], vacations = [] } = data ?? {};
  return { habits: active, archived, vacations, error, retry };
}

/** Placeholders while the habits load: today, then the calendar or the list. */
const HabitsLoading = ({ view }: { readonly view: HabitView }) => (
  <Loading label={i18n.t('Loading habits...')}>
    <TodayLoading />
    <ViewLoading view={view} />
  </Loading>
);
