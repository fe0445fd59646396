import { goalDaysOf } from '#functions/api/projects/goalDays.ts';
import { projectKeys } from '#functions/api/projects/keys.ts';
import { addDays, type Day, startOfMonth } from '#shared/core/days.ts';
import type { NewProject, Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { type DemoArea, removeAll } from './area.ts';
import { backdate, instantOn } from './backdating.ts';
import { type DemoProject, demoProjects } from './demoProjects.ts';
import { skillIds } from './relatedSkills.ts';
import { timeOf } from './spent.ts';

const described = (lines: readonly string[] = []) => lines.map((description) => ({ description }));

/** A project as the form would send it. */
export const projectOf = (
  demo: DemoProject,
  today: Day,
  idsOf: (names: readonly string[]) => string[],
): NewProject => {
  const { added: _, completed: __, spent: ___, ...sent } = demo;
  const { starts, ends, uses = [], goals = [], learned, challenges, ...project } = sent;
  return {
    ...project,
    ...(starts !== undefined && { startDate: addDays(today, starts) }),
    ...(ends !== undefined && { endDate: addDays(today, ends) }),
    relatedSkills: idsOf(uses),
    goals: goals.map(([description, ticked]) => ({ description, completed: ticked !== undefined })),
    learningOutcomes: described(learned),
    challenges: described(challenges),
  };
};

/** Goals ticked within this many days count for this month, even at its beginning, so that the dashboard shows some. */
const recentTick = 10;

const tickDay = (ago: number, today: Day): Day => {
  const day = addDays(today, -ago);
  const monthStart = startOfMonth(today);
  return ago <= recentTick && day < monthStart ? monthStart : day;
};

/** A project's history as stored in the table; `goals` are those that the API created. */
export const projectPast = (
  { added, completed, goals: demoGoals = [] }: DemoProject,
  goals: Project['goals'],
  today: Day,
) => {
  const past = goals.map((goal, index) => {
    const ticked = demoGoals[index]?.[1];
    return ticked === undefined ? goal : { ...goal, completedAt: tickDay(ticked, today) };
  });
  return {
    createdAt: instantOn(addDays(today, -added)),
    ...(completed !== undefined && { completionDate: addDays(today, -completed) }),
    goals: past,
    goalDays: goalDaysOf(past),
  };
};

const seed: DemoArea['seed'] = async ({ call, userId, today }) => {
  const idsOf = await skillIds(call);
  for (const demo of demoProjects) {
    const made = projectOf(demo, today, idsOf);
    const { data } = await call(projects.create, { body: made });
    const { _id, goals } = data.project;
    await backdate(projectKeys.project(userId, _id), projectPast(demo, goals, today));
    for (const body of timeOf(demo.spent, today, made.relatedSkills)) {
      await call(projects.logTime, { params: { id: _id }, body });
    }
  }
};

const empty: DemoArea['empty'] = (call) =>
  removeAll(
    async () => (await call(projects.list, {})).data.projects,
    (id) => call(projects.remove, { params: { id } }),
  );

export const demoArea: DemoArea = { seed, empty };
