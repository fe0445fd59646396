import { routeKey } from '#shared/calls/route.ts';
import { users } from '#shared/users/routes.ts';
import { type Counts, counted } from '../plan/counts.ts';
import { begun, type ImportJob, type Progress, takenBy } from './importJob.ts';
import { daysSetBy, itemsOf } from './stepContents.ts';

const vacation = routeKey(users.setVacation);
const settings = routeKey(users.updateProfile);

/** Counts what an import adds if the server accepts everything. */
export const wholeOf = (job: ImportJob): Counts =>
  arrivedOf(job, { ...begun, done: job.steps.length });

/** Counts what the server has accepted of an import. Each record and each day of a habit counts once. */
export const arrivedOf = ({ steps }: ImportJob, progress: Progress): Counts => {
  const isTaken = takenBy(progress);
  const done = steps.slice(0, progress.done).filter(({ request }, n) => {
    const id = request.params?.id;
    return !progress.refusedSteps.includes(n) && (typeof id !== 'string' || isTaken(id));
  });
  const countOf = (list: string): number =>
    done.reduce(
      (sum, step) => sum + itemsOf(step, list).filter(({ _id }) => isTaken(_id)).length,
      0,
    );
  const days = done.flatMap((step) =>
    daysSetBy(step).map((day) => `${step.request.params?.id} ${day}`),
  );
  return {
    ...(Object.fromEntries(counted.map((name) => [name, countOf(name)])) as Counts),
    days: new Set(days).size,
    vacations: done.filter(({ route }) => route === vacation).length,
    settings: done.filter(({ route }) => route === settings).length,
  };
};
