import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { grainsOfMinutes } from '#shared/skills/time.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { registerPerson } from '#testing/live/people.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

const today = todayIn(new Date(), 'UTC');
const initialHours = 3;

type Log = {
  readonly _id: string;
  readonly date: Day;
  readonly minutes: number;
  /** An index in the person's two skills. 2 means no skill. */
  readonly skill: number;
  readonly source: 'manual' | 'resource' | 'project';
  readonly isUndone: boolean;
};

const logs: fc.Arbitrary<Log[]> = fc.array(
  fc
    .record({
      day: fc.nat(40),
      // All logs together fit into one day. If they did not, their order would decide which of them are refused.
      minutes: fc.integer({ min: 1, max: 100 }),
      skill: fc.nat(2),
      source: fc.constantFrom('manual', 'resource', 'project'),
      isUndone: fc.boolean(),
    })
    .map(({ day, ...log }) => {
      const date = addDays(today, -day);
      return { ...log, date, _id: idOn(date) };
    }),
  { minLength: 3, maxLength: 14 },
);

/** The logs and undos that arrive, in this order. Each may arrive any number of times. */
const arrivals = fc.array(fc.record({ log: fc.nat(100), isUndo: fc.boolean() }), { maxLength: 40 });

/** Creates a person with two skills, a resource and a project, always in the same order. */
const somebody = async () => {
  const person = await registerPerson(cairn);
  const skillIds: string[] = [];
  for (const name of ['Rust', 'Go']) {
    const body = { name, category: 'Other', currentHours: initialHours } as const;
    skillIds.push((await person.call(skills.create, { body })).data.skill._id);
  }
  const resource = (await person.call(resources.create, { body: { title: 'The Book' } })).data;
  const project = (await person.call(projects.create, { body: { name: 'A shed' } })).data;
  return { person, skillIds, resource: resource.resource._id, project: project.project._id };
};

type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Returns the calls of a device. Manual activities always have a skill. */
const sender = ({ person, skillIds, resource, project }: Somebody) => {
  const skillOf = ({ skill }: Log) => skillIds[skill];
  const manual = (log: Log) => ({ id: skillOf(log) ?? skillIds[0] ?? '' });
  const send = (log: Log) => {
    const { _id, date, minutes, source } = log;
    if (source === 'manual') {
      const body = { _id, date, type: 'Practice', duration: minutes } as const;
      return person.send(skills.addActivity, { params: manual(log), body });
    }
    const skill = skillOf(log);
    const body = { _id, date, minutes, ...(skill && { skill }) };
    return source === 'resource'
      ? person.send(resources.logTime, { params: { id: resource }, body })
      : person.send(projects.logTime, { params: { id: project }, body });
  };
  const undo = (log: Log) => {
    const params = { activityId: log._id };
    if (log.source === 'manual')
      return person.send(skills.removeActivity, { params: { ...manual(log), ...params } });
    return log.source === 'resource'
      ? person.send(resources.removeTime, { params: { id: resource, ...params } })
      : person.send(projects.removeTime, { params: { id: project, ...params } });
  };
  return { send, undo };
};

/** Returns the totals, and the activities from which they are computed. */
const totalsOf = async ({ person, skillIds, resource, project }: Somebody) => {
  const query = { from: addDays(today, -50), to: today };
  const ofSkills = await Promise.all(
    skillIds.map(async (id) => {
      const { data } = await person.call(skills.get, { params: { id } });
      const { activities } = (await person.call(skills.activities, { params: { id }, query })).data;
      return { skill: data, activities };
    }),
  );
  const none = (await person.call(skills.unassigned, { query })).data.activities;
  const { data: dashboard } = await person.call(analytics.dashboard, {});
  const { data: cells } = await person.call(analytics.skillHeatmap, { query: { days: 50 } });
  const minutesOf = (some: readonly { readonly duration: number | null }[]) =>
    some.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const all = [...ofSkills.flatMap(({ activities }) => activities), ...none];
  for (const { skill, activities } of ofSkills) {
    expect(skill.loggedTime).toBe(grainsOfMinutes(minutesOf(activities)));
    expect(skill.initialTime).toBe(grainsOfMinutes(initialHours * 60));
  }
  const spent = {
    resource: (await person.call(resources.get, { params: { id: resource } })).data.spentMinutes,
    project: (await person.call(projects.get, { params: { id: project } })).data.spentMinutes,
  };
  for (const source of ['resource', 'project'] as const) {
    expect(spent[source]).toBe(minutesOf(all.filter((one) => one.source === source)));
  }
  return {
    spent,
    cells,
    hours: dashboard.skillAnalytics,
    skills: ofSkills.map(({ skill }) => [skill.currentHours, skill.lastActivityDate]),
    activities: all.map(({ _id }) => _id).toSorted(),
  };
};

test('any order of arrival, with any repetition, gives the totals of a replay in order', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(logs, arrivals, async (made, arriving) => {
      const [ada, ben] = [await somebody(), await somebody()];
      const inOrder = sender(ada);
      for (const log of made) expect((await inOrder.send(log)).status).toBe(201);
      for (const log of made.filter(({ isUndone }) => isUndone)) await inOrder.undo(log);

      const { send, undo } = sender(ben);
      const arrived = new Set<Log>();
      const undone = new Set<Log>();
      const arrive = async (log: Log, isUndo: boolean) => {
        const { status } = await send(log);
        // An undone activity is not logged again.
        expect([201, 404]).toContain(status);
        arrived.add(log);
        if (!isUndo || !log.isUndone) return;
        await undo(log);
        undone.add(log);
      };
      const wanted = arriving.flatMap(({ log, isUndo }) => {
        const one = made[log % made.length];
        return one ? [{ log: one, isUndo }] : [];
      });
      // Three devices send in parallel. Each sends a separate part of the calls.
      await Promise.all(
        [0, 1, 2].map(async (device) => {
          for (const [n, { log, isUndo }] of wanted.entries()) {
            if (n % 3 === device) await arrive(log, isUndo);
          }
        }),
      );
      const left = made.filter((log) => !arrived.has(log) || (log.isUndone && !undone.has(log)));
      for (const log of left.toReversed()) await arrive(log, true);

      expect(await totalsOf(ben)).toEqual(await totalsOf(ada));
      expect(inconsistencies(await ownItems(ada.person, ben.person))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
