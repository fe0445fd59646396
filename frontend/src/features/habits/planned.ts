import type { Day } from '#shared/days/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import { plannedAfter } from '#shared/habits/changes/changeDay.ts';
import { countingOn } from '#shared/habits/changes/counting.ts';
import { isAfterEnd } from '#shared/habits/ends.ts';
import {
  type Counting,
  type Habit,
  type HabitPatch,
  type Schedule,
  type Target,
  totalPerOf,
} from '#shared/habits/model.ts';
import { scheduleOn, sentFrequency } from '#shared/habits/schedule.ts';
import { i18n } from '#shared/language/i18n.ts';
import { describeCountsAs } from '../../domain/habits/counting.ts';
import { formatWholeTarget } from '../../domain/habits/formatTarget.ts';
import { formatNearDay } from '../../ui/format/days.ts';
import { formatSchedule } from './format/formatSchedule.ts';

export type PlannedPart = 'schedules' | 'targets' | 'counting';

export type Planned = {
  readonly from: Day;
  /** 'On Monday and Thursday', 'At least 10 glasses a day'. */
  readonly words: string;
  /** The patch that cancels the change by setting today's values again. */
  readonly cancelling: HabitPatch;
  readonly planning: HabitPatch;
};

type Changing = Pick<Habit, 'schedules' | 'targets' | 'counting' | 'unit'>;

/** `skill` is the name of `plannedSkill`, if known. */
export function plannedOf(
  habit: Changing,
  part: PlannedPart,
  today: Day,
  skill?: string,
): Planned | undefined {
  if (part === 'counting') return plannedCounting(habit, today, skill);
  return part === 'schedules' ? plannedSchedule(habit, today) : plannedTarget(habit, today);
}

const patchOf = (schedule: Schedule, from: Day): HabitPatch => ({
  ...sentFrequency(schedule),
  from,
});

function plannedSchedule({ schedules, targets }: Changing, today: Day): Planned | undefined {
  const next = plannedAfter(schedules, today);
  if (!next || isAroundTotal(targets, today)) return undefined;
  return {
    from: next.from,
    words: formatSchedule(next),
    cancelling: patchOf(scheduleOn(schedules, today), today),
    planning: patchOf(next, next.from),
  };
}

/** Whether today's target or the planned one is a total. A planned change of the target then includes the schedule. */
const isAroundTotal = (targets: readonly Target[], today: Day): boolean =>
  [targetOn(targets, today), plannedAfter(targets, today)].some(
    (target) => totalPerOf(target) !== undefined,
  );

const aimOf = (
  { target, direction, targetPer = 'day', quiet = false }: Target,
  from: Day,
): HabitPatch => ({ target, direction, targetPer, quiet, from });

function plannedTarget({ schedules, targets, unit }: Changing, today: Day): Planned | undefined {
  const next = plannedAfter(targets, today);
  const current = targetOn(targets, today);
  if (!next || !current) return undefined;
  const rhythmOn = (day: Day) =>
    isAroundTotal(targets, today) ? patchOf(scheduleOn(schedules, day), day) : {};
  return {
    from: next.from,
    words: formatWholeTarget(unit, next),
    cancelling: { ...rhythmOn(today), ...aimOf(current, today) },
    planning: { ...rhythmOn(next.from), ...aimOf(next, next.from) },
  };
}

const timeOf = ({ skill, countsAs }: Counting, from: Day): HabitPatch => ({
  skill,
  countsAs,
  from,
});

/** The id of the skill that will get the time of the habit's days, if this is planned. */
export const plannedSkill = ({ counting }: Pick<Habit, 'counting'>, today: Day): string | null =>
  plannedAfter(counting, today)?.skill ?? null;

function plannedCounting(
  { counting }: Changing,
  today: Day,
  skill: string | undefined,
): Planned | undefined {
  const next = plannedAfter(counting, today);
  const current = countingOn(counting, today);
  return (
    next &&
    current && {
      from: next.from,
      words: describeCountsAs(next.countsAs, skill),
      cancelling: timeOf(current, today),
      planning: timeOf(next, next.from),
    }
  );
}

/**
 * The planned changes and the end, as a card shows them: 'At least 10 glasses a day from 1 January 2027 · On Monday and
 * Thursday from 30 November · Ends on 24 December'.
 */
export const formatPlanned = (
  habit: Changing & Pick<Habit, 'endsOn'>,
  today: Day,
  skill?: string,
): string => {
  const changes = (['targets', 'schedules', 'counting'] as const)
    .flatMap((part) => plannedOf(habit, part, today, skill) ?? [])
    .map(({ words, from }) =>
      i18n.t('{change} from {date}', { change: words, date: formatNearDay(from, today) }),
    );
  const end =
    habit.endsOn && !isAfterEnd(habit, today)
      ? [i18n.t('Ends on {date}', { date: formatNearDay(habit.endsOn, today) })]
      : [];
  return [...changes, ...end].join(' · ');
};
