import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type ComponentProps, createContext, type KeyboardEvent, use } from 'react';
import classes from './SortableRow.module.css';

const RowContext = createContext<ReturnType<typeof useSortable> | null>(null);

type RowProps = ComponentProps<'li'> & { readonly itemId: string };

/** A row of a SortableList. It must contain a Grip. */
export const SortableRow = ({ itemId, className = '', ...li }: RowProps) => {
  const row = useSortable({ id: itemId });
  const { setNodeRef, transform, transition, isDragging } = row;
  return (
    <RowContext value={row}>
      <li
        {...li}
        ref={setNodeRef}
        className={`${classes.row} ${className}`}
        data-held={isDragging || undefined}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      />
    </RowContext>
  );
};

type GripProps = Pick<ActionIconProps, 'size' | 'color'> & {
  readonly label: string;
  readonly title?: string;
  /** Called for an arrow key, which moves the row up (-1) or down (1) by one place without lifting it. */
  readonly onStep?: (by: 1 | -1) => void;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The handle that moves its row. Renders nothing if the list can't be sorted or has no other row. */
export const Grip = ({ label, onStep, ...rest }: GripProps) => {
  const row = use(RowContext);
  if (!row || row.items.length < 2) return null;
  const { attributes, listeners, setActivatorNodeRef, isDragging } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    listeners?.onKeyDown?.(event);
    const by = steps[event.key];
    if (!by || !onStep || isDragging) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <ActionIcon
      variant="subtle"
      {...rest}
      ref={setActivatorNodeRef}
      className={classes.grip ?? ''}
      {...attributes}
      {...listeners}
      onKeyDown={onKeyDown}
      aria-label={label}
    >
      <IconGripVertical size={18} aria-hidden="true" />
    </ActionIcon>
  );
};
