import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { ColorName } from '../../../ui/badges/ColorName.tsx';
import { useGroupBy } from '../useGroupBy.ts';
import classes from './ArrangePanel.module.css';
import { GroupNameForm } from './GroupNameForm.tsx';
import { placeKey, placeOptions } from './places.ts';
import { type Place, useMoveHabits } from './useMoveHabits.ts';

type Props = { readonly habits: readonly Habit[]; readonly onDone: () => void };

export const ArrangeSeveral = ({ habits, onDone }: Props) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const groupBy = useGroupBy();
  const moveHabits = useMoveHabits();
  const options = placeOptions(habits, groupBy);
  const names = new Map(options.map(({ key, name }) => [key, name]));
  const chosen = habits.filter(({ _id }) => ids.has(_id));
  const choose = (id: string, isChosen: boolean) => {
    const others = [...ids].filter((one) => one !== id);
    setIds(new Set(isChosen ? [...others, id] : others));
  };
  const move = (place: Place, name: string) => {
    moveHabits(chosen, place, name);
    onDone();
  };
  return (
    <>
      <ul aria-label={i18n.t('Habits to move')}>
        {habits.map((habit) => (
          <li key={habit._id} className={classes.row}>
            <label className={classes.choice}>
              <input
                type="checkbox"
                checked={ids.has(habit._id)}
                onChange={(event) => choose(habit._id, event.currentTarget.checked)}
              />
              <span className={classes.name}>
                <ColorName color={habit.color} name={habit.name} />
              </span>
              <span className={classes.timeNow} dir="auto">
                {names.get(placeKey(habit, groupBy))}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <fieldset className={classes.moves} disabled={chosen.length === 0}>
        <legend aria-live="polite">
          {chosen.length === 0
            ? i18n.t('Choose the habits to move')
            : i18n.t('Move {count, number} to', { count: chosen.length })}
        </legend>
        {options.map(({ key, name, place }) => (
          <Button
            key={key}
            variant="default"
            disabled={chosen.length === 0}
            onClick={() => move(place, name)}
          >
            {name}
          </Button>
        ))}
        {groupBy === 'group' && (
          <GroupNameForm
            label={i18n.t('New group')}
            submit={i18n.t('Move')}
            isDisabled={chosen.length === 0}
            onName={(group) => move({ group }, group)}
          />
        )}
      </fieldset>
    </>
  );
};
