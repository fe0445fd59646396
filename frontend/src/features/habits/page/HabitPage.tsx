import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { type Calendar, type Day, isDay, yearOf } from '#shared/days/days.ts';
import { countingOn } from '#shared/habits/changes/counting.ts';
import { lastDayOf } from '#shared/habits/ends.ts';
import type { DayNote, Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { habitOn } from '#shared/habits/rules.ts';
import { timeUnitOf } from '#shared/habits/timed.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { isMissing } from '../../../data/client/ApiError.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { describeCountsAs } from '../../../domain/habits/counting.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { StartTimerOrCountdown } from '../../../domain/timer/StartTimer.tsx';
import { useLanguage } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { useAskedToOpen } from '../../../ui/browser/useAskedToOpen.ts';
import { useUrlParam } from '../../../ui/browser/useUrlParam.ts';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { BackLink } from '../../../ui/links/BackLink.tsx';
import { ItemNotFound } from '../../../ui/page/ItemNotFound.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReturn } from '../../../ui/page/useReturn.ts';
import { HabitAction } from '../card/HabitAction.tsx';
import { TrackBadge } from '../card/TrackBadge.tsx';
import { HabitMenu } from '../day/HabitMenu.tsx';
import { habitYear } from '../day/habitYear.ts';
import { useDayDialog } from '../day/useDayDialog.tsx';
import { difficultyLabel } from '../format/format.ts';
import { formatEnded } from '../format/formatEnded.ts';
import { formatPlan } from '../format/formatSchedule.ts';
import { formatPlanned, plannedSkill } from '../planned.ts';
import { ReminderQuestion } from '../reminders/ReminderQuestion.tsx';
import { useTick } from '../tick/useTick.ts';
import { useSkillName } from '../useSkillName.ts';
import { HabitHistory } from './HabitHistory.tsx';
import classes from './HabitPage.module.css';
import { useListedHabit } from './useListedHabit.ts';

export const HabitPage = () => {
  const { id = '' } = useParams();
  return <OneHabit key={id} id={id} />;
};

const OneHabit = ({ id }: { readonly id: string }) => {
  const language = useLanguage();
  const calendar = useCalendar();
  const { today } = calendar;
  const [dayParam, setDay] = useUrlParam('day');
  const last = lastDayOf(useListedHabit(id), today);
  const day = dayParam !== null && isDay(dayParam) && dayParam <= last ? dayParam : last;
  const { habit, notes, isWhole, error, retry } = useHabit(id, day, calendar);
  const back = useReturn(paths.habits);
  const time = useCountedTime(habit, today);
  const nextSkill = useSkillName(habit && plannedSkill(habit, today));
  const { onTask, dialog } = useDayDialog(habit ? [habit] : []);
  const onTick = useTick();
  useAskedToOpen(habit ? ['pause'] : [], () => habit && onTask('pause', habit, today));
  if (!habit && isMissing(error)) {
    return (
      <ItemNotFound
        pageTitle={titles.habit()}
        title={i18n.t('Habit not found')}
        text={i18n.t('It may have been deleted. Choose another in the habits list.')}
        list={paths.habits}
        toList={i18n.t('Back to habits')}
      />
    );
  }
  return (
    <>
      <BackLink back={back}>{i18n.t('All habits')}</BackLink>
      <PageHeader
        title={habit?.name ?? titles.habit()}
        subtitle={habit ? describeHabit(habit, time, nextSkill, calendar) : '\u00a0'}
        badge={habit && <TrackBadge habit={habit} today={today} />}
        action={
          habit && (
            <div className={classes.actions}>
              {habit.archivedOn === null && (
                <HabitAction habit={habit} today={today} onTick={onTick} onTask={onTask} />
              )}
              {timeUnitOf(habit) && habit.archivedOn === null && (
                <StartTimerOrCountdown area="habits" item={habit} />
              )}
              <ActionIcon
                component={Link}
                to={paths.habitEdit(id)}
                state={{ habit }}
                variant="default"
                size={36}
                aria-label={i18n.t('Edit habit')}
                title={i18n.t('Edit')}
              >
                <IconPencil size={18} />
              </ActionIcon>
              <HabitMenu
                habit={habit}
                day={today}
                today={today}
                onTask={onTask}
                isFramed
                isOwnPage
              />
            </div>
          )
        }
      />
      {dialog}
      {habit && <ReminderQuestion habits={[habit]} />}
      {error && !habit ? (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load the habit')} onRetry={retry} />
      ) : null}
      {!habit && !error && (
        <Loading label={i18n.t('Loading habit...')}>
          <LoadingStats />
          <Bone height={284} />
        </Loading>
      )}
      {habit && (
        <HabitHistory
          key={language}
          habit={habit}
          notes={notes}
          isWhole={isWhole}
          day={day}
          calendar={calendar}
          onDay={(next: Day) => setDay(next === last ? null : next)}
        />
      )}
    </>
  );
};

/** '20 min for Spanish each completed day, since 3 May 2026'. Empty if the habit's days don't count as time. */
function useCountedTime(habit: Habit | undefined, today: Day): string {
  const counting = habit && countingOn(habit.counting, today);
  const name = useSkillName(counting?.skill);
  if (!habit || !counting?.countsAs) return '';
  const isFirst = counting === habit.counting[0];
  return i18n.t('{words}, since {date}', {
    words: describeCountsAs(counting.countsAs, name),
    date: formatDate(isFirst ? habit.startDate : counting.from),
  });
}

/** 'Every day at 07:30 · On Monday and Thursday from 30 November · Ends on 24 December · Personal · Medium'. */
const describeHabit = (
  habit: Habit,
  time: string,
  nextSkill: string | undefined,
  calendar: Calendar,
): string => {
  const parts = [
    formatPlan(habit),
    time,
    formatPlanned(habit, calendar.today, nextSkill),
    formatEnded(habit, calendar),
    categoryLabel(habit.category),
    habit.group,
    difficultyLabel(habit.difficulty),
  ];
  return parts.filter((part) => part !== '').join(' · ');
};

/**
 * A habit, with the notes of the year of `day`. Until the response arrives, the habit comes from the list, and its
 * notes are undefined if the year has any.
 */
function useHabit(id: string, day: Day, calendar: Calendar) {
  const year = yearOf(day);
  const page = useRoute(habits.get, habitYear(id, year), { keepPreviousData: true });
  const listed = useListedHabit(id);
  const habit = page.data ?? (listed && habitOn(listed, calendar));
  const isOfYear = (note: DayNote) => yearOf(note.date) === year;
  const hasNotes = habit?.noteYears.includes(year);
  return {
    habit,
    notes: hasNotes ? page.data?.notes.filter(isOfYear) : [],
    isWhole: page.data !== undefined && !page.isLoading && !page.error,
    error: page.error,
    retry: page.retry,
  };
}
