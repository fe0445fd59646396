import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { countDays, unpackDays } from '#shared/days/daySet.ts';
import { type Calendar, type Day, monthOf } from '#shared/days/days.ts';
import { allHabitsOf } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { deleteHabit } from '../../../domain/habits/edits.ts';
import { memo } from '../../../language/useLanguage.ts';
import { useMedia } from '../../../ui/browser/useMedia.ts';
import { ChartBand } from '../../../ui/charts/ChartBand.tsx';
import { Bone, Loading, LoadingCards, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { Choice, Choices } from '../../../ui/list/ListBar.tsx';
import { confirmDelete } from '../../../ui/overlay/popups/confirmDelete.tsx';
import { Deferred } from '../../../ui/page/Deferred.tsx';
import { gridWindow, isWithin } from '../calendar/calendar.ts';
import { DayPanel, DaySheet } from '../calendar/DayPanel.tsx';
import { HabitCalendar } from '../calendar/HabitCalendar.tsx';
import { HabitList } from '../card/HabitList.tsx';
import { useTick } from '../tick/useTick.ts';
import { TodayLoading, TodayStrip } from '../today/TodayStrip.tsx';
import { filterHabits, filterLabels, sortHabits, sortLabels } from '../view.ts';
import { HabitCharts } from './HabitCharts.tsx';
import { HabitStats } from './HabitStats.tsx';
import classes from './HabitsPage.module.css';
import { type HabitsView, type HabitView, habitViews } from './useHabitsView.ts';

/** A screen this wide has room for a day next to the month. The style sheet has the same width. */
const wideQuery = '(min-width: 62.5em)';

type Props = {
  readonly habits: readonly Habit[];
  readonly archived: readonly Habit[];
  readonly calendar: Calendar;
  readonly view: HabitsView;
};

/**
 * Shows the numbers of all habits, the charts, and the calendar or the list. On a wide screen, today's habits are at
 * the side, and a day chosen in the calendar replaces them. On a narrow screen, today's habits are above the calendar,
 * and a chosen day opens over the page.
 */
export const HabitsLoaded = ({ habits, archived, calendar, view }: Props) => {
  const { today, weekStartsOn } = calendar;
  const { month, setMonth, filter } = view;
  const isWide = useMedia(wideQuery);
  const onTick = useTick();
  const onDelete = useDeleteHabit();
  const [openDay, setOpenDay] = useState<Day | null>(null);

  // Includes archived habits, because an archived habit still counts on the days before it was archived.
  const all = useMemo(() => allHabitsOf({ habits, archived }), [habits, archived]);
  const filtered = filterHabits(habits, filter);
  const onDay = useCallback(
    (day: Day) => {
      setOpenDay(day);
      if (!isWithin(day, gridWindow(month, weekStartsOn))) setMonth(monthOf(day));
    },
    [month, weekStartsOn, setMonth],
  );
  const onClose = () => setOpenDay(null);
  const day = { day: openDay, calendar, habits: all, onTick, onDay, onClose };
  const isList = view.view === 'list';
  const isNew = all.length === 0;
  const list = (
    <HabitList
      all={habits}
      habits={sortHabits(filtered, view.sort)}
      calendar={calendar}
      {...(isList && {
        filter: { value: view.filter, options: filterLabels(), onChange: view.setFilter },
        sort: { value: view.sort, options: sortLabels(), onChange: view.setSort },
      })}
      onTick={onTick}
      onDelete={onDelete}
    />
  );
  // If there are no habits yet, the offer to add one replaces today's list.
  const todaysList = isNew ? list : <TodayStrip habits={all} {...{ calendar, onTick }} />;

  return (
    <>
      <HabitStats habits={all} calendar={calendar} />
      <div className={classes.columns}>
        {(isWide ? !(isList && isNew) : !isList) && (
          <div className={classes.side}>
            {!isWide || isList || openDay === null || openDay === today ? (
              todaysList
            ) : (
              <DaySheet {...day} day={openDay} />
            )}
          </div>
        )}
        <Deferred placeholder={<div className={classes.coming} />}>
          <div className={classes.main}>
            <ChartBand>
              <Charts habits={all} calendar={calendar} />
            </ChartBand>
            <ViewBar view={view} />
            {(isList || (filtered.length === 0 && !isNew)) && list}
            {!isList && (
              <HabitCalendar
                month={month}
                calendar={calendar}
                habits={all}
                shown={filterHabits(all, filter)}
                chosen={isWide ? (openDay ?? today) : null}
                onMonth={setMonth}
                onOpen={onDay}
                onTick={onTick}
              />
            )}
          </div>
        </Deferred>
      </div>
      {!isWide && <DayPanel {...day} />}
    </>
  );
};

const ViewLoading = ({ view }: { readonly view: HabitView }) => (
  <div className={classes.main}>
    <ChartBand>
      <Bone height={196} />
      <Bone height={196} />
    </ChartBand>
    <div className={classes.bar}>
      <Bone height={36} width={180} />
      <Bone height={36} width={180} />
    </div>
    {view === 'list' ? <LoadingCards count={6} height={280} min={340} /> : <Bone height={560} />}
  </div>
);

export const HabitsLoading = ({ view }: { readonly view: HabitView }) => {
  const isWide = useMedia(wideQuery);
  return (
    <Loading label={i18n.t('Loading habits...')}>
      <LoadingStats />
      <div className={classes.columns}>
        {(isWide || view === 'calendar') && (
          <div className={classes.side}>
            <TodayLoading />
          </div>
        )}
        <ViewLoading view={view} />
      </div>
    </Loading>
  );
};

const viewLabel = (view: HabitView): string =>
  view === 'calendar' ? i18n.t('Calendar') : i18n.t('List');

/** The charts are deferred, so a tick appears before they are drawn again. */
const Charts = ({ habits, calendar }: Pick<Props, 'habits' | 'calendar'>) => (
  <HabitCharts habits={useDeferredValue(habits)} calendar={calendar} />
);

/**
 * Chooses the calendar or the list. The bar has a filter only for the calendar, because the list has a bar of its own.
 */
const ViewBar = memo(({ view }: Pick<Props, 'view'>) => (
  <div className={classes.bar}>
    <SegmentedControl
      aria-label={i18n.t('View')}
      value={view.view}
      data={habitViews.map((value) => ({ value, label: viewLabel(value) }))}
      onChange={view.setView}
    />
    {view.view !== 'list' && (
      <Choices>
        <Choice
          label={i18n.t('Filter')}
          value={view.filter}
          options={filterLabels()}
          onChange={view.setFilter}
        />
      </Choices>
    )}
  </div>
));

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
