import type { Day } from '#shared/days/days.ts';
import type { ReviewedProject } from '#shared/reviews/finished.ts';
import type { Review } from '#shared/reviews/model.ts';
import type { FocusNames, WeekFacts } from '#shared/reviews/rules.ts';
import { comparedFrom } from '#shared/reviews/skillWeeks.ts';
import { readAbsences } from '../../account/absences.ts';
import { listHabits } from '../habits/store.ts';
import { factsOf } from '../habits/view.ts';
import { readTimesBySkill } from '../ledger/pace.ts';
import { listSkillFacts } from '../ledger/store.ts';
import { listNoteDays } from '../notes/store.ts';
import { walkProjects } from '../projects/store.ts';
import { listResourceFacts } from '../resources/store.ts';
import { findReview } from './store.ts';

export type Facts = WeekFacts & {
  readonly names: FocusNames;
  readonly review: Review | undefined;
};

/** Reads all facts of a week's review, in one round of parallel Queries. */
export const readFacts = async (
  userId: string,
  weekStart: Day,
  hereOn: Day | undefined,
): Promise<Facts> => {
  const [habits, absences, skills, resources, projects, noteDays, times, review] =
    await Promise.all([
      listHabits(userId),
      readAbsences(userId, hereOn),
      listSkillFacts(userId),
      listResourceFacts(userId),
      listProjects(userId),
      listNoteDays(userId),
      readTimesBySkill(userId, comparedFrom(weekStart)),
      findReview(userId, weekStart),
    ]);
  return {
    habits: habits.map((habit) => factsOf(habit, absences)),
    skills: skills.map((skill) => {
      const activities = times.get(skill._id) ?? [];
      return { ...skill, activities, hasOlder: activities.length < skill.entries };
    }),
    resources,
    projects,
    noteDays,
    vacations: absences.vacations,
    names: {
      habits: namesOf(habits),
      skills: namesOf(skills),
      resources: new Map(resources.map(({ _id, title }) => [_id, title])),
      projects: namesOf(projects),
    },
    review,
  };
};

type Named = { readonly _id: string; readonly name: string };

const namesOf = (items: readonly Named[]) => new Map(items.map(({ _id, name }) => [_id, name]));

/** Reads the projects with the descriptions of their goals. */
const listProjects = async (userId: string): Promise<ReviewedProject[]> => {
  const projects: ReviewedProject[] = [];
  for await (const project of walkProjects(userId)) projects.push(project);
  return projects;
};
