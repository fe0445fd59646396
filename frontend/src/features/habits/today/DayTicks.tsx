import { IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Calendar, Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { Focus } from '#shared/reviews/model.ts';
import type { OnTask } from '../day/useDayDialog.tsx';
import type { Tick } from '../tick/useTick.ts';
import { useGroupBy } from '../useGroupBy.ts';
import {
  byGroupOf,
  byTimeOfDay,
  type DayPart,
  extrasOn,
  habitsOfDay,
  type ListedHabit,
  neededOf,
} from '../view.ts';
import { DoneFold } from './DoneFold.tsx';
import { GroupName, useClosedGroups } from './GroupName.tsx';
import { QuietLimits, quietLimitsOn } from './QuietLimits.tsx';
import { rememberTicks } from './rememberedTicks.ts';
import { TickGroup } from './TickGroup.tsx';
import classes from './TodayStrip.module.css';
import { focusKey, ticksInOrder } from './ticksInOrder.ts';

type Props = {
  readonly habits: readonly Habit[];
  readonly inFocus: readonly Focus[];
  /** The items in today's focus that are not habits. They are shown above the habits in focus. */
  readonly focus?: ReactNode;
  readonly day: Day;
  readonly calendar: Calendar;
  readonly onTick: Tick;
  readonly onTask: OnTask;
};

/**
 * A day's due habits, one tap each. Habits in focus come first. The others are in parts, by time of day or by group.
 * One line after the parts folds the habits that were already done when the page opened. It also folds habits that were
 * done without being due. A newly ticked habit keeps its place. If the list moved, the next tap could tick the
 * wrong habit. Quiet limits are in the last line.
 */
export const DayTicks = (props: Props) => {
  const { habits, focus, day, calendar, onTick, onTask } = props;
  const { today } = calendar;
  const inFocus = day === today ? props.inFocus : [];
  const [isUnfolded, setUnfolded] = useState(false);
  const isByGroup = useGroupBy() === 'group';
  const divide = useMemo(() => (isByGroup ? byGroupOf(habits) : byTimeOfDay), [isByGroup, habits]);
  const closed = useClosedGroups();
  const [metAtFirst] = useState(() => {
    const met = habitsOfDay(habits, day, calendar).filter(({ isMet }) => isMet);
    return new Set(met.map(({ habit }) => habit._id));
  });
  const extras = extrasOn(habits, day, calendar);
  const folds = new Set([...metAtFirst, ...extras.map(({ habit }) => habit._id)]);
  // A habit that is unticked in the open line stays there until the line is closed.
  const isFolded = ({ habit, isMet }: ListedHabit) => folds.has(habit._id) && (isMet || isUnfolded);
  const all = [...habitsOfDay(habits, day, calendar, metAtFirst, divide), ...extras];
  const folded = all.filter(isFolded);
  const parts = ticksInOrder(
    all.filter((one) => !isFolded(one)),
    inFocus,
    divide,
  );
  const isNamed = areNamed(parts);
  const links = inFocus.some(({ area }) => area !== 'habits') && focus;
  const open = ticksInOrder(
    all.filter(({ isMet }) => !isMet),
    inFocus,
    divide,
  );
  const isOpenNamed = areNamed(open);
  const counts = open.map(({ key, due }) => (closed.has(key) ? 0 : due.length)).join();
  const hasFold = all.some(({ isMet }) => isMet);

  useEffect(() => {
    if (day !== today) return;
    rememberTicks({ isNamed: isOpenNamed, counts: counts.split(',').map(Number), hasFold });
  }, [day, today, isOpenNamed, counts, hasFold]);

  const limits = quietLimitsOn(habits, day, calendar);
  if (all.length === 0 && !links && limits.length === 0) return null;
  // A group's heading also counts the group's habits in the line of done habits.
  const wholeParts = isByGroup ? divide(all) : [];
  const titleOf = (part: DayPart): ReactNode => {
    if (!isByGroup || part.key === focusKey) return <PartName part={part} />;
    return (
      part.name !== '' && (
        <GroupName
          name={part.name}
          due={wholeParts.find(({ key }) => key === part.key)?.due ?? part.due}
          isClosed={closed.has(part.key)}
          onToggle={() => closed.toggle(part.key)}
        />
      )
    );
  };
  return (
    <div className={classes.sheet}>
      {links && parts[0]?.key !== focusKey && <div className={classes.groupHead}>{links}</div>}
      {parts.map((part) => (
        <TickGroup
          key={part.key}
          title={isNamed && ((part.key === focusKey && links) || titleOf(part))}
          label={isNamed ? part.name : undefined}
          shown={part.due}
          needed={neededOf(part.due)}
          isClosed={closed.has(part.key)}
          showsTime={isByGroup}
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
          showsTime={isByGroup}
          {...{ day, today, onTick, onTask }}
        />
      )}
      {limits.length > 0 && <QuietLimits shown={limits} {...{ day, today, onTick, onTask }} />}
    </div>
  );
};

/** Whether the parts need headings. They need none if no habit is in focus or has a time of day or group. */
const areNamed = (parts: readonly DayPart[]): boolean => parts.some(({ isRest }) => !isRest);

const PartName = ({ part: { key, name } }: { readonly part: DayPart }) => (
  <h3 className={classes.time}>
    {key === focusKey && <IconStarFilled size={12} className={classes.star} aria-hidden="true" />}
    {name}
  </h3>
);
