import { Button } from '@mantine/core';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { updateHabit } from '../../../domain/habits/edits.ts';
import { useReversible } from '../../../forms/useReversible.ts';
import { formatLongDay } from '../../../ui/format/days.ts';
import { useListedHabit } from '../page/useListedHabit.ts';
import { failureOf } from '../pause/useTimeOff.ts';
import { type PlannedPart, plannedOf, plannedSkill } from '../planned.ts';
import { useSkillName } from '../useSkillName.ts';
import classes from './SinceField.module.css';

type Props = { readonly habit: Habit; readonly part: PlannedPart };

/** Shows a planned change of the habit, with a button to cancel it. */
export const PlannedChange = ({ habit, part }: Props) => {
  const today = useToday();
  const send = useReversible();
  // `habit` keeps the state from when the form opened. The list has the current state.
  const current = useListedHabit(habit._id) ?? habit;
  const skill = useSkillName(plannedSkill(current, today));
  const planned = plannedOf(current, part, today, skill);
  if (!planned) return null;
  const { name, _id } = habit;
  const request = (body: object) => ({ params: { id: _id }, body });
  const cancel = () =>
    send(
      updateHabit,
      failureOf(habit),
      {
        label: i18n.t('{name}: planned change cancelled', { name }),
        request: request(planned.cancelling),
      },
      {
        label: i18n.t('{name}: planned change restored', { name }),
        request: request(planned.planning),
      },
    );
  return (
    <div className={classes.planned}>
      <p>
        {i18n.t('Planned: {change}, from {date}. Another change replaces it.', {
          change: planned.words,
          date: formatLongDay(planned.from),
        })}
      </p>
      <Button variant="default" size="compact-sm" onClick={cancel}>
        {i18n.t('Cancel this change')}
      </Button>
    </div>
  );
};
