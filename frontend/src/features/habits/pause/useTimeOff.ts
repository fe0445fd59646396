import { useMemo } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { pauseOn } from '#shared/habits/pauses.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useMake } from '../../../data/outbox/useOutbox.ts';
import { formatCount } from '../../../ui/format/formatCount.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { updateHabit } from '../changes.ts';
import { endVacation, resumeHabit } from './pauseChanges.ts';

export const failureOf = ({ name }: Habit): string =>
  `"${name}" could not be changed and is as it was.`;
export const vacationFailure = 'The vacation could not be changed and is as it was.';

/** Which habits stay paused when a vacation ends: ' Walk stays paused.', ' 2 habits stay paused.', else nothing. */
export const describeStaying = (habits: readonly Habit[], day: Day): string => {
  const staying = habits.filter(({ pauses }) => pauseOn(pauses, day));
  const [first] = staying;
  if (!first) return '';
  return staying.length === 1
    ? ` ${first.name} stays paused.`
    : ` ${staying.length} habits stay paused.`;
};

/** Resumes, archives and brings back: each shows at once, with the offer to undo it. See useSetPause.ts for pauses. */
export function useRests() {
  const make = useMake();
  const today = useToday();
  return useMemo(() => {
    const patch = (habit: Habit, archived: boolean, label: string) => {
      const request = { params: { id: habit._id }, body: { archived } };
      const told = { label, failure: failureOf(habit), isHeld: true };
      showUndo(label, make(updateHabit, request, told));
    };
    return {
      /** The pause of a day ends before it: today, or its first day to remove it. */
      resume: (habit: Habit, from: Day) => {
        const label = `${habit.name}: ${from === today ? 'resumed' : 'pause removed'}`;
        const told = { label, failure: failureOf(habit), isHeld: true };
        showUndo(label, make(resumeHabit, { params: { id: habit._id, from } }, told));
      },
      archive: (habit: Habit) => patch(habit, true, `${habit.name}: archived`),
      bringBack: (habit: Habit) => patch(habit, false, `${habit.name}: brought back`),
      /** Likewise of all habits. */
      endVacation: (habits: readonly Habit[], from: Day) => {
        const back = habits.filter(({ pauses }) => !pauseOn(pauses, today)).length;
        const label =
          from === today
            ? `Vacation ended: ${formatCount(back, 'habit')} resumed.${describeStaying(habits, today)}`
            : 'Vacation removed';
        const told = { label, failure: vacationFailure, isHeld: true };
        showUndo(label, make(endVacation, { params: { from } }, told));
      },
    };
  }, [make, today]);
}
