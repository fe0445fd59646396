import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { PanelFailed } from '../../ui/feedback/PanelFailed.tsx';
import { late } from '../../ui/late/late.tsx';
import { usePreload } from '../../ui/late/usePreload.ts';
import type { OnPause } from './HabitMenu.tsx';

const PauseDialog = late(async () => (await import('./PauseDialog.tsx')).PauseDialog, PanelFailed);

type Asked = { readonly habit: Habit; readonly from: Day; readonly turn: number };

/** The dialog that pauses a habit. It belongs to the page, since a habit that is paused leaves Today with its menu. */
export function usePauseDialog(): { readonly onPause: OnPause; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  usePreload(PauseDialog.preload);
  const onPause = useCallback<OnPause>((habit, from) => {
    setAsked((before) => ({ habit, from, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const dialog = asked && (
    <Suspense>
      <PauseDialog
        key={asked.turn}
        habit={asked.habit}
        from={asked.from}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  return { onPause, dialog };
}
