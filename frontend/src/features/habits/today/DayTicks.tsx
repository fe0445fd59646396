import { IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Calendar, Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { Focus } from '#shared/reviews/model.ts';
import type { OnTask } from '../day/useDayDialog.tsx';
import type { Tick } from '../tick/useTick.ts';
import { extrasOn, habitsOfDay, type ListedHabit, neededOf } from '../view.ts';
import { DoneFold } from './DoneFold.tsx';
import { rememberTicks } from './rememberedTicks.ts';
import { TickGroup } from './TickGroup.tsx';
import classes from './TodayStrip.module.css';
import { groupName, type TickedGroup, ticksInOrder } from './ticksInOrder.ts';

type Props = {
  readonly habits: readonly Habit[];
  readonly inFocus: readonly Focus[];
  /** The rest of today's focus, above the habits in focus. */
  readonly focus?: ReactNode;
  readonly day: Day;
  readonly calendar: Calendar;
  readonly onTick: Tick;
  readonly onTask: OnTask;
};

/**
 * A day's due habits, one tap each: those in focus first, then by time of day. Habits that were done when the person
 * came are folded into one line at the end. A newly ticked habit keeps its place, so that no tick moves the next one
 * from under the finger. Habits that were done without being due are always in that line.
 */
export const DayTicks = (props: Props) => {
  const { habits, focus, day, calendar, onTick, onTask } = props;
  const { today } = calendar;
  const inFocus = day === today ? props.inFocus : [];
  const [isUnfolded, setUnfolded] = useState(false);
  const [metAtFirst] = useState(() => {
    const met = habitsOfDay(habits, day, calendar).filter(({ isMet }) => isMet);
    return new Set(met.map(({ habit }) => habit._id));
  });
  const extras = extrasOn(habits, day, calendar);
  const folds = new Set([...metAtFirst, ...extras.map(({ habit }) => habit._id)]);
  // A habit that is unticked below the line stays there until the line is closed.
  const isFolded = ({ habit, isMet }: ListedHabit) => folds.has(habit._id) && (isMet || isUnfolded);
  const all = [...habitsOfDay(habits, day, calendar, metAtFirst), ...extras];
  const folded = all.filter(isFolded);
  const groups = ticksInOrder(
    all.filter((one) => !isFolded(one)),
    inFocus,
  );
  const isNamed = areNamed(groups);
  const links = inFocus.some(({ area }) => area !== 'habits') && focus;
  const open = ticksInOrder(
    all.filter(({ isMet }) => !isMet),
    inFocus,
  );
  const isOpenNamed = areNamed(open);
  const counts = open.map(({ due }) => due.length).join();
  const hasFold = all.some(({ isMet }) => isMet);

  useEffect(() => {
    if (day !== today) return;
    rememberTicks({ isNamed: isOpenNamed, counts: counts.split(',').map(Number), hasFold });
  }, [day, today, isOpenNamed, counts, hasFold]);

  if (all.length === 0 && !links) return null;
  return (
    <div className={classes.sheet}>
      {links && groups[0]?.time !== 'focus' && <div className={classes.groupHead}>{links}</div>}
      {groups.map(({ time, due }) => (
        <TickGroup
          key={time}
          title={isNamed && ((time === 'focus' && links) || <GroupName time={time} />)}
          label={isNamed ? groupName(time) : undefined}
          shown={due}
          needed={neededOf(due)}
          day={day}
          today={today}
          onTick={onTick}
          onTask={onTask}
        />
      ))}
      {folded.length > 0 && (
        <DoneFold
          shown={folded}
          isUnfolded={isUnfolded}
          onToggle={() => setUnfolded(!isUnfolded)}
          {...{ day, today, onTick, onTask }}
        />
      )}
    </div>
  );
};

/** Habits without any time of day need no heading. */
const areNamed = (groups: readonly TickedGroup[]): boolean =>
  groups.some(({ time }) => time !== 'any');

const GroupName = ({ time }: Pick<TickedGroup, 'time'>) => (
  <h3 className={classes.time}>
    {time === 'focus' && <IconStarFilled size={12} className={classes.star} aria-hidden="true" />}
    {groupName(time)}
  </h3>
);
