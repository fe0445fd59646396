import { useMemo } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit, PauseSetting } from '#shared/habits/model.ts';
import {
  describePause,
  pauseOn,
  pauseWords,
  setPause,
  toPause,
  vacationWords,
} from '#shared/habits/pauses.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { useToday } from '../../data/useToday.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { showUndo } from '../../ui/overlay/popups.ts';
import { updateHabit } from './changes.ts';
import { endVacation, pauseHabit, resumeHabit, setVacation } from './pauseChanges.ts';

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What a pause that is set comes to, in a sentence. */
const outcomeOf = (
  words: typeof pauseWords | typeof vacationWords,
  before: Habit['pauses'],
  from: Day,
  setting: PauseSetting,
): string => {
  const after = setPause(before, from, setting);
  return describePause(words, toPause(from, setting.to), before, 'problem' in after ? [] : after);
};

/** Whether the habits stay paused when a vacation ends, by their names: ' Walk stays paused.', else nothing. */
export const describeStaying = (habits: readonly Habit[], day: Day): string => {
  const staying = habits.filter(({ pauses }) => pauseOn(pauses, day));
  const [first] = staying;
  if (!first) return '';
  return staying.length === 1
    ? ` ${first.name} stays paused.`
    : ` ${staying.length} habits stay paused.`;
};

export type Rests = ReturnType<typeof useRests>;

/** Pauses, resumes and archives, each shown at once and with the offer to undo it. */
export function useRests() {
  const make = useMake();
  const today = useToday();
  return useMemo(() => {
    const say = (label: string, failure: string) => ({ label, failure, isHeld: true });
    const failureOf = ({ name }: Habit) => `"${name}" could not be changed and is as it was.`;
    const vacationFailure = 'The vacation could not be changed and is as it was.';
    const patch = (habit: Habit, archived: boolean, label: string) =>
      showUndo(
        label,
        make(
          updateHabit,
          { params: { id: habit._id }, body: { archived } },
          say(label, failureOf(habit)),
        ),
      );
    return {
      pause: (habit: Habit, from: Day, setting: PauseSetting) => {
        const outcome = outcomeOf(pauseWords, habit.pauses, from, setting);
        const label = `${habit.name}: ${lowerFirst(outcome)}`;
        const request = { params: { id: habit._id, from }, body: setting };
        showUndo(label, make(pauseHabit, request, say(label, failureOf(habit))));
      },
      /** The pause of a day ends before it: today, or its first day to remove it. */
      resume: (habit: Habit, from: Day) => {
        const label = `${habit.name}: ${from === today ? 'resumed' : 'pause removed'}`;
        const request = { params: { id: habit._id, from } };
        showUndo(label, make(resumeHabit, request, say(label, failureOf(habit))));
      },
      archive: (habit: Habit) => patch(habit, true, `${habit.name}: archived`),
      bringBack: (habit: Habit) => patch(habit, false, `${habit.name}: brought back`),
      setVacation: (vacations: Habit['vacations'], from: Day, setting: PauseSetting) => {
        const label = outcomeOf(vacationWords, vacations, from, setting);
        const request = { params: { from }, body: setting };
        showUndo(label, make(setVacation, request, say(label, vacationFailure)));
      },
      endVacation: (habits: readonly Habit[], from: Day) => {
        const back = habits.filter(({ pauses }) => !pauseOn(pauses, today)).length;
        const label =
          from === today
            ? `Vacation ended: ${formatCount(back, 'habit')} resumed.${describeStaying(habits, today)}`
            : 'Vacation removed';
        showUndo(label, make(endVacation, { params: { from } }, say(label, vacationFailure)));
      },
    };
  }, [make, today]);
}
