import { type ReactNode, useCallback, useState } from 'react';
import type { Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import { AmountField } from '../amounts/AmountField.tsx';
import { PauseDialog } from '../pause/PauseDialog.tsx';
import { type SetDay, useSetDay } from '../tick/useSetDay.ts';
import { NoteField } from './NoteField.tsx';

type DayTask = 'pause' | 'note' | 'amount';

/** Opens the dialog of a task for a habit. The dialog is about `day`. A pause begins on `day`. */
export type OnTask = (task: DayTask, habit: Habit, day: Day) => void;

type Opened = {
  readonly task: DayTask;
  readonly habit: Habit;
  readonly day: Day;
  readonly turn: number;
};

/**
 * The dialogs that a habit's menu opens. They belong to the page. When a habit is paused, the habit and its menu leave
 * Today, but the dialog must stay. `habits` are the page's current habits.
 */
export function useDayDialog(habits: readonly Habit[]) {
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  const onTask = useCallback<OnTask>((task, habit, day) => {
    setOpened((before) => ({ task, habit, day, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const habit = habits.find(({ _id }) => _id === opened?.habit._id) ?? opened?.habit;
  const dialog: ReactNode = opened && habit && (
    <TaskDialog
      {...opened}
      key={opened.turn}
      habit={habit}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    />
  );
  return { onTask, dialog, isOpen };
}

type DialogProps = Omit<Opened, 'turn'> & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const TaskDialog = ({ task, habit, day, ...dialog }: DialogProps) => {
  const onSet = useSetDay();
  if (task === 'pause') return <PauseDialog habit={habit} from={day} {...dialog} />;
  const saveNote: SetDay = (...note) => {
    onSet(...note);
    dialog.onClose();
  };
  return (
    <Modal
      opened={dialog.isOpen}
      onClose={dialog.onClose}
      title={i18n.t('{name}, {day}', { name: habit.name, day: formatDay(day) })}
      size={480}
    >
      {task === 'note' ? (
        <NoteField habit={habit} day={day} onSet={saveNote} autoFocus />
      ) : (
        <AmountField habit={habit} day={day} onSet={onSet} />
      )}
    </Modal>
  );
};
