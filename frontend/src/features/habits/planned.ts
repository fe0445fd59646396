import type { Day } from '#shared/core/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import { plannedAfter } from '#shared/habits/changeDay.ts';
import { countingOn } from '#shared/habits/counting.ts';
import { isAfterEnd } from '#shared/habits/ends.ts';
import type { Counting, Habit, HabitPatch, Schedule, Target } from '#shared/habits/model.ts';
import { scheduleOn } from '#shared/habits/schedule.ts';
import { i18n } from '#shared/language/i18n.ts';
import { describeCountsAs } from '../../domain/habits/counting.ts';
import { formatNearDay } from '../../ui/format/days.ts';
import { formatDailyTarget } from './format/formatAmount.ts';
import { formatSchedule } from './format/formatSchedule.ts';

export type PlannedPart = 'schedules' | 'targets' | 'counting';

/** A change that is planned and has not begun. */
export type Planned = {
  readonly from: Day;
  /** 'On Monday and Thursday', 'At least 10 glasses a day'. */
  readonly words: string;
  /** The patch that cancels the change by setting today's values again. */
  readonly cancelling: HabitPatch;
  /** The patch that plans the change. */
  readonly planning: HabitPatch;
};

type Changing = Pick<Habit, 'schedules' | 'targets' | 'counting' | 'unit'>;

export function plannedOf(habit: Changing, part: PlannedPart, today: Day): Planned | undefined {
  if (part === 'counting') return plannedCounting(habit, today);
  return part === 'schedules' ? plannedSchedule(habit, today) : plannedTarget(habit, today);
}

const patchOf = (
  { frequency, frequencyDays, frequencyCount }: Schedule,
  from: Day,
): HabitPatch => ({
  frequency,
  frequencyDays: frequencyDays ?? null,
  frequencyCount: frequencyCount ?? null,
  from,
});

function plannedSchedule({ schedules }: Changing, today: Day): Planned | undefined {
  const next = plannedAfter(schedules, today);
  return (
    next && {
      from: next.from,
      words: formatSchedule(next),
      cancelling: patchOf(scheduleOn(schedules, today), today),
      planning: patchOf(next, next.from),
    }
  );
}

const aimOf = ({ target, direction }: Target, from: Day): HabitPatch => ({
  target,
  direction,
  from,
});

function plannedTarget({ targets, unit }: Changing, today: Day): Planned | undefined {
  const next = plannedAfter(targets, today);
  const present = targetOn(targets, today);
  return (
    next &&
    present && {
      from: next.from,
      words: formatDailyTarget(unit, next),
      cancelling: aimOf(present, today),
      planning: aimOf(next, next.from),
    }
  );
}

const timeOf = ({ skill, countsAs }: Counting, from: Day): HabitPatch => ({
  skill,
  countsAs,
  from,
});

function plannedCounting({ counting }: Changing, today: Day): Planned | undefined {
  const next = plannedAfter(counting, today);
  const present = countingOn(counting, today);
  return (
    next &&
    present && {
      from: next.from,
      words: describeCountsAs(next.countsAs),
      cancelling: timeOf(present, today),
      planning: timeOf(next, next.from),
    }
  );
}

/**
 * The planned changes and the end as a card shows them: 'At least 10 glasses a day from 1 January 2027 · On Monday and
 * Thursday from 30 November · Ends on 24 December'.
 */
export const formatPlanned = (habit: Changing & Pick<Habit, 'endsOn'>, today: Day): string => {
  const changes = (['targets', 'schedules', 'counting'] as const)
    .flatMap((part) => plannedOf(habit, part, today) ?? [])
    .map(({ words, from }) =>
      i18n.t('{change} from {date}', { change: words, date: formatNearDay(from, today) }),
    );
  const end =
    habit.endsOn && !isAfterEnd(habit, today)
      ? [i18n.t('Ends on {date}', { date: formatNearDay(habit.endsOn, today) })]
      : [];
  return [...changes, ...end].join(' · ');
};
