import { type ComponentProps, useState } from 'react';
import type { Calendar, Day } from '#shared/days/days.ts';
import { hasQuietTargets, isSlipOn } from '#shared/habits/due/limits.ts';
import { isAbove } from '#shared/habits/due/sums.ts';
import { totalAround } from '#shared/habits/due/totalAround.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { isInQuietLimit, limitOn } from '../limits.ts';
import type { ListedHabit } from '../view.ts';
import { FoldLine } from './FoldLine.tsx';

type Props = Omit<ComponentProps<typeof FoldLine>, 'label' | 'words' | 'isUnfolded' | 'onToggle'>;

/** A line for the quiet limits: 'Limits: 3 kept so far'. */
export const QuietLimits = (props: Props) => {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <FoldLine
      label={i18n.t('Limits')}
      words={describeLimits(props.shown, props.day === props.today)}
      isUnfolded={isUnfolded}
      onToggle={() => setUnfolded(!isUnfolded)}
      {...props}
    />
  );
};

/**
 * The quiet limits of a day. A limit is met unless it is exceeded. On a past day on which the person was away, leaves
 * out limits without a record.
 */
export const quietLimitsOn = (
  habits: readonly Habit[],
  day: Day,
  calendar: Calendar,
): ListedHabit[] =>
  habits.filter(hasQuietTargets).flatMap((habit) => {
    const facts = habitFactsOf(habit);
    if (!isInQuietLimit(facts, day, calendar)) return [];
    if (day < calendar.today && limitOn(habit, day, calendar) === 'open') return [];
    const total = totalAround(facts, day, calendar);
    const isMet = total ? !isAbove(total) : !isSlipOn(facts, day);
    return [{ habit, isMet, isCounted: true, isQuiet: true }];
  });

function describeLimits(limits: readonly ListedHabit[], isToday: boolean): string {
  const all = limits.length;
  const kept = limits.filter(({ isMet }) => isMet).length;
  if (!isToday) return i18n.t('Limits: {kept, number} of {all, number} kept', { kept, all });
  return kept === all
    ? i18n.t('Limits: {kept, number} kept so far', { kept })
    : i18n.t('Limits: {kept, number} of {all, number} kept so far', { kept, all });
}
