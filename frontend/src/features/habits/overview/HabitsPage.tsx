import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { useFocus } from '../../../domain/reviews/useFocus.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { KeptFocus } from '../../../ui/list/KeptFocus.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { HabitsLoaded, HabitsLoading } from './HabitsLoaded.tsx';
import { HabitsMenu } from './HabitsMenu.tsx';
import classes from './HabitsPage.module.css';
import { useHabitsView } from './useHabitsView.ts';

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
            <AddButton to={paths.habitAdd} label={titles.habitAdd()} />
            <div className={classes.menu}>
              {habits && <HabitsMenu habits={habits} archived={archived} vacations={vacations} />}
            </div>
          </div>
        }
      />
      {error ? (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load habits')} onRetry={retry} />
      ) : null}
      {!habits && !error && <HabitsLoading view={view.view} />}
      <KeptFocus>
        {habits && (
          <HabitsLoaded habits={habits} archived={archived} calendar={calendar} view={view} />
        )}
      </KeptFocus>
    </>
  );
};

/** The habits with their whole history. Undefined until the habits have loaded. */
function useHabits() {
  const { data, error, retry } = useRoute(habits.list, everyHabit);
  // Today's list begins with the habits in focus, so the focus is requested together with the habits.
  useFocus();
  const { habits: active, archived = [], vacations = [] } = data ?? {};
  return { habits: active, archived, vacations, error, retry };
}
