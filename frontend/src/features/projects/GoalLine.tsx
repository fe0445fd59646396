import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Goal } from '#shared/projects/model.ts';
import classes from './ListItems.module.css';

type Props = {
  readonly goal: Goal;
  readonly onTick: (completed: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** One place up (-1) or down (1). */
  readonly onMove: (by: 1 | -1) => void;
  /** None where it can't be dragged. */
  readonly onGrip: ((event: PointerEvent) => void) | undefined;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A goal to tick, rename, delete and move. */
export const GoalLine = ({ goal, onTick, onEdit, onRemove, onMove, onGrip }: Props) => {
  const { description, completed } = goal;
  const onGripKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <>
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={completed}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span className={classes.text} dir="auto" data-done={completed || undefined}>
          {description}
        </span>
      </label>
      <div className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          data-edit
          aria-label={`Edit ${description}`}
          title="Edit"
          onClick={onEdit}
        >
          <IconPencil size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          data-delete
          className={classes.wideOnly ?? ''}
          aria-label={`Delete ${description}`}
          title="Delete"
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
        {onGrip && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={classes.grip ?? ''}
            aria-label={`Move ${description}: arrow up or down`}
            title="Drag, or press arrow up or down"
            onPointerDown={onGrip}
            onKeyDown={onGripKey}
          >
            <IconGripVertical size={18} />
          </ActionIcon>
        )}
      </div>
    </>
  );
};
