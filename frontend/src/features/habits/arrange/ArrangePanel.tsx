import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconGripVertical } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Habit, timesOfDay } from '#shared/habits/model.ts';
import { useMake } from '../../../data/outbox/useOutbox.ts';
import { ColorName } from '../../../ui/cards/ColorName.tsx';
import { useBackCloses } from '../../../ui/overlay/backCloses.ts';
import { Drawer } from '../../../ui/overlay/Dialog.tsx';
import { phoneQuery } from '../../../ui/page/phoneQuery.ts';
import { updateHabit } from '../changes.ts';
import { timeLabels } from '../format.ts';
import classes from './ArrangePanel.module.css';
import { ArrangeSeveral } from './ArrangeSeveral.tsx';
import { positionAt } from './arrange.ts';

type Props = {
  /** In their order. */
  readonly habits: readonly Habit[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The person's order of the habits, by drag or by keyboard, and the time of day of each. */
export const ArrangePanel = ({ habits, isOpen, onClose }: Props) => {
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const [isHeld, setHeld] = useState(false);
  const [isSeveral, setSeveral] = useState(false);
  const several = useRef<HTMLButtonElement>(null);
  useBackCloses(isOpen, onClose);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      // Escape lets go of what is held first.
      closeOnEscape={!isHeld}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '80%' : 440}
      title="Arrange habits"
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close', size: isPhone ? 44 : 'md', iconSize: 20 }}
      attributes={{ header: { role: 'none' } }}
      overlayProps={{ backgroundOpacity: 0.25 }}
      transitionProps={{ duration: 150 }}
    >
      <div className={classes.hint}>
        <p>
          {isSeveral
            ? 'Choose habits, then the time of day to move them to.'
            : 'Drag a habit by its grip, or press Space on the grip and then the arrow keys. Today is grouped by the time of day.'}
        </p>
        <Button
          ref={several}
          variant={isSeveral ? 'filled' : 'default'}
          size="compact-sm"
          aria-pressed={isSeveral}
          onClick={() => setSeveral(!isSeveral)}
        >
          Choose several
        </Button>
      </div>
      {isSeveral ? (
        <ArrangeSeveral
          habits={habits}
          onDone={() => {
            setSeveral(false);
            several.current?.focus();
          }}
        />
      ) : (
        <SortableHabits habits={habits} onHold={setHeld} />
      )}
    </Drawer>
  );
};

type SortableHabitsProps = {
  readonly habits: readonly Habit[];
  readonly onHold: (isHeld: boolean) => void;
};

const SortableHabits = ({ habits, onHold }: SortableHabitsProps) => {
  const make = useMake();
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = habits.map(({ _id }) => _id);
  const nameOf = (id: unknown) => habits.find(({ _id }) => _id === id)?.name ?? '';
  const placeOf = (id: unknown) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const lifted = (id: unknown) => `${nameOf(id)} is lifted, ${placeOf(id)}.`;
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onHold(false);
    if (!over || over.id === active.id) return;
    const id = String(active.id);
    make(
      updateHabit,
      { params: { id }, body: { position: positionAt(habits, id, ids.indexOf(String(over.id))) } },
      { label: `${nameOf(id)}: moved`, failure: `"${nameOf(id)}" could not be moved.` },
    );
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      onDragStart={() => onHold(true)}
      onDragCancel={() => onHold(false)}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'Press Space to lift the habit, the arrow keys to move it, Space to drop it and Escape to leave it where it was.',
        },
        announcements: {
          onDragStart: ({ active }) => lifted(active.id),
          onDragOver: ({ active, over }) => {
            if (!over) return undefined;
            // It is over itself as soon as it is lifted.
            return over.id === active.id
              ? lifted(active.id)
              : `${nameOf(active.id)} is at ${placeOf(over.id)}.`;
          },
          onDragEnd: ({ active, over }) =>
            `${nameOf(active.id)} is dropped at ${placeOf((over ?? active).id)}.`,
          onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={classes.rows} aria-label="Habits in your order">
          {habits.map((habit) => (
            <SortableHabit key={habit._id} habit={habit} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
};

const SortableHabit = ({ habit }: { readonly habit: Habit }) => {
  const make = useMake();
  const { _id: id, name, color, timeOfDay } = habit;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const setTime = (value: string) =>
    make(
      updateHabit,
      { params: { id }, body: { timeOfDay: timesOfDay.find((time) => time === value) } },
      { label: `${name}: edited`, failure: `"${name}" could not be saved.` },
    );
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-held={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        className={classes.grip ?? ''}
        variant="subtle"
        size={44}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </ActionIcon>
      <span className={classes.name}>
        <ColorName color={color} name={name} />
      </span>
      <NativeSelect
        aria-label={`Time of day of ${name}`}
        className={classes.time ?? ''}
        value={timeOfDay}
        data={timesOfDay.map((value) => ({ value, label: timeLabels[value] }))}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
    </li>
  );
};
