import { useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import { describePause, pauseWords, vacationWords } from '#shared/habits/describePause.ts';
import type { Habit, PauseSetting } from '#shared/habits/model.ts';
import { setPause, toPause } from '#shared/habits/pauses.ts';
import { useMake } from '../../../data/outbox/useOutbox.ts';
import { uncapitalized } from '../../../ui/format/letters.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { pauseHabit, setVacation } from './pauseChanges.ts';
import { failureOf, vacationFailure } from './useTimeOff.ts';

/** What a pause that is set comes to, in a sentence: also that it became one with others. */
const outcomeOf = (
  words: typeof pauseWords | typeof vacationWords,
  before: Habit['pauses'],
  from: Day,
  setting: PauseSetting,
): string => {
  const after = setPause(before, from, setting);
  return describePause(words, toPause(from, setting.to), before, 'problem' in after ? [] : after);
};

/** Pauses a habit from a day on, and offers to undo it. */
export function useSetPause() {
  const make = useMake();
  return useCallback(
    (habit: Habit, from: Day, setting: PauseSetting) => {
      const outcome = outcomeOf(pauseWords, habit.pauses, from, setting);
      const label = `${habit.name}: ${uncapitalized(outcome)}`;
      const request = { params: { id: habit._id, from }, body: setting };
      const told = { label, failure: failureOf(habit), isHeld: true };
      showUndo(label, make(pauseHabit, request, told));
    },
    [make],
  );
}

/** Pauses all habits from a day on, and offers to undo it. */
export function useSetVacation() {
  const make = useMake();
  return useCallback(
    (vacations: Habit['vacations'], from: Day, setting: PauseSetting) => {
      const label = outcomeOf(vacationWords, vacations, from, setting);
      const told = { label, failure: vacationFailure, isHeld: true };
      showUndo(label, make(setVacation, { params: { from }, body: setting }, told));
    },
    [make],
  );
}
