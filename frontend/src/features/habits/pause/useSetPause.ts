import { useCallback } from 'react';
import type { Day } from '#shared/days/days.ts';
import { describePause } from '#shared/habits/describePause.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { PauseSetting } from '#shared/pauses/model.ts';
import { setPause, toPause } from '#shared/pauses/pauses.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { changePauses, pausesOf, vacationsOf } from './changePauses.ts';
import { failureOf, pauseUndo, vacationFailure, vacationUndo } from './useTimeOff.ts';

/** A sentence about a new pause. If the pause was merged with others, it says so. */
const outcomeOf = (
  thing: 'pause' | 'vacation',
  before: Habit['pauses'],
  from: Day,
  setting: PauseSetting,
): string => {
  const after = setPause(before, from, setting);
  const all = 'problem' in after ? [] : after;
  return sentenceOf(describePause(thing, toPause(from, setting.to), before, all));
};

/** Adds or changes a pause of a habit, with Undo. */
export function useSetPause() {
  const make = useMake();
  return useCallback(
    (habit: Habit, from: Day, setting: PauseSetting) => {
      const outcome = outcomeOf('pause', habit.pauses, from, setting);
      const label = i18n.t('{name}: {outcome}', { name: habit.name, outcome });
      const undoLabel = pauseUndo(habit);
      const words = { label, undoLabel, failure: failureOf(habit) };
      changePauses(pausesOf(make, habit), habit.pauses, { from, setting }, words);
    },
    [make],
  );
}

/** Adds or changes a vacation, which pauses all habits, with Undo. */
export function useSetVacation() {
  const make = useMake();
  return useCallback(
    (vacations: Habit['vacations'], from: Day, setting: PauseSetting) => {
      const label = outcomeOf('vacation', vacations, from, setting);
      const words = { label, undoLabel: vacationUndo(), failure: vacationFailure() };
      changePauses(vacationsOf(make), vacations, { from, setting }, words);
    },
    [make],
  );
}
