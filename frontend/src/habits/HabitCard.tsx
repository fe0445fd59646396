import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Habit } from '#shared/contract/habits.ts';
import type { Day } from '#shared/rules/days.ts';
import { paths } from '../paths.ts';
import { Card } from '../ui/Card.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import classes from './HabitCard.module.css';
import { HabitFigures } from './HabitFigures.tsx';
import { HabitMark } from './HabitMark.tsx';
import type { Toggle } from './useToggle.ts';
import { isCompletedOn } from './view.ts';
import { frequencyWords } from './words.ts';

type Props = {
  readonly habit: Habit;
  readonly today: Day;
  readonly onToggle: Toggle;
  readonly onDelete: (habit: Habit) => void;
};

export const HabitCard = ({ habit, today, onToggle, onDelete }: Props) => {
  const isDone = isCompletedOn(habit, today);
  return (
    <Card
      as="article"
      title={
        <span className={classes.title}>
          <span
            className={classes.color}
            style={{ '--habit': habit.color } as CSSProperties}
            aria-hidden="true"
          />
          <span className={classes.name}>{habit.name}</span>
        </span>
      }
      meta={<HabitMeta habit={habit} />}
      badge={
        <StatusBadge
          tone={habit.isOnTrack ? 'good' : 'attention'}
          label={habit.isOnTrack ? 'On Track' : 'Off Track'}
          reason={habit.trackReason}
        />
      }
      actions={
        <>
          <Button
            className={classes.complete ?? ''}
            variant={isDone ? 'light' : 'default'}
            leftSection={<HabitMark color={habit.color} completed={isDone} />}
            aria-label={`${habit.name}: ${isDone ? 'completed today, undo' : 'mark complete today'}`}
            onClick={() => onToggle(habit, today, !isDone)}
          >
            {isDone ? 'Completed today' : 'Mark complete today'}
          </Button>
          <ActionIcon
            component={Link}
            to={paths.habitEdit(habit._id)}
            state={{ habit }}
            variant="default"
            size={36}
            aria-label={`Edit ${habit.name}`}
            title="Edit"
          >
            <IconPencil size={18} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={`Delete ${habit.name}`}
            title="Delete"
            onClick={() => onDelete(habit)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </>
      }
    >
      {habit.description && <p className={classes.description}>{habit.description}</p>}
      <HabitFigures habit={habit} />
    </Card>
  );
};

/** What it is on one line, when on the next: 'Personal · Medium', 'Every day at 07:30'. */
const HabitMeta = ({ habit }: { readonly habit: Habit }) => {
  const { category, difficulty, frequency, reminderTime } = habit;
  return (
    <>
      {category} · {difficulty}
      <br />
      {frequencyWords[frequency] + (reminderTime ? ` at ${reminderTime}` : '')}
    </>
  );
};
