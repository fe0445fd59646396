import { Button, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { updateHabit } from '../../../domain/habits/edits.ts';
import { ColorName } from '../../../ui/badges/ColorName.tsx';
import { Drawer } from '../../../ui/overlay/Dialog.tsx';
import { positionAt } from '../../../ui/sortable/positions.ts';
import { SortableList } from '../../../ui/sortable/SortableList.tsx';
import { Grip, SortableRow } from '../../../ui/sortable/SortableRow.tsx';
import { useGroupBy, useSetGroupBy } from '../useGroupBy.ts';
import classes from './ArrangePanel.module.css';
import { ArrangeSeveral } from './ArrangeSeveral.tsx';
import { GroupList } from './GroupList.tsx';
import { type PlaceOption, placeKey, placeOptions } from './places.ts';

type Props = {
  /** In the person's order. */
  readonly habits: readonly Habit[];
  /** Needed because renaming a group also changes its archived habits. */
  readonly archived: readonly Habit[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Changes the order of habits by drag or keyboard, and each habit's time of day or group. */
export const ArrangePanel = ({ habits, archived, isOpen, onClose }: Props) => {
  const groupBy = useGroupBy();
  const setGroupBy = useSetGroupBy();
  const [isHeld, setHeld] = useState(false);
  const [isSeveral, setSeveral] = useState(false);
  const several = useRef<HTMLButtonElement>(null);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      // While a habit is dragged, Escape only drops it.
      closeOnEscape={!isHeld}
      size={440}
      title={i18n.t('Arrange habits')}
    >
      <NativeSelect
        className={classes.groupBy ?? ''}
        label={i18n.t('Group habits by')}
        value={groupBy}
        data={[
          { value: 'time', label: i18n.t('Time of day') },
          { value: 'group', label: i18n.t('Group') },
        ]}
        onChange={(event) =>
          void setGroupBy(event.currentTarget.value === 'group' ? 'group' : 'time')
        }
      />
      <div className={classes.hint}>
        <p>
          {isSeveral
            ? i18n.t('Choose habits, then where to move them.')
            : i18n.t(
                'Drag a habit by its grip, or press Space on the grip and then the arrow keys.',
              )}
        </p>
        <Button
          ref={several}
          variant={isSeveral ? 'filled' : 'default'}
          size="compact-sm"
          aria-pressed={isSeveral}
          onClick={() => setSeveral(!isSeveral)}
        >
          {i18n.t('Choose several')}
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
      {groupBy === 'group' && !isSeveral && <GroupList habits={[...habits, ...archived]} />}
    </Drawer>
  );
};

type SortableHabitsProps = {
  readonly habits: readonly Habit[];
  readonly onHold: (isHeld: boolean) => void;
};

const SortableHabits = ({ habits, onHold }: SortableHabitsProps) => {
  const make = useMake();
  const options = placeOptions(habits, useGroupBy());
  const move = ({ _id: id, name }: Habit, index: number) =>
    make(
      updateHabit,
      { params: { id }, body: { position: positionAt(habits, id, index) } },
      {
        label: i18n.t('{name}: moved', { name }),
        failure: i18n.t('“{name}” could not be moved.', { name }),
      },
    );
  return (
    <SortableList items={habits} nameOf={({ name }) => name} onMove={move} onHold={onHold}>
      <ul aria-label={i18n.t('Habits in your order')}>
        {habits.map((habit) => (
          <SortableHabit key={habit._id} habit={habit} options={options} />
        ))}
      </ul>
    </SortableList>
  );
};

type SortableHabitProps = { readonly habit: Habit; readonly options: readonly PlaceOption[] };

const SortableHabit = ({ habit, options }: SortableHabitProps) => {
  const make = useMake();
  const groupBy = useGroupBy();
  const { _id: id, name, color } = habit;
  const setPlace = (chosen: string) =>
    make(
      updateHabit,
      { params: { id }, body: { ...options.find(({ key }) => key === chosen)?.place } },
      {
        label: i18n.t('{name}: edited', { name }),
        failure: i18n.t('“{name}” could not be saved.', { name }),
      },
    );
  return (
    <SortableRow itemId={id} className={classes.row ?? ''}>
      <Grip label={i18n.t('Move {name}', { name })} size={44} />
      <span className={classes.name}>
        <ColorName color={color} name={name} />
      </span>
      <NativeSelect
        aria-label={
          groupBy === 'group'
            ? i18n.t('Group of {name}', { name })
            : i18n.t('Time of day for {name}', { name })
        }
        className={classes.time ?? ''}
        value={placeKey(habit, groupBy)}
        data={options.map(({ key, name: label }) => ({ value: key, label }))}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
    </SortableRow>
  );
};
