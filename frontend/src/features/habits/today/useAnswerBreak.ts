import { useCallback } from 'react';
import { yearOf } from '#shared/days/days.ts';
import type { OpenBreak } from '#shared/habits/due/awayQuestion.ts';
import type { YearSetting } from '#shared/habits/imports.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import type { Success } from '../../../data/outbox/change.ts';
import { setHabitYear } from '../../../domain/habits/edits.ts';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';

/** 'kept': the limits were kept on the open days. 'left out': the open days are skipped. */
type BreakAnswer = 'kept' | 'left out';

/** Answers for all limits of a break, with one change for each limit and year. One Undo reverts all changes. */
export function useAnswerBreak(): (open: OpenBreak<Habit>, answer: BreakAnswer) => void {
  const make = useMake();
  return useCallback(
    ({ from, to, limits }, answer) => {
      const years = limits.flatMap(({ habit, days }) =>
        [...Map.groupBy(days, yearOf)].map(([year, some]) => ({ habit, year, days: some })),
      );
      const set = (bodyOf: (days: readonly string[]) => YearSetting, last?: Success) => {
        for (const one of years) {
          const { habit, year, days } = one;
          make(
            setHabitYear,
            { params: { id: habit._id, year: String(year) }, body: bodyOf(days) },
            {
              label: i18n.t('{name}: {from} to {to}', {
                name: habit.name,
                from: formatDay(from),
                to: formatDay(to),
              }),
              failure: i18n.t('“{name}” could not be saved.', { name: habit.name }),
              success: one === years.at(-1) ? last : undefined,
            },
          );
        }
      };
      set((days) =>
        answer === 'kept'
          ? { amounts: days.map((date) => ({ date, amount: 0 })) }
          : { skipped: [...days] },
      );
      showUndo(
        answer === 'kept' ? i18n.t('Kept on these days.') : i18n.t('These days are left out.'),
        {
          undo: () => {
            set((days) => ({ clear: [...days], keepNotes: true }), 'Undone!');
            return true;
          },
        },
      );
    },
    [make],
  );
}
