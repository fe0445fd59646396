import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Habit } from '#shared/habits/model.ts';
import { paths } from '../../../paths.ts';
import { ColorName } from '../../../ui/cards/ColorName.tsx';
import { formatDate } from '../../../ui/format/days.ts';
import { formatCount } from '../../../ui/format/formatCount.ts';
import { useBackCloses } from '../../../ui/overlay/backCloses.ts';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import classes from './TimeOffDialog.module.css';
import { useTimeOff } from './useTimeOff.ts';

type Props = {
  readonly habits: readonly Habit[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The archived habits, each with its own page and the way back. */
export const ArchiveDialog = ({ habits, isOpen, onClose }: Props) => {
  useBackCloses(isOpen, onClose);
  const { bringBack } = useTimeOff();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Archived habits"
      size={480}
      closeButtonProps={{ 'aria-label': 'Close' }}
      attributes={{ header: { role: 'none' } }}
      transitionProps={{ duration: 150 }}
    >
      <p className={classes.text}>
        {habits.length === 0
          ? 'No habit is archived. Archive one from its menu: it leaves every list and figure, and keeps its history.'
          : 'They are in no list and no figure, and keep their history. One that is brought back is as it was.'}
      </p>
      <ul className={classes.pauses} aria-label="Archived habits">
        {habits.map((habit) => (
          <li key={habit._id} className={classes.pause}>
            <div className={classes.words}>
              <Link to={paths.habit(habit._id)} className={classes.link}>
                <ColorName color={habit.color} name={habit.name} />
              </Link>
              <span>
                {habit.archivedOn && `Archived on ${formatDate(habit.archivedOn)}, `}
                {formatCount(habit.totalCompletions, 'day')} done
              </span>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={`Bring back ${habit.name}`}
              onClick={() => {
                onClose();
                bringBack(habit);
              }}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
