import { finishedItems, type WeekFacts } from '../analytics/thisWeek.ts';
import { compare } from '../calls/order.ts';
import type { Day } from '../days/days.ts';
import type { GoalFacts } from '../projects/listItems.ts';
import type { Outcome } from '../projects/model.ts';
import { completedOn } from '../skills/completedOn.ts';
import type { WeekFigures } from './model.ts';
import type { ReviewedSkill } from './skillWeeks.ts';
import { weekEndOf } from './weeks.ts';

export type ReviewedProject = WeekFacts['projects'][number] & {
  readonly goals: readonly (GoalFacts & { readonly description: string })[];
  readonly learningOutcomes: readonly Pick<Outcome, 'description' | 'createdOn'>[];
};

export type FinishedFacts = {
  readonly skills: readonly ReviewedSkill[];
  readonly resources: WeekFacts['resources'];
  readonly projects: readonly ReviewedProject[];
};

type Finished = WeekFigures['finished'];

/**
 * The items finished in a week, ordered by day: skills, resources, projects, and goals of projects. A resource is
 * listed once for each reading that was finished in the week.
 */
export function finishedInWeek(facts: FinishedFacts, weekStart: Day): Finished {
  const weekEnd = weekEndOf(weekStart);
  const isInWeek = inWeek(weekStart);
  const all: Finished = [
    ...facts.skills.flatMap((skill) => {
      const day = completedOn(skill, weekStart, weekEnd);
      return day ? [{ kind: 'skill' as const, _id: skill._id, name: skill.name, day }] : [];
    }),
    ...finishedItems(facts, { from: weekStart, to: weekEnd }).map(({ area: kind, ...item }) => ({
      kind,
      ...item,
    })),
    ...facts.projects.flatMap(({ _id, goals }) =>
      goals.flatMap(({ description, completedAt: day }) =>
        isInWeek(day) ? [{ kind: 'goal' as const, _id, name: description, day }] : [],
      ),
    ),
  ];
  return all.sort(byDay);
}

/** The learning outcomes of projects that were added in a week, ordered by day. */
export function outcomesInWeek(
  projects: readonly Pick<ReviewedProject, '_id' | 'name' | 'learningOutcomes'>[],
  weekStart: Day,
): WeekFigures['outcomes'] {
  const isInWeek = inWeek(weekStart);
  return projects
    .flatMap(({ _id, name: project, learningOutcomes }) =>
      learningOutcomes.flatMap(({ description: name, createdOn: day }) =>
        isInWeek(day) ? [{ _id, name, project, day }] : [],
      ),
    )
    .sort(byDay);
}

/** The number of notes with a day in a week. */
export const notesInWeek = (noteDays: readonly Day[], weekStart: Day): number =>
  noteDays.filter(inWeek(weekStart)).length;

type Dated = { readonly day: Day };

const byDay = (a: Dated, b: Dated): number => compare(a.day, b.day);

const inWeek =
  (weekStart: Day) =>
  (day: Day | null | undefined): day is Day =>
    typeof day === 'string' && weekStart <= day && day <= weekEndOf(weekStart);
