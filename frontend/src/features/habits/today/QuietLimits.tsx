import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import type { Calendar, Day } from '#shared/core/days.ts';
import { isSlipOn } from '#shared/habits/due/limits.ts';
import { isAbove } from '#shared/habits/due/sums.ts';
import { totalAround } from '#shared/habits/due/totalAround.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { includesQuietly } from '../limits.ts';
import type { ListedHabit } from '../view.ts';
import { TickLines } from './TickGroup.tsx';
import classes from './TodayStrip.module.css';

/** A line for the limits that are kept quietly: 'Limits: 3 kept so far'. A tap shows them below it. */
export const QuietLimits = (lines: ComponentProps<typeof TickLines>) => {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <ul className={classes.ticks} aria-label={i18n.t('Limits')}>
      <li className={classes.foldLine} data-line="" tabIndex={-1}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
          {describeLimits(lines.shown)}
        </button>
      </li>
      {isUnfolded && <TickLines {...lines} />}
    </ul>
  );
};

/** The quiet limits of a day. Each is met while nothing exceeds it. */
export const quietLimitsOn = (
  habits: readonly Habit[],
  day: Day,
  calendar: Calendar,
): ListedHabit[] =>
  habits.flatMap((habit) => {
    if (!includesQuietly(habit, day, calendar)) return [];
    const facts = habitFactsOf(habit);
    const total = totalAround(facts, day, calendar);
    const isMet = total ? !isAbove(total) : !isSlipOn(facts, day);
    return [{ habit, isMet, isCounted: true }];
  });

function describeLimits(limits: readonly ListedHabit[]): string {
  const kept = limits.filter(({ isMet }) => isMet).length;
  return kept === limits.length
    ? i18n.t('Limits: {kept, number} kept so far', { kept })
    : i18n.t('Limits: {kept, number} of {all, number} kept so far', { kept, all: limits.length });
}
