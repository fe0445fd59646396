import type { WeekLine } from '#shared/analytics/weekLine.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatStreak } from '../../domain/habits/streaks.ts';
import { paths } from '../../paths.ts';
import { formatWeekdayAndDay } from '../../ui/format/days.ts';
import { formatHours } from '../../ui/format/durations.ts';
import { ownDirection } from '../../ui/format/ownDirection.ts';

type LinkedSentence = {
  readonly text: string;
  readonly to: string;
};

/** Returns one sentence about this week, and the path of the page that the sentence links to. */
export function describeWeekLine(line: WeekLine, today: Day): LinkedSentence {
  switch (line.kind) {
    case 'finished':
      return { text: describeFinished(line, today), ...placeOf(line.item) };
    case 'streak':
      return {
        text: i18n.t('{name}: {streak}, as of today.', {
          name: ownDirection(line.habit.name),
          streak: formatStreak(line.length, line.unit),
        }),
        to: paths.habit(line.habit._id),
      };
    case 'hours':
      return {
        text: i18n.t(
          '{name}: {hours} this week, more than in any of the 12 weeks before (at most {before}).',
          {
            name: ownDirection(line.skill.name),
            hours: formatHours(line.skill.hours),
            before: formatHours(line.skill.before),
          },
        ),
        to: paths.skill(line.skill._id),
      };
    case 'comeback':
      return {
        text: describeComeback(line, today),
        to: paths.habit(line.habit._id),
      };
  }
}

type Finished = Extract<WeekLine, { readonly kind: 'finished' }>;

const describeFinished = ({ item, more }: Finished, today: Day): string => {
  const name = ownDirection(item.name);
  if (more > 0) {
    return i18n.t('Finished this week: {name} and {more, plural, one {# more} other {# more}}.', {
      name,
      more,
    });
  }
  return item.day === today
    ? i18n.t('Finished today: {name}.', { name })
    : i18n.t('Finished on {day}: {name}.', { name, day: formatWeekdayAndDay(item.day) });
};

type Comeback = Extract<WeekLine, { readonly kind: 'comeback' }>;

const describeComeback = ({ habit, day, days }: Comeback, today: Day): string => {
  const name = ownDirection(habit.name);
  return day === today
    ? i18n.t(
        '{name} is back: done today, for the first time in {days, plural, one {# day} other {# days}}.',
        { name, days },
      )
    : i18n.t(
        '{name} is back: done on {day}, for the first time in {days, plural, one {# day} other {# days}}.',
        { name, day: formatWeekdayAndDay(day), days },
      );
};

const placeOf = ({ area, _id }: Finished['item']): Omit<LinkedSentence, 'text'> => {
  switch (area) {
    case 'skill':
      return { to: paths.skill(_id) };
    case 'project':
      return { to: paths.project(_id) };
    case 'resource':
      return { to: paths.resource(_id) };
  }
};
