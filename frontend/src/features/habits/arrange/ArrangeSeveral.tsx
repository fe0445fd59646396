import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Habit, timesOfDay } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { ColorName } from '../../../ui/details/ColorName.tsx';
import { timeLabel } from '../format/format.ts';
import classes from './ArrangePanel.module.css';
import { useSetTimes } from './useSetTimes.ts';

type Props = { readonly habits: readonly Habit[]; readonly onDone: () => void };

/** Habits to choose, and the time of day to move them to. */
export const ArrangeSeveral = ({ habits, onDone }: Props) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const setTimes = useSetTimes();
  const chosen = habits.filter(({ _id }) => ids.has(_id));
  const choose = (id: string, isChosen: boolean) => {
    const others = [...ids].filter((one) => one !== id);
    setIds(new Set(isChosen ? [...others, id] : others));
  };
  return (
    <>
      <ul aria-label={i18n.t('Habits to move')}>
        {habits.map(({ _id: id, name, color, timeOfDay }) => (
          <li key={id} className={classes.row}>
            <label className={classes.choice}>
              <input
                type="checkbox"
                checked={ids.has(id)}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
              <span className={classes.name}>
                <ColorName color={color} name={name} />
              </span>
              <span className={classes.timeNow}>{timeLabel(timeOfDay)}</span>
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
        {timesOfDay.map((time) => (
          <Button
            key={time}
            variant="default"
            disabled={chosen.length === 0}
            onClick={() => {
              setTimes(chosen, time);
              onDone();
            }}
          >
            {timeLabel(time)}
          </Button>
        ))}
      </fieldset>
    </>
  );
};
