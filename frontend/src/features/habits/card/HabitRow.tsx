import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { ColorName } from '../../../ui/details/ColorName.tsx';
import { Row } from '../../../ui/list/Row.tsx';
import { formatDays } from '../format/formatDays.ts';
import { formatPlan } from '../format/formatSchedule.ts';
import type { Tick } from '../tick/useTick.ts';
import { HabitAction } from './HabitAction.tsx';

type Props = { readonly habit: Habit; readonly today: Day; readonly onTick: Tick };

export const HabitRow = memo(({ habit, today, onTick }: Props) => (
  <Row
    title={<ColorName color={habit.color} name={habit.name} />}
    to={paths.habit(habit._id)}
    cells={[formatPlan(habit), formatStreakLength(habit)]}
    action={
      <div data-key="x">
        <HabitAction habit={habit} today={today} onTick={onTick} isShort />
      </div>
    }
  />
));

/** '12 days', '3 weeks'. */
function formatStreakLength({ currentStreak: count, streakUnit }: Habit): string {
  if (streakUnit === 'day') return formatDays(count);
  return streakUnit === 'week'
    ? i18n.t('{count, plural, one {# week} other {# weeks}}', { count })
    : i18n.t('{count, plural, one {# month} other {# months}}', { count });
}
