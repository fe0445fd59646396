import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Habit } from '#shared/habits/model.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { paths } from '../../../paths.ts';
import { ColorName } from '../../../ui/badges/ColorName.tsx';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import { formatEnded } from '../format/formatEnded.ts';
import classes from './TimeOffDialog.module.css';
import { useTimeOff } from './useTimeOff.ts';

type Props = {
  readonly habits: readonly Habit[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export const ArchiveDialog = ({ habits, isOpen, onClose }: Props) => {
  const { restore } = useTimeOff();
  const calendar = useCalendar();
  return (
    <Modal opened={isOpen} onClose={onClose} title={i18n.t('Archived habits')} size={480}>
      <p className={classes.text}>
        {habits.length === 0
          ? i18n.t(
              'No habits are archived. Archive one from its menu: it leaves the lists and Today, and its past days stay.',
            )
          : i18n.t(
              'Archived habits are in no list and never due. Their past days stay. Restore one to continue it.',
            )}
      </p>
      <ul className={classes.pauses} aria-label={i18n.t('Archived habits')}>
        {habits.map((habit) => (
          <li key={habit._id} className={classes.pause}>
            <div className={classes.words}>
              <Link to={paths.habit(habit._id)} className={classes.link}>
                <ColorName color={habit.color} name={habit.name} />
              </Link>
              <span>
                {formatEnded(habit, calendar) ||
                  (habit.archivedOn &&
                    i18n.t(
                      '{count, plural, one {Archived on {date}, # day done} other {Archived on {date}, # days done}}',
                      { date: formatDate(habit.archivedOn), count: habit.totalCompletions },
                    ))}
              </span>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={i18n.t('Restore {name}', { name: habit.name })}
              onClick={() => {
                onClose();
                restore(habit);
              }}
            >
              {i18n.t('Restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
