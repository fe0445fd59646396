import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useToday } from '../../data/useToday.ts';
import { paths } from '../../paths.ts';
import { KeptFocus } from '../../ui/cards/KeptFocus.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { HabitsLoaded } from './HabitsLoaded.tsx';
import { HabitsLoading } from './HabitsLoading.tsx';
import { useHabits } from './useHabits.ts';
import { useHabitsView } from './useHabitsView.ts';

const AddHabit = ({ label }: { readonly label: string }) => (
  <Button
    component={Link}
    to={paths.habitAdd}
    leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
  >
    {label}
  </Button>
);

export const HabitsPage = () => {
  const today = useToday();
  const view = useHabitsView(today);
  const { habits, error, retry } = useHabits();
  return (
    <>
      <PageHeader title="Habit Tracker" action={<AddHabit label="Add Habit" />} />
      {error ? (
        <ErrorBanner error={error} fallback="Failed to load habits" onRetry={retry} />
      ) : null}
      {!habits && !error && <HabitsLoading view={view.view} />}
      <KeptFocus>
        {habits?.length === 0 && (
          <EmptyState
            title="No habits found"
            text="A habit is something small that you want to do again and again. Add one, then tick it off each day and watch the days pile up."
            action={<AddHabit label="Add your first habit" />}
          />
        )}
        {habits && habits.length > 0 && <HabitsLoaded habits={habits} today={today} view={view} />}
      </KeptFocus>
    </>
  );
};
