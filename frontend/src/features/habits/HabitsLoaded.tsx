import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { Suspense, useCallback, useState } from 'react';
import { countDays, unpackDays } from '#shared/core/daySet.ts';
import { type Day, monthOf } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { FilteredCards } from '../../ui/cards/FilteredCards.tsx';
import { Choice, Choices } from '../../ui/cards/ListBar.tsx';
import { FoldedCharts } from '../../ui/charts/FoldedCharts.tsx';
import { PanelFailed } from '../../ui/feedback/PanelFailed.tsx';
import { formatCount } from '../../ui/format/formatCount.ts';
import { late } from '../../ui/late/late.tsx';
import { usePreload } from '../../ui/late/usePreload.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showSuccess } from '../../ui/overlay/popups.ts';
import { gridWindow, isWithin } from './calendar.ts';
import { deleteHabit } from './changes.ts';
import { HabitCalendar } from './HabitCalendar.tsx';
import { HabitCard } from './HabitCard.tsx';
import { HabitStats } from './HabitStats.tsx';
import classes from './HabitsPage.module.css';
import { useTick } from './HabitTick.tsx';
import { TodayStrip } from './TodayStrip.tsx';
import { type HabitsView, type HabitView, habitViews } from './useHabitsView.ts';
import { filterHabits, filterLabels, sortHabits, sortLabels } from './view.ts';

const DayPanel = late(async () => (await import('./DayPanel.tsx')).DayPanel, PanelFailed);

const HabitCharts = late(async () => (await import('./HabitCharts.tsx')).HabitCharts, PanelFailed);

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
      <HabitsBar view={view} />
      <div className={classes.view}>
        {filtered.length === 0 || view.view === 'list' ? (
          <FilteredCards
            label="Habits"
            items={sortHabits(filtered, view.sort)}
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
            habits={habits}
            shown={filtered}
            onMonth={setMonth}
            onOpen={onDay}
            onTick={onTick}
          />
        )}
      </div>
      <HabitStats habits={habits} today={today} />
      <FoldedCharts page="habits">
        <HabitCharts habits={habits} today={today} />
      </FoldedCharts>
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

const viewLabels: Record<HabitView, string> = { calendar: 'Calendar', list: 'List' };

const HabitsBar = ({ view }: Pick<Props, 'view'>) => (
  <div className={classes.bar}>
    <SegmentedControl
      aria-label="View"
      value={view.view}
      data={habitViews.map((value) => ({ value, label: viewLabels[value] }))}
      onChange={view.setView}
    />
    <Choices>
      <Choice label="Filter" value={view.filter} options={filterLabels} onChange={view.setFilter} />
      {view.view === 'list' && (
        <Choice label="Sort" value={view.sort} options={sortLabels} onChange={view.setSort} />
      )}
    </Choices>
  </div>
);

/** Asks first, and names what would be lost. */
function useDeleteHabit(): (habit: Habit) => void {
  const make = useMake();
  return useCallback(
    ({ _id, name, history }) =>
      confirmDelete({
        title: 'Delete Habit?',
        text: `This cannot be undone. "${name}" and all its completion history (${formatCount(countDays(unpackDays(history)), 'completed day')}) will be removed.`,
        onConfirm: () => {
          make(
            deleteHabit,
            { params: { id: _id } },
            { label: `${name}: deleted`, failure: 'Failed to delete habit' },
          );
          showSuccess('Deleted!');
        },
      }),
    [make],
  );
}
