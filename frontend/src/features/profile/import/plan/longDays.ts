import type { Export } from '#shared/export/model.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxDayTime } from '#shared/skills/dayTime.ts';
import { datedTimeOf, type Grains, minutesOf } from '#shared/skills/time.ts';
import { formatMinutes } from '../../../../ui/format/durations.ts';
import type { Lost } from '../found.ts';
import type { Plan } from './plan.ts';

type Activity = Export['activities'][number];

/** Lists the imported days on which a skill would have more than 24 hours. They are imported anyway. */
export const longDaysOf = ({ document }: Plan, existing: Export): readonly Lost[] => {
  const days = new Map<string, Grains>();
  const add = (activity: Activity): void => {
    const key = `${activity.skill} ${activity.date}`;
    days.set(key, (days.get(key) ?? 0) + datedTimeOf(activity).time);
  };
  for (const activity of [...existing.activities, ...document.activities]) add(activity);
  const names = new Map(
    [...existing.skills, ...document.skills].map(({ _id, name }) => [_id, name]),
  );
  const imported = new Map(
    document.activities.map((activity) => [`${activity.skill} ${activity.date}`, activity]),
  );
  return [...imported].flatMap(([key, { skill, date }]): readonly Lost[] => {
    const time = days.get(key) ?? 0;
    const record = skill === null ? undefined : names.get(skill);
    if (record === undefined || time <= maxDayTime) return [];
    const values = { date: formatDate(date), time: formatMinutes(minutesOf(time)) };
    return [
      {
        record,
        what: i18n.t('{time} on {date}', values),
        why: i18n.t('A day has 24 hours. It is imported as it is.'),
      },
    ];
  });
};
