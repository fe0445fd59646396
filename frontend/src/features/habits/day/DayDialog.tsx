import type { ReactNode } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { Modal } from '../../../ui/overlay/Dialog.tsx';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export const DayDialog = ({ habit, day, isOpen, onClose, children }: Props) => {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={i18n.t('{name}, {day}', { name: habit.name, day: formatDay(day) })}
      size={480}
    >
      {children}
    </Modal>
  );
};
