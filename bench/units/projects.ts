import { idOn } from '#shared/core/ids.ts';
import { type Day, todayIn } from '#shared/days/days.ts';
import type { NewProject } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { projectLike, skillLike } from '#testing/histories/heavyBodies.ts';
import { noonZone } from '#testing/live/people.ts';
import type { BenchApp } from './app.ts';
import { type Costs, measureAll, printCosts } from './costs.ts';

const projectCount = 50;
const skillCount = 50;

const lines = (count: number, what: string) =>
  Array.from({ length: count }, (_, n) => ({ description: `${what} number ${n}, in a few words` }));

/** More list items than most projects have: 12 goals, 6 outcomes and 4 challenges. */
const fullProject = (n: number, skillIds: readonly string[], today: Day): NewProject => ({
  ...projectLike(n, skillIds, today),
  status: 'In Progress',
  goals: lines(12, 'Goal'),
  learningOutcomes: lines(6, 'Outcome'),
  challenges: lines(4, 'Challenge'),
});

/** The cost of each call on projects for a user with 50 of them and 50 skills. */
export const measureProjects = async (app: BenchApp): Promise<Costs> => {
  const zone = noonZone();
  const today = todayIn(new Date(), zone);
  const person = await app.person(zone);
  const skillIds: string[] = [];
  for (let n = 0; n < skillCount; n++) {
    const { data } = await person.call(skills.create, { body: skillLike(n) });
    skillIds.push(data.skill._id);
  }
  let goalIds: string[] = [];
  let id = '';
  for (let n = 0; n < projectCount; n++) {
    const body = fullProject(n, skillIds, today);
    const { project } = (await person.call(projects.create, { body })).data;
    id = project._id;
    goalIds = project.goals.map(({ _id }) => _id);
  }
  const params = { id };
  const tick = (goalId = '') =>
    person.call(projects.toggleGoal, { params: { id, goalId }, body: { completed: true } });
  const { relatedSkills: _, ...plain } = fullProject(1, skillIds, today);
  const goal = { description: 'One more goal' };
  return measureAll(app, {
    list: () => person.call(projects.list, {}),
    stats: () => person.call(projects.stats, {}),
    get: () => person.call(projects.get, { params }),
    'new status': () => person.call(projects.update, { params, body: { status: 'Completed' } }),
    tick: () => tick(goalIds[0]),
    'tick again': () => tick(goalIds[0]),
    'add a goal': () =>
      person.call(projects.addGoal, { params, body: { _id: idOn(undefined), ...goal } }),
    'add another': () => person.call(projects.addGoal, { params, body: goal }),
    create: () => person.call(projects.create, { body: { _id: idOn(undefined), ...plain } }),
    delete: () => person.call(projects.remove, { params }),
  });
};

export const benchProjects = async (app: BenchApp): Promise<void> => {
  const costs = await measureProjects(app);
  printCosts(`Projects: ${projectCount} of them, ${skillCount} skills`, costs);
};
