import { Button } from '@mantine/core';
import type { Habit } from '#shared/habits/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useReversible } from '../../../forms/useReversible.ts';
import { formatLongDay } from '../../../ui/format/days.ts';
import { uncapitalized } from '../../../ui/format/letters.ts';
import { updateHabit } from '../changes.ts';
import { useListedHabit } from '../page/useListedHabit.ts';
import { failureOf } from '../pause/useTimeOff.ts';
import { type PlannedPart, plannedOf } from '../planned.ts';
import classes from './SinceField.module.css';

type Props = { readonly habit: Habit; readonly part: PlannedPart };

/** A change of the habit that is still to begin, and the way to cancel it. */
export const PlannedChange = ({ habit, part }: Props) => {
  const today = useToday();
  const send = useReversible();
  // The form has the habit as it was when it was opened.
  const current = useListedHabit(habit._id) ?? habit;
  const planned = plannedOf(current, part, today);
  if (!planned) return null;
  const { name, _id } = habit;
  const request = (body: object) => ({ params: { id: _id }, body });
  const cancel = () =>
    send(
      updateHabit,
      failureOf(habit),
      { label: `${name}: planned change cancelled`, request: request(planned.cancelling) },
      { label: `${name}: change planned again`, request: request(planned.planning) },
    );
  return (
    <div className={classes.planned}>
      <p>
        Planned: {uncapitalized(planned.words)}, from {formatLongDay(planned.from)}. Another change
        replaces it.
      </p>
      <Button variant="default" size="compact-sm" onClick={cancel}>
        Cancel this change
      </Button>
    </div>
  );
};
