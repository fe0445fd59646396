import { compare } from '../calls/order.ts';
import { addDays, type Day } from '../days/days.ts';
import type { Goal, Project } from '../projects/model.ts';
import type { TargetFacts } from '../resources/targets.ts';
import { activeTargets } from '../resources/targets.ts';
import { type Agenda, maxAgenda } from './model.ts';

/** This many skills are offered for logging hours with one tap. */
const RECENT_SKILLS = 3;
/** A deadline appears on the agenda this many days ahead. */
const DEADLINE_DAYS = 14;

export interface AgendaSkill {
  readonly _id: string;
  readonly name: string;
  readonly lastActivityDate: Day | null;
  readonly nextReviewDate: Day | null;
}

type DueGoal = Pick<Goal, '_id' | 'description'> & { readonly dueDate: Day };

export type AgendaProject = Readonly<Pick<Project, '_id' | 'name' | 'status' | 'endDate'>> & {
  /** See `dueGoalsOf`. */
  readonly dueGoals: readonly DueGoal[];
};

export interface AgendaFacts {
  readonly skills: readonly AgendaSkill[];
  readonly resources: readonly TargetFacts[];
  readonly projects: readonly AgendaProject[];
}

type UsedSkill = Omit<AgendaSkill, 'nextReviewDate'>;

/** Sorts by newest activity. Skills without activity come last, the newest skill first. */
const byActivity = (a: UsedSkill, b: UsedSkill): number =>
  compare(b.lastActivityDate ?? '', a.lastActivityDate ?? '') || compare(b._id, a._id);

export const recentSkills = (skills: readonly UsedSkill[]): Agenda['recentSkills'] =>
  skills
    .toSorted(byActivity)
    .slice(0, RECENT_SKILLS)
    .map(({ _id, name, lastActivityDate }) => ({ _id, name, lastActivityDate }));

export const dueReviews = (skills: readonly AgendaSkill[], today: Day): Agenda['reviews'] =>
  skills
    .flatMap(({ _id, name, nextReviewDate }) =>
      nextReviewDate !== null && nextReviewDate <= today ? [{ _id, name, nextReviewDate }] : [],
    )
    .sort((a, b) => compare(a.nextReviewDate, b.nextReviewDate))
    .slice(0, maxAgenda);

/** The open goals of a project that have a day, the earliest first. Returns at most as many as the agenda shows. */
export const dueGoalsOf = (
  goals: readonly Pick<Goal, '_id' | 'description' | 'completed' | 'dueDate'>[],
): DueGoal[] =>
  goals
    .flatMap(({ _id, description, completed, dueDate }) =>
      completed || dueDate === null ? [] : [{ _id, description, dueDate }],
    )
    .sort((a, b) => compare(a.dueDate, b.dueDate))
    .slice(0, maxAgenda);

/** A project that is completed, on hold or abandoned is never due or overdue. */
const isActive = ({ status }: AgendaProject): boolean =>
  status === 'Planning' || status === 'In Progress';

const deadlinesOfProject = ({
  _id,
  name,
  endDate,
  dueGoals,
}: AgendaProject): Agenda['deadlines'] => [
  ...(endDate === null
    ? []
    : [
        {
          area: 'project' as const,
          _id,
          name,
          deadline: endDate,
          remainingMinutes: null,
          project: null,
        },
      ]),
  ...dueGoals.map((goal) => ({
    area: 'goal' as const,
    _id: goal._id,
    name: goal.description,
    deadline: goal.dueDate,
    remainingMinutes: null,
    project: { _id, name },
  })),
];

/**
 * The deadlines on the agenda, the most overdue first. Overdue items stay until they are done. Example: on 22
 * November, the agenda shows deadlines up to 6 December.
 */
export function deadlines(
  { resources, projects }: Pick<AgendaFacts, 'resources' | 'projects'>,
  today: Day,
): Agenda['deadlines'] {
  const last = addDays(today, DEADLINE_DAYS);
  return [
    ...activeTargets(resources, today).map(({ _id, title, deadline, remainingMinutes }) => ({
      area: 'resource' as const,
      _id,
      name: title,
      deadline,
      remainingMinutes,
      project: null,
    })),
    ...projects.filter(isActive).flatMap(deadlinesOfProject),
  ]
    .filter(({ deadline }) => deadline <= last)
    .sort((a, b) => compare(a.deadline, b.deadline))
    .slice(0, maxAgenda);
}

export const agenda = (facts: AgendaFacts, today: Day): Agenda => ({
  recentSkills: recentSkills(facts.skills),
  reviews: dueReviews(facts.skills, today),
  deadlines: deadlines(facts, today),
});
