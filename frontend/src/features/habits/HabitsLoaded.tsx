import { Suspense, useState } from 'react';
import { type Day, monthOf } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { FilteredCards } from '../../ui/cards/FilteredCards.tsx';
import { PanelFailed } from '../../ui/feedback/PanelFailed.tsx';
import { late } from '../../ui/late/late.tsx';
import { usePreload } from '../../ui/late/usePreload.ts';
import { gridWindow, isWithin } from './calendar.ts';
import { HabitCalendar } from './HabitCalendar.tsx';
import { HabitCard } from './HabitCard.tsx';
import { HabitCharts } from './HabitCharts.tsx';
import { HabitStats } from './HabitStats.tsx';
import { HabitsBar } from './HabitsBar.tsx';
import classes from './HabitsPage.module.css';
import { TodayStrip } from './TodayStrip.tsx';
import { useDeleteHabit } from './useDeleteHabit.ts';
import type { HabitsView } from './useHabitsView.ts';
import { useTick } from './useTick.ts';
import { filterHabits } from './view.ts';

const DayPanel = late(async () => (await import('./DayPanel.tsx')).DayPanel, PanelFailed);

type Props = {
  readonly habits: readonly Habit[];
  readonly today: Day;
  readonly view: HabitsView;
};

export const HabitsLoaded = ({ habits, today, view }: Props) => {
  const { month, setMonth, filter, setFilter } = view;
  const onTick = useTick();
  const onDelete = useDeleteHabit();
  const [openDay, setOpenDay] = useState<Day | null>(null);
  const [panelWanted, setPanelWanted] = useState(false);

  const filtered = filterHabits(habits, filter);
  usePreload(DayPanel.preload);
  const onDay = (day: Day) => {
    DayPanel.preload();
    setPanelWanted(true);
    setOpenDay(day);
    if (!isWithin(day, gridWindow(month))) setMonth(monthOf(day));
  };

  return (
    <>
      <TodayStrip habits={habits} today={today} onTick={onTick} />
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
              <HabitCard habit={habit} today={today} onTick={onTick} onDelete={onDelete} />
            )}
          </FilteredCards>
        ) : (
          <HabitCalendar
            month={month}
            today={today}
            habits={filtered}
            onMonth={setMonth}
            onOpen={onDay}
            onTick={onTick}
          />
        )}
      </div>
      <HabitCharts habits={habits} today={today} />
      {panelWanted && (
        <Suspense>
          <DayPanel
            day={openDay}
            today={today}
            habits={habits}
            onTick={onTick}
            onDay={onDay}
            onClose={() => setOpenDay(null)}
          />
        </Suspense>
      )}
    </>
  );
};
