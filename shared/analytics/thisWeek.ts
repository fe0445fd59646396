import { compare } from '../calls/order.ts';
import { addDays, type Calendar, type Day, startOfWeek } from '../days/days.ts';
import type { ProjectStatus } from '../projects/model.ts';
import { finishedDays, type ReadingFacts } from '../resources/readings.ts';
import { completedOn } from '../skills/completedOn.ts';
import type { SkillFacts } from '../skills/rules.ts';
import { type DatedTime, type Grains, hoursOf } from '../skills/time.ts';
import type { Dashboard } from './model.ts';

type ThisWeek = Dashboard['thisWeek'];
type Finished = ThisWeek['finished'][number];

/** The current week is compared with this many weeks before it. */
export const COMPARED_WEEKS = 12;
/**
 * At least this many of the compared weeks must have time. With fewer, it means little to have more hours than before.
 */
const FEWEST_COMPARED_WEEKS = 4;
/** The list shows at most this many finished items. */
export const MAX_FINISHED = 10;

export interface WorkedSkill extends SkillFacts {
  readonly _id: string;
  readonly name: string;
  /** The activities since the start of the compared weeks, in any order. May include older ones. */
  readonly activities: readonly DatedTime[];
}

export interface WeekFacts {
  readonly skills: readonly WorkedSkill[];
  readonly resources: readonly (ReadingFacts & { readonly title: string })[];
  readonly projects: readonly {
    readonly _id: string;
    readonly name: string;
    readonly status: ProjectStatus;
    readonly completionDate: Day | null;
  }[];
}

/** The items finished in the current week, and the skill that has more hours than in any of the 12 weeks before. */
export function thisWeek({ skills, resources, projects }: WeekFacts, calendar: Calendar): ThisWeek {
  const { today, weekStartsOn } = calendar;
  const from = startOfWeek(today, weekStartsOn);
  const days = { from, to: today };
  return {
    from,
    finished: latestFirst([
      ...skills.flatMap((skill) => {
        const day = completedOn(skill, from, today);
        return day ? [{ area: 'skill' as const, _id: skill._id, name: skill.name, day }] : [];
      }),
      ...finishedItems({ resources, projects }, days),
    ]),
    mostHours: mostHours(skills, days),
  };
}

type Days = { readonly from: Day; readonly to: Day };

const isIn = (day: Day, { from, to }: Days): boolean => from <= day && day <= to;

/**
 * The resources and projects that were completed on these days, in any order. A resource is listed once for each
 * reading that was finished on these days.
 */
export const finishedItems = (
  { resources, projects }: Pick<WeekFacts, 'resources' | 'projects'>,
  days: Days,
): Finished[] => [
  ...resources.flatMap((resource) =>
    finishedDays(resource)
      .filter((day) => isIn(day, days))
      .map((day) => ({ area: 'resource' as const, _id: resource._id, name: resource.title, day })),
  ),
  ...projects.flatMap(({ _id, name, status, completionDate: day }) =>
    status === 'Completed' && day !== null && isIn(day, days)
      ? [{ area: 'project' as const, _id, name, day }]
      : [],
  ),
];

/** The latest finished items, at most `MAX_FINISHED`. */
export const latestFirst = (finished: readonly Finished[]): Finished[] =>
  finished
    .toSorted((a, b) => compare(b.day, a.day) || compare(b._id, a._id))
    .slice(0, MAX_FINISHED);

/**
 * The skill with more time on these days than in any of the 12 weeks before. At least four of those weeks must have
 * time. If several skills qualify, the one with the most hours is returned. Null if none qualifies. Example: with 6 h
 * this week and at most 4.5 h in any earlier week, `hours` is 6 and `before` is 4.5.
 */
function mostHours(skills: readonly WorkedSkill[], days: Days): ThisWeek['mostHours'] {
  const [most] = skills
    .flatMap(({ _id, name, activities }) => {
      const hours = hoursOf(sumIn(activities, days));
      const weeks = Array.from({ length: COMPARED_WEEKS }, (_, n) => {
        const from = addDays(days.from, -7 * (n + 1));
        return hoursOf(sumIn(activities, { from, to: addDays(from, 6) }));
      });
      const before = Math.max(...weeks);
      const isCompared = weeks.filter((one) => one > 0).length >= FEWEST_COMPARED_WEEKS;
      return isCompared && hours > before ? [{ _id, name, hours, before }] : [];
    })
    .toSorted((a, b) => b.hours - a.hours || compare(a._id, b._id));
  return most ?? null;
}

const sumIn = (activities: readonly DatedTime[], days: Days): Grains =>
  activities.reduce((sum, { date, time }) => (isIn(date, days) ? sum + time : sum), 0);
