import { Suspense, useState } from 'react';
import { type Day, monthOf } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { FilteredCards } from '../../ui/cards/FilteredCards.tsx';
import { PanelFailed } from '../../ui/feedback/PartFailed.tsx';
import { late } from '../../ui/late/late.tsx';
import { usePreload } from '../../ui/late/usePreload.ts';
import { gridWindow, isWithin, type Month } from './calendar.ts';
import { HabitCalendar } from './HabitCalendar.tsx';
import { HabitCard } from './HabitCard.tsx';
import { HabitCharts } from './HabitCharts.tsx';
import { HabitStats } from './HabitStats.tsx';
import { HabitsBar } from './HabitsBar.tsx';
import classes from './HabitsPage.module.css';
import { TodayStrip } from './TodayStrip.tsx';
import { showTickFailure } from './tickFailure.ts';
import { useDeleteHabit } from './useDeleteHabit.ts';
import type { ShownMonth } from './useHabits.ts';
import type { HabitsView } from './useHabitsView.ts';
import { useToggle } from './useToggle.ts';
import { filterHabits } from './view.ts';

const DayPanel = late(async () => (await import('./DayPanel.tsx')).DayPanel, PanelFailed);

type Props = {
  readonly habits: readonly Habit[];
  readonly shown: ShownMonth;
  readonly today: Day;
  readonly view: HabitsView;
  readonly onAim: (month: Month) => void;
};

export const HabitsLoaded = ({ habits, shown, today, view, onAim }: Props) => {
  const { month, setMonth, filter, setFilter } = view;
  const onToggle = useToggle(showTickFailure);
  const onDelete = useDeleteHabit();
  const [openDay, setOpenDay] = useState<Day | null>(null);
  const [panelWanted, setPanelWanted] = useState(false);

  const filtered = filterHabits(habits, filter);
  const filteredIds = new Set(filtered.map(({ _id }) => _id));
  usePreload(DayPanel.preload);
  const onDay = (day: Day) => {
    DayPanel.preload();
    setPanelWanted(true);
    setOpenDay(day);
    if (!isWithin(day, gridWindow(month))) setMonth(monthOf(day));
  };

  return (
    <>
      <TodayStrip habits={habits} today={today} onToggle={onToggle} />
      <HabitStats habits={habits} today={today} />
      <HabitsBar view={view.view} filter={filter} onView={view.setView} onFilter={setFilter} />
      <div className={classes.view}>
        {filtered.length === 0 || view.view === 'list' ? (
          <FilteredCards
            label="Habits"
            items={filtered}
            keyOf={({ _id }) => _id}
            onAll={() => setFilter('all')}
            min={340}
            height={320}
          >
            {(habit) => (
              <HabitCard habit={habit} today={today} onToggle={onToggle} onDelete={onDelete} />
            )}
          </FilteredCards>
        ) : (
          <HabitCalendar
            month={month}
            today={today}
            shown={{
              ...shown,
              tracked: shown.tracked.filter(({ habit }) => filteredIds.has(habit._id)),
            }}
            onMonth={setMonth}
            onAim={onAim}
            onOpen={onDay}
            onToggle={onToggle}
          />
        )}
      </div>
      <HabitCharts habits={habits} today={today} />
      {panelWanted && (
        <Suspense>
          <DayPanel
            day={openDay}
            today={today}
            habits={shown.tracked}
            isKnown={openDay !== null && isWithin(openDay, shown.known)}
            onToggle={onToggle}
            onDay={onDay}
            onClose={() => setOpenDay(null)}
          />
        </Suspense>
      )}
    </>
  );
};
