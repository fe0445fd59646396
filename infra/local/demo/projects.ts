import { addDays, type Day, startOfMonth } from '#shared/days/days.ts';
import { projectFields } from '#shared/projects/model.ts';
import { type DemoProject, demoProjects } from './demoProjects.ts';
import { idAt, idOf, timestampsOn } from './ids.ts';

/**
 * A goal that was ticked at most this many days ago is ticked in the current month instead. So the dashboard shows
 * ticked goals even on the first day of a month.
 */
const recentTick = 10;

const tickDay = (ago: number, today: Day): Day => {
  const day = addDays(today, -ago);
  const monthStart = startOfMonth(today);
  return ago <= recentTick && day < monthStart ? monthStart : day;
};

const projectOf = (demo: DemoProject, today: Day) => {
  const { added, completed, spent: _, starts, ends, uses = [], ...sent } = demo;
  const { goals = [], learned = [], challenges = [], ...project } = sent;
  const addedDay = addDays(today, -added);
  const dayIn = (days: number | undefined) => (days === undefined ? null : addDays(today, days));
  let n = 0;
  const listItem = (description: string) => ({
    _id: idAt('listItems', addedDay, n++),
    description,
  });
  return {
    ...projectFields.unset,
    ...project,
    ...(completed !== undefined && { progress: 100 }),
    _id: idOf('projects', demo.name, today),
    startDate: dayIn(starts),
    endDate: dayIn(ends),
    completionDate: completed === undefined ? null : addDays(today, -completed),
    progressBefore: completed === undefined ? null : 0,
    relatedSkills: uses.map((name) => ({ _id: idOf('skills', name, today), name })),
    goals: goals.map(([description, ticked, due]) => ({
      ...listItem(description),
      completed: ticked !== undefined,
      completedAt: ticked === undefined ? null : tickDay(ticked, today),
      dueDate: dayIn(due),
    })),
    learningOutcomes: learned.map(([description, ago]) => ({
      ...listItem(description),
      createdOn: dayIn(-ago),
    })),
    challenges: challenges.map(([description, ago, solved]) => ({
      ...listItem(description),
      createdOn: dayIn(-ago),
      solvedOn: solved === undefined ? null : dayIn(-solved),
    })),
    ...timestampsOn(addedDay),
  };
};

export const demoLists = (today: Day) => ({
  projects: demoProjects.map((demo) => projectOf(demo, today)),
});
