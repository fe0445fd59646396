import { Link } from 'react-router-dom';
import type { Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { timeUnitOf } from '#shared/habits/timed.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatAmount } from '../../../domain/habits/formatTarget.ts';
import { formatLength, formatStreak } from '../../../domain/habits/streaks.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { TimerKey } from '../../../domain/timer/StartTimer.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { ColorName } from '../../../ui/badges/ColorName.tsx';
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { type CardStat, CardStats } from '../../../ui/cards/CardStats.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { Description } from '../../../ui/details/ItemDetails.tsx';
import { describeLast } from '../../../ui/format/days.ts';
import { TargetProgress } from '../../../ui/progress/TargetProgress.tsx';
import { HabitMenu } from '../day/HabitMenu.tsx';
import type { OnTask } from '../day/useDayDialog.tsx';
import { difficultyLabel, timeLabel } from '../format/format.ts';
import { formatDays, formatDaysDone } from '../format/formatDays.ts';
import { formatPlan } from '../format/formatSchedule.ts';
import { describeExtraDays, describeTarget } from '../format/measures.ts';
import { restSentence } from '../habitSentences.ts';
import { describeSlips } from '../limits.ts';
import { formatPlanned, plannedSkill } from '../planned.ts';
import type { Tick } from '../tick/useTick.ts';
import { useSkillName } from '../useSkillName.ts';
import { isSkippedOn } from '../view.ts';
import { HabitAction } from './HabitAction.tsx';
import classes from './HabitCard.module.css';
import { TrackBadge } from './TrackBadge.tsx';

export type HabitCardProps = {
  readonly habit: Habit;
  readonly today: Day;
  readonly onTick: Tick;
  readonly onDelete: (habit: Habit) => void;
  readonly onTask: OnTask;
};

export const HabitCard = memo((props: HabitCardProps) => {
  const { habit, today } = props;
  return (
    <Card
      as="article"
      title={
        <Link to={paths.habit(habit._id)}>
          <ColorName color={habit.color} name={habit.name} />
        </Link>
      }
      meta={<HabitMeta habit={habit} today={today} />}
      badge={<TrackBadge habit={habit} today={today} />}
      actions={<HabitActions {...props} />}
    >
      <HabitFacts habit={habit} today={today} />
    </Card>
  );
});

export const HabitActions = ({ habit, today, onTick, onDelete, onTask }: HabitCardProps) => (
  <>
    <HabitAction habit={habit} today={today} onTick={onTick} onTask={onTask} />
    <EditDelete
      name={habit.name}
      editTo={paths.habitEdit(habit._id)}
      editState={{ habit }}
      onDelete={() => onDelete(habit)}
    />
    <HabitMenu habit={habit} day={today} today={today} onTask={onTask} />
    {timeUnitOf(habit) && <TimerKey area="habits" item={habit} />}
  </>
);

type FactsProps = Pick<HabitCardProps, 'habit' | 'today'>;

/**
 * The lines below a habit's name: the schedule, planned changes, and then category, group, time of day and
 * difficulty. Examples: 'Every day at 07:30', 'On Monday and Thursday from 30 November', 'Personal · Morning ·
 * Medium'.
 */
export const HabitMeta = ({ habit, today }: FactsProps) => {
  const { category, difficulty, timeOfDay, group } = habit;
  const skill = useSkillName(plannedSkill(habit, today));
  const planned = formatPlanned(habit, today, skill);
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
        ...(group ? [group] : []),
        ...(timeOfDay === 'any' ? [] : [timeLabel(timeOfDay)]),
        difficultyLabel(difficulty),
      ].join(' · ')}
    </>
  );
};

/** Why the streak is at risk: 'Do it today, or the streak (12 days) ends.' */
const riskOf = (habit: Habit): string =>
  i18n.t('Do it today, or the streak ({streak}) ends.', {
    streak: formatLength(habit.currentStreak, streakNameOf(habit)),
  });

/** The done days of this week and of this month. For an amount habit, also the sums of its amounts. */
function periodsOf({
  amountStats,
  unit,
  thisWeekCompletions: week,
  thisMonthCompletions: month,
}: Habit): CardStat[] {
  const [ofWeek, ofMonth] = [i18n.t('This week'), i18n.t('This month')];
  return amountStats
    ? [
        [ofWeek, formatAmount(amountStats.week.total, unit), formatDaysDone(week)],
        [ofMonth, formatAmount(amountStats.month.total, unit), formatDaysDone(month)],
      ]
    : [
        [ofWeek, formatDays(week)],
        [ofMonth, formatDays(month)],
      ];
}

export const HabitFacts = ({ habit, today }: FactsProps) => {
  const isSkipped = isSkippedOn(habit, today);
  const rest = restSentence(habit) ?? describeSlips(habit, today);
  return (
    <>
      <Description text={habit.description} />
      <CardStats
        stats={[
          [
            i18n.t('Current streak'),
            <Streak key="now" habit={habit} length={habit.currentStreak} />,
          ],
          [
            i18n.t('Longest streak'),
            <Streak key="top" habit={habit} length={habit.longestStreak} />,
          ],
          [i18n.t('Completion rate'), i18n.t('{percent}%', { percent: habit.completionRate })],
          ...periodsOf(habit),
          [i18n.t('Last activity'), ...describeLast(habit.lastCompletionDate, today)],
        ]}
      />
      {(isSkipped || habit.atRisk || rest) && (
        <p className={classes.today}>
          {isSkipped && <StatusBadge tone="neutral" label={i18n.t('Skipped today')} />}
          {habit.atRisk && <StatusBadge tone="attention" label={i18n.t('At risk')} />}
          {habit.atRisk ? riskOf(habit) : rest}
        </p>
      )}
      <div className={classes.target}>
        <TargetProgress percent={habit.progressTowardsTarget} extra={describeExtraDays(habit)}>
          {describeTarget(habit)}
        </TargetProgress>
      </div>
    </>
  );
};

type StreakProps = { readonly habit: Habit; readonly length: number };

/** '40 days', with '40 days in a row' on hover. */
export const Streak = ({ habit, length }: StreakProps) => {
  const name = streakNameOf(habit);
  return <span title={formatStreak(length, name)}>{formatLength(length, name)}</span>;
};
