import { useMemo } from 'react';
import type { Day } from '#shared/days/days.ts';
import { describePause } from '#shared/habits/describePause.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { PauseSetting } from '#shared/pauses/model.ts';
import { pauseOn, toPause } from '#shared/pauses/pauses.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { updateHabit } from '../../../domain/habits/edits.ts';
import { useReversible } from '../../../forms/useReversible.ts';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';
import { changePauses, pausesAfter, pausesOf, type Step, vacationsOf } from './changePauses.ts';

export const failureOf = ({ name }: Habit): string =>
  i18n.t('“{name}” could not be changed. Try again.', { name });

const editOf = ({ _id, name }: Habit, archived: boolean) => ({
  label: archived ? i18n.t('{name}: archived', { name }) : i18n.t('{name}: restored', { name }),
  request: { params: { id: _id }, body: { archived } },
});

/** A sentence about a new pause. If the pause was merged with others, it says so. */
const outcomeOf = (
  thing: 'pause' | 'vacation',
  before: Habit['pauses'],
  from: Day,
  setting: PauseSetting,
): string => {
  const after = pausesAfter(before, { from, setting });
  return sentenceOf(describePause(thing, toPause(from, setting.to), before, after));
};

/**
 * The habits that stay paused after a vacation: 'Walk stays paused.', '2 habits stay paused.' Empty if there are
 * none.
 */
export const describeStaying = (habits: readonly Habit[], day: Day): string => {
  const staying = habits.filter(({ pauses }) => pauseOn(pauses, day));
  const [first] = staying;
  if (!first) return '';
  const { length: count } = staying;
  return count === 1
    ? i18n.t('{name} stays paused.', { name: first.name })
    : i18n.t('{count, plural, one {# habit stays paused.} other {# habits stay paused.}}', {
        count,
      });
};

const describeResumed = (count: number): string =>
  i18n.t(
    '{count, plural, one {Vacation ended: # habit resumed.} other {Vacation ended: # habits resumed.}}',
    { count },
  );

/** Sets and ends pauses and vacations, and archives and restores habits. Each change shows immediately and has Undo. */
export function useTimeOff() {
  const make = useMake();
  const send = useReversible();
  const today = useToday();
  return useMemo(() => {
    const change = (habit: Habit, step: Step, label: string) =>
      changePauses(pausesOf(make, habit), habit.pauses, step, {
        label,
        undoLabel: i18n.t('{name}: pauses restored', { name: habit.name }),
        failure: failureOf(habit),
      });
    const changeAll = (vacations: Habit['vacations'], step: Step, label: string) =>
      changePauses(vacationsOf(make), vacations, step, {
        label,
        undoLabel: i18n.t('Vacations restored'),
        failure: i18n.t('The vacation could not be changed. Try again.'),
      });
    return {
      /** Adds or changes a pause. */
      pause: (habit: Habit, from: Day, setting: PauseSetting) => {
        const { name, pauses } = habit;
        const outcome = outcomeOf('pause', pauses, from, setting);
        change(habit, { from, setting }, i18n.t('{name}: {outcome}', { name, outcome }));
      },
      /**
       * Ends the pause that contains `from`. Its last day is the day before `from`. If `from` is its first day, the
       * pause is removed.
       */
      resume: (habit: Habit, from: Day) => {
        const { name } = habit;
        const label =
          from === today
            ? i18n.t('{name}: resumed', { name })
            : i18n.t('{name}: pause deleted', { name });
        change(habit, { from, setting: null }, label);
      },
      archive: (habit: Habit) => {
        send(updateHabit, failureOf(habit), editOf(habit, true), editOf(habit, false));
      },
      /**
       * The change is held back while Undo is offered. To archive the habit again would lose the day on which it was
       * first archived.
       */
      restore: (habit: Habit) => {
        const { label, request } = editOf(habit, false);
        const details = { label, failure: failureOf(habit), isHeld: true };
        showUndo(label, make(updateHabit, request, details));
      },
      /** Adds or changes a vacation, which pauses all habits. */
      setVacation: (vacations: Habit['vacations'], from: Day, setting: PauseSetting) =>
        changeAll(vacations, { from, setting }, outcomeOf('vacation', vacations, from, setting)),
      /** Ends the vacation that contains `from`, for all habits. Its last day is the day before `from`. */
      endVacation: (habits: readonly Habit[], vacations: Habit['vacations'], from: Day) => {
        const count = habits.filter(({ pauses }) => !pauseOn(pauses, today)).length;
        const label =
          from === today
            ? [describeResumed(count), describeStaying(habits, today)].filter(Boolean).join(' ')
            : i18n.t('Vacation deleted');
        changeAll(vacations, { from, setting: null }, label);
      },
    };
  }, [make, send, today]);
}
