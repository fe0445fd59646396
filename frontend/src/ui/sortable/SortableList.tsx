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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';

type Props<Item> = {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Called when an item is dropped at this index (from 0). */
  readonly onMove: (item: Item, index: number) => void;
  readonly onHold?: (isHeld: boolean) => void;
  /** Whether rows are also next to each other. Otherwise they only move up and down. */
  readonly isGrid?: boolean;
  /** SortableRows. */
  readonly children: ReactNode;
};

/** A list that can be sorted by dragging or by keyboard. Screen readers announce the lifted item's place. */
export const SortableList = <Item extends { readonly _id: string }>(props: Props<Item>) => {
  const { items, nameOf, onMove, onHold, isGrid = false, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ _id }) => _id);
  const indexOf = (id: unknown) => ids.indexOf(String(id));
  const named = (id: unknown) => {
    const item = items[indexOf(id)];
    return item ? nameOf(item) : '';
  };
  const placed = (id: unknown, over: unknown) => ({
    name: named(id),
    place: indexOf(over) + 1,
    all: ids.length,
  });
  const lifted = (id: unknown) => i18n.t('{name} picked up: {place} of {all}.', placed(id, id));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onHold?.(false);
    const item = items[indexOf(active.id)];
    if (item && over && over.id !== active.id) onMove(item, indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={isGrid ? [] : [({ transform }) => ({ ...transform, x: 0 })]}
      onDragStart={() => onHold?.(true)}
      onDragCancel={() => onHold?.(false)}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable: i18n.t(
            'Press Space to pick it up, the arrow keys to move it, Space to drop it and Escape to cancel.',
          ),
        },
        announcements: {
          onDragStart: ({ active }) => lifted(active.id),
          onDragOver: ({ active, over }) => {
            if (!over) return undefined;
            // A lifted item starts over itself.
            return over.id === active.id
              ? lifted(active.id)
              : i18n.t('{name} is at {place} of {all}.', placed(active.id, over.id));
          },
          onDragEnd: ({ active, over }) =>
            i18n.t(
              '{name} is dropped at {place} of {all}.',
              placed(active.id, (over ?? active).id),
            ),
          onDragCancel: ({ active }) =>
            i18n.t('{name} is back where it was.', { name: named(active.id) }),
        },
      }}
    >
      <SortableContext
        items={ids}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
};
