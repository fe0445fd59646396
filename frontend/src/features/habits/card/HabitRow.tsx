import { memo } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { paths } from '../../../paths.ts';
import { ColorName } from '../../../ui/cards/ColorName.tsx';
import { formatCount } from '../../../ui/format/formatCount.ts';
import { Row } from '../../../ui/list/Row.tsx';
import { formatPlan } from '../format/formatSchedule.ts';
import type { Tick } from '../tick/useTick.ts';
import { HabitAction } from './HabitAction.tsx';

type Props = { readonly habit: Habit; readonly today: Day; readonly onTick: Tick };

export const HabitRow = memo(({ habit, today, onTick }: Props) => (
  <Row
    title={<ColorName color={habit.color} name={habit.name} />}
    to={paths.habit(habit._id)}
    meta={`${formatPlan(habit)} · ${formatCount(habit.currentStreak, habit.streakUnit)}`}
    action={<HabitAction habit={habit} today={today} onTick={onTick} isShort />}
  />
));
