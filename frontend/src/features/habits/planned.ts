import type { Day } from '#shared/core/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import { plannedAfter } from '#shared/habits/changeDay.ts';
import type { Habit, HabitPatch, Schedule, Target } from '#shared/habits/model.ts';
import { scheduleOn } from '#shared/habits/schedule.ts';
import { formatNearDay } from '../../ui/format/days.ts';
import { uncapitalized } from '../../ui/format/letters.ts';
import { formatTarget } from './amounts/formatAmount.ts';
import { formatSchedule } from './format/formatSchedule.ts';

export type PlannedPart = 'schedules' | 'targets';

/** A change that is still to begin. */
export type Planned = {
  readonly from: Day;
  /** 'On Mondays and Thursdays', 'At least 10 glasses a day'. */
  readonly words: string;
  /** The patch that cancels it: to what holds today. */
  readonly cancelling: HabitPatch;
  /** The patch that plans it. */
  readonly planning: HabitPatch;
};

type Changing = Pick<Habit, 'schedules' | 'targets' | 'unit'>;

export function plannedOf(habit: Changing, part: PlannedPart, today: Day): Planned | undefined {
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
      words: `${formatTarget({ ...next, unit })} a day`,
      cancelling: aimOf(present, today),
      planning: aimOf(next, next.from),
    }
  );
}

/** What is planned, for a card: 'On Mondays and Thursdays from 30 November', 'At least 10 glasses a day from 1 January 2027'. */
export const formatPlanned = (habit: Changing, today: Day): string =>
  (['targets', 'schedules'] as const)
    .flatMap((part) => plannedOf(habit, part, today) ?? [])
    .map(({ words, from }) => `${words} from ${formatNearDay(from, today)}`)
    .map((words, n) => (n === 0 ? words : uncapitalized(words)))
    .join(', ');
