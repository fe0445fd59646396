import { Button, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { countDays, unpackDays } from '#shared/core/daySet.ts';
import { type Calendar, type Day, monthOf } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { Choice, Choices } from '../../ui/cards/ListBar.tsx';
import { FoldedCharts } from '../../ui/charts/FoldedCharts.tsx';
import { LoadingCards } from '../../ui/feedback/Loading.tsx';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { gridWindow, isWithin } from './calendar/calendar.ts';
import { DayPanel } from './calendar/DayPanel.tsx';
import { HabitCalendar } from './calendar/HabitCalendar.tsx';
import { HabitList } from './card/HabitList.tsx';
import { deleteHabit } from './changes.ts';
import { HabitStats } from './HabitStats.tsx';
import { HabitsMenu } from './HabitsMenu.tsx';
import classes from './HabitsPage.module.css';
import { TodayStrip } from './today/TodayStrip.tsx';
import { type HabitsView, type HabitView, habitViews } from './useHabitsView.ts';
import { useTick } from './useTick.ts';
import { filterHabits, filterLabels, sortHabits, sortLabels } from './view.ts';

const ArrangePanel = lazyPart(
  async () => (await import('./arrange/ArrangePanel.tsx')).ArrangePanel,
);

export const LoadingList = () => <LoadingCards count={6} height={280} min={340} />;

const HabitCharts = lazyPart(async () => (await import('./HabitCharts.tsx')).HabitCharts);

type Props = {
  readonly habits: readonly Habit[];
  readonly archived: readonly Habit[];
  readonly vacations: Habit['vacations'];
  readonly calendar: Calendar;
  readonly view: HabitsView;
};

export const HabitsLoaded = ({ habits, archived, vacations, calendar, view }: Props) => {
  const { today, weekStartsOn } = calendar;
  const { month, setMonth, filter } = view;
  const onTick = useTick();
  const onDelete = useDeleteHabit();
  const [openDay, setOpenDay] = useState<Day | null>(null);
  const [panelWanted, setPanelWanted] = useState(false);
  const [arranging, setArranging] = useState<'never' | 'now' | 'before'>('never');

  // A tick shows before the charts are drawn again.
  const charted = useDeferredValue(habits);
  const filtered = filterHabits(habits, filter);
  const onDay = (day: Day) => {
    setPanelWanted(true);
    setOpenDay(day);
    if (!isWithin(day, gridWindow(month, weekStartsOn))) setMonth(monthOf(day));
  };

  return (
    <>
      <TodayStrip habits={habits} calendar={calendar} onTick={onTick} />
      <HabitsBar view={view} onArrange={() => setArranging('now')}>
        <HabitsMenu habits={habits} archived={archived} vacations={vacations} />
      </HabitsBar>
      <div className={classes.view}>
        {filtered.length === 0 || view.view === 'list' ? (
          <HabitList
            all={habits}
            habits={sortHabits(filtered, view.sort)}
            today={today}
            onTick={onTick}
            onDelete={onDelete}
          />
        ) : (
          <HabitCalendar
            month={month}
            calendar={calendar}
            habits={habits}
            shown={filtered}
            onMonth={setMonth}
            onOpen={onDay}
            onTick={onTick}
          />
        )}
      </div>
      <HabitStats habits={habits} calendar={calendar} />
      <FoldedCharts page="habits">
        <HabitCharts habits={charted} calendar={calendar} />
      </FoldedCharts>
      {arranging !== 'never' && (
        <Suspense>
          <ArrangePanel
            habits={habits}
            isOpen={arranging === 'now'}
            onClose={() => setArranging('before')}
          />
        </Suspense>
      )}
      {panelWanted && (
        <DayPanel
          day={openDay}
          calendar={calendar}
          habits={habits}
          onTick={onTick}
          onDay={onDay}
          onClose={() => setOpenDay(null)}
        />
      )}
    </>
  );
};

const viewLabels: Record<HabitView, string> = { calendar: 'Calendar', list: 'List' };

type BarProps = Pick<Props, 'view'> & {
  readonly onArrange: () => void;
  readonly children: ReactNode;
};

const HabitsBar = ({ view, onArrange, children }: BarProps) => (
  <div className={classes.bar}>
    <SegmentedControl
      aria-label="View"
      value={view.view}
      data={habitViews.map((value) => ({ value, label: viewLabels[value] }))}
      onChange={view.setView}
    />
    <Button variant="default" onClick={onArrange}>
      Arrange
    </Button>
    <div className={classes.menu}>{children}</div>
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
            {
              label: `Removing "${name}"`,
              failure: 'Failed to delete habit',
              success: 'Deleted!',
            },
          );
        },
      }),
    [make],
  );
}
