import { Button, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { countDays, unpackDays } from '#shared/core/daySet.ts';
import { type Calendar, type Day, monthOf } from '#shared/core/days.ts';
import { allHabitsOf } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useOutbox.ts';
import { deleteHabit } from '../../../domain/habits/edits.ts';
import { memo } from '../../../language/useLanguage.ts';
import { ChartBand } from '../../../ui/charts/ChartBand.tsx';
import { Bone, LoadingCards } from '../../../ui/feedback/Loading.tsx';
import { lazyPart } from '../../../ui/feedback/lazyPart.ts';
import { Choice, Choices } from '../../../ui/list/ListBar.tsx';
import { confirmDelete } from '../../../ui/overlay/confirmDelete.tsx';
import { Deferred } from '../../../ui/page/Deferred.tsx';
import { gridWindow, isWithin } from '../calendar/calendar.ts';
import { DayPanel } from '../calendar/DayPanel.tsx';
import { HabitCalendar } from '../calendar/HabitCalendar.tsx';
import { HabitList } from '../card/HabitList.tsx';
import { useTick } from '../tick/useTick.ts';
import { TodayStrip } from '../today/TodayStrip.tsx';
import { filterHabits, filterLabels, sortHabits, sortLabels } from '../view.ts';
import { HabitCharts } from './HabitCharts.tsx';
import { HabitStats } from './HabitStats.tsx';
import { HabitsMenu } from './HabitsMenu.tsx';
import classes from './HabitsPage.module.css';
import { type HabitsView, type HabitView, habitViews } from './useHabitsView.ts';

const ArrangePanel = lazyPart(
  async () => (await import('../arrange/ArrangePanel.tsx')).ArrangePanel,
);

/** Shown while the calendar or the list loads. */
export const ViewLoading = ({ view }: { readonly view: HabitView }) => (
  <>
    <div className={classes.bar}>
      <Bone height={36} width={180} />
      <Bone height={36} width={180} />
    </div>
    {view === 'list' ? <LoadingCards count={6} height={280} min={340} /> : <Bone height={560} />}
  </>
);

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

  // Done days of archived habits stay in the past.
  const all = useMemo(() => allHabitsOf({ habits, archived }), [habits, archived]);
  const filtered = filterHabits(habits, filter);
  const onArrange = useCallback(() => setArranging('now'), []);
  const onDay = useCallback(
    (day: Day) => {
      setPanelWanted(true);
      setOpenDay(day);
      if (!isWithin(day, gridWindow(month, weekStartsOn))) setMonth(monthOf(day));
    },
    [month, weekStartsOn, setMonth],
  );

  return (
    <>
      {all.length > 0 && <TodayStrip habits={all} calendar={calendar} onTick={onTick} />}
      <Deferred placeholder={<ViewLoading view={view.view} />}>
        <div className={classes.bar}>
          <ViewButtons view={view} onArrange={habits.length > 0 ? onArrange : undefined} />
          <div className={classes.menu}>
            <HabitsMenu habits={habits} archived={archived} vacations={vacations} />
          </div>
          <ViewChoices view={view} />
        </div>
        <div className={classes.view}>
          {(filtered.length === 0 || view.view === 'list') && (
            <HabitList
              all={habits}
              habits={sortHabits(filtered, view.sort)}
              today={today}
              onTick={onTick}
              onDelete={onDelete}
            />
          )}
          {view.view === 'calendar' && (
            <HabitCalendar
              month={month}
              calendar={calendar}
              habits={all}
              shown={filterHabits(all, filter)}
              onMonth={setMonth}
              onOpen={onDay}
              onTick={onTick}
            />
          )}
        </div>
        <HabitStats habits={all} calendar={calendar} />
        <ChartBand>
          <Charts habits={all} calendar={calendar} />
        </ChartBand>
      </Deferred>
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
          habits={all}
          onTick={onTick}
          onDay={onDay}
          onClose={() => setOpenDay(null)}
        />
      )}
    </>
  );
};

const viewLabel = (view: HabitView): string =>
  view === 'calendar' ? i18n.t('Calendar') : i18n.t('List');

/** A tick shows before the charts are drawn again. */
const Charts = ({ habits, calendar }: Pick<Props, 'habits' | 'calendar'>) => (
  <HabitCharts habits={useDeferredValue(habits)} calendar={calendar} />
);

type ButtonsProps = Pick<Props, 'view'> & { readonly onArrange: (() => void) | undefined };

const ViewButtons = memo(({ view, onArrange }: ButtonsProps) => (
  <>
    <SegmentedControl
      aria-label={i18n.t('View')}
      value={view.view}
      data={habitViews.map((value) => ({ value, label: viewLabel(value) }))}
      onChange={view.setView}
    />
    {onArrange && (
      <Button variant="default" onClick={onArrange}>
        {i18n.t('Arrange')}
      </Button>
    )}
  </>
));

const ViewChoices = memo(({ view }: Pick<Props, 'view'>) => (
  <Choices>
    <Choice
      label={i18n.t('Filter')}
      value={view.filter}
      options={filterLabels()}
      onChange={view.setFilter}
    />
    {view.view === 'list' && (
      <Choice
        label={i18n.t('Sort')}
        value={view.sort}
        options={sortLabels()}
        onChange={view.setSort}
      />
    )}
  </Choices>
));

/** Deletes after a question that names what would be lost. */
function useDeleteHabit(): (habit: Habit) => void {
  const make = useMake();
  return useCallback(
    ({ _id, name, history }) =>
      confirmDelete({
        title: i18n.t('Delete Habit?'),
        text: i18n.t(
          '{count, plural, one {This cannot be undone. “{name}” and all its completion history (# completed day) will be removed.} other {This cannot be undone. “{name}” and all its completion history (# completed days) will be removed.}}',
          { name, count: countDays(unpackDays(history)) },
        ),
        onConfirm: () => {
          make(
            deleteHabit,
            { params: { id: _id } },
            {
              label: i18n.t('Deleting “{name}”', { name }),
              failure: i18n.t('Failed to delete habit'),
              success: 'Deleted!',
            },
          );
        },
      }),
    [make],
  );
}
