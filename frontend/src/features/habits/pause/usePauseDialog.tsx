import { type ReactNode, useCallback, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { OnPause } from '../card/HabitMenu.tsx';
import { PauseDialog } from './PauseDialog.tsx';

type Opened = { readonly habit: Habit; readonly from: Day; readonly turn: number };

/** The dialog that pauses a habit. It belongs to the page, since a habit that is paused leaves Today with its menu. */
export function usePauseDialog(): { readonly onPause: OnPause; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  const onPause = useCallback<OnPause>((habit, from) => {
    setAsked((before) => ({ habit, from, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const dialog = asked && (
    <PauseDialog
      key={asked.turn}
      habit={asked.habit}
      from={asked.from}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    />
  );
  return { onPause, dialog };
}
