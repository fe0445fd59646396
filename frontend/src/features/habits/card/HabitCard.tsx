import { Link } from 'react-router-dom';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { timeUnitOf } from '#shared/habits/timed.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { formatLength, formatStreak } from '../../../domain/habits/streaks.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { StartTimer } from '../../../domain/timer/StartTimer.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { type CardStat, CardStats } from '../../../ui/cards/CardStats.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { ColorName } from '../../../ui/details/ColorName.tsx';
import { Description } from '../../../ui/details/ItemDetails.tsx';
import { StatusBadge } from '../../../ui/details/StatusBadge.tsx';
import { TargetProgress } from '../../../ui/details/TargetProgress.tsx';
import { describeLast } from '../../../ui/format/days.ts';
import { HelpButton } from '../../../ui/overlay/HelpButton.tsx';
import { HabitMenu } from '../day/HabitMenu.tsx';
import type { OnTask } from '../day/useDayDialog.tsx';
import { difficultyLabel, timeLabel } from '../format/format.ts';
import { formatAmount } from '../format/formatAmount.ts';
import { formatDays, formatDaysDone } from '../format/formatDays.ts';
import { formatPlan } from '../format/formatSchedule.ts';
import { describeExtraDays, describeTarget, measures } from '../format/measures.ts';
import { restSentence, strengthSentence } from '../habitSentences.ts';
import { formatPlanned } from '../planned.ts';
import type { Tick } from '../tick/useTick.ts';
import { isSkippedOn } from '../view.ts';
import { HabitAction } from './HabitAction.tsx';
import classes from './HabitCard.module.css';
import { TrackBadge } from './TrackBadge.tsx';

type Props = {
  readonly habit: Habit;
  readonly today: Day;
  readonly onTick: Tick;
  readonly onDelete: (habit: Habit) => void;
  readonly onTask: OnTask;
};

export const HabitCard = memo(({ habit, today, onTick, onDelete, onTask }: Props) => {
  return (
    <Card
      as="article"
      title={
        <Link to={paths.habit(habit._id)} className={classes.name}>
          <ColorName color={habit.color} name={habit.name} />
        </Link>
      }
      meta={<HabitMeta habit={habit} today={today} />}
      badge={
        <div className={classes.badge}>
          <TrackBadge habit={habit} today={today} />
          <HabitMenu habit={habit} day={today} today={today} onTask={onTask} />
        </div>
      }
      actions={
        <>
          <HabitAction habit={habit} today={today} onTick={onTick} />
          {timeUnitOf(habit) && <StartTimer area="habits" item={habit} />}
          <EditDelete
            name={habit.name}
            editTo={paths.habitEdit(habit._id)}
            editState={{ habit }}
            onDelete={() => onDelete(habit)}
          />
        </>
      }
    >
      <Description text={habit.description} />
      <HabitCardStats habit={habit} today={today} />
    </Card>
  );
});

/**
 * The schedule, planned changes, and then category, time of day and difficulty, on a line each: 'Every day at 07:30',
 * 'On Monday and Thursday from 30 November', 'Personal · Morning · Medium'.
 */
const HabitMeta = ({ habit, today }: Pick<Props, 'habit' | 'today'>) => {
  const { category, difficulty, timeOfDay } = habit;
  const planned = formatPlanned(habit, today);
  return (
    <>
      {formatPlan(habit)}
      {planned && (
        <>
          <br />
          {planned}
        </>
      )}
      <br />
      {[
        categoryLabel(category),
        ...(timeOfDay === 'any' ? [] : [timeLabel(timeOfDay)]),
        difficultyLabel(difficulty),
      ].join(' · ')}
    </>
  );
};

/** Why a streak is at risk: 'Do it today, or the streak (12 days in a row) ends.' */
const riskOf = (habit: Habit): string =>
  i18n.t('Do it today, or the streak ({streak}) ends.', {
    streak: formatStreak(habit.currentStreak, streakNameOf(habit)),
  });

/** The days of this week and this month, or the sums of an amount habit. */
function periodsOf({
  amountStats,
  unit,
  thisWeekCompletions: week,
  thisMonthCompletions: month,
}: Habit): CardStat[] {
  if (!amountStats) {
    return [
      [i18n.t('This week'), formatDays(week)],
      [i18n.t('This month'), formatDays(month)],
    ];
  }
  return [
    [i18n.t('This week'), formatAmount(amountStats.week.total, unit), formatDaysDone(week)],
    [i18n.t('This month'), formatAmount(amountStats.month.total, unit), formatDaysDone(month)],
    [
      i18n.t('Avg this month'),
      formatNumber(amountStats.month.mean),
      i18n.t('{unit} a day', { unit: unit ?? '' }),
    ],
    [
      i18n.t('Best this month'),
      formatNumber(amountStats.month.best),
      i18n.t('{unit} in a day', { unit: unit ?? '' }),
    ],
  ];
}

/** The stats of a habit's card: streaks, rate, this week and month, progress to the target. */
const HabitCardStats = ({ habit, today }: Pick<Props, 'habit' | 'today'>) => {
  const isSkipped = isSkippedOn(habit, today);
  const stats: CardStat[] = [
    [i18n.t('Current streak'), formatLength(habit.currentStreak, streakNameOf(habit))],
    [i18n.t('Longest streak'), formatLength(habit.longestStreak, streakNameOf(habit))],
    [
      i18n.t('Completion rate'),
      i18n.t('{percent}%', { percent: habit.completionRate }),
      '',
      measures().completionRate,
    ],
    ...periodsOf(habit),
    [i18n.t('Last activity'), ...describeLast(habit.lastCompletionDate, today)],
    [
      i18n.t('Strength'),
      i18n.t('{percent}%', { percent: habit.strength }),
      '',
      `${measures().strength} ${strengthSentence(habit)}`,
    ],
  ];
  return (
    <>
      <CardStats stats={stats} />
      {(isSkipped || habit.atRisk || habit.restForecast) && (
        <div className={classes.today}>
          {isSkipped && (
            <StatusBadge
              tone="neutral"
              label={i18n.t('Skipped today')}
              reason={i18n.t('The day neither breaks a streak nor adds to it.')}
            />
          )}
          {habit.atRisk && (
            <StatusBadge tone="attention" label={i18n.t('At risk')} reason={riskOf(habit)} />
          )}
          {restSentence(habit)}
        </div>
      )}
      <div className={classes.target}>
        <TargetProgress percent={habit.progressTowardsTarget} extra={describeExtraDays(habit)}>
          {describeTarget(habit)}
          <HelpButton name={i18n.t('the target')} what={measures().target} />
        </TargetProgress>
      </div>
    </>
  );
};
