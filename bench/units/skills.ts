import { assessments } from '#shared/assessments/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { skills } from '#shared/skills/routes.ts';
import { skillLike } from '#testing/histories/heavyBodies.ts';
import { noonZone, type Person } from '#testing/live/people.ts';
import type { BenchApp } from './app.ts';
import { printCosts, recordCosts } from './costs.ts';

const skillCount = 50;

export type SkilledPerson = {
  readonly person: Person;
  readonly ids: readonly string[];
  readonly today: Day;
};

/** A person with 50 assessed skills, each with `entries` activities, the last one a year ago. */
export const personWithSkills = async (app: BenchApp, entries: number): Promise<SkilledPerson> => {
  const zone = noonZone();
  const today = todayIn(new Date(), zone);
  const person = await app.person(zone);
  const ids: string[] = [];
  for (let n = 0; n < skillCount; n++) {
    const { data } = await person.call(skills.create, { body: skillLike(n) });
    const skill = data.skill._id;
    for (let i = 0; i < entries; i++) {
      const date = addDays(today, i - 364 - entries);
      const body = { _id: idOn(date), hours: 1.25, date };
      await person.call(skills.logHours, { params: { id: skill }, body });
    }
    await person.call(assessments.create, { body: { skill, confidenceLevel: 4 } });
    ids.push(skill);
  }
  return { person, ids, today };
};

/** The cost of each kind of call on a person's first skills. */
export const measureSkills = async (app: BenchApp, { person, ids, today }: SkilledPerson) => {
  const { costs, measure } = recordCosts(app);
  const params = { id: ids[0] ?? '' };
  const undo = (activityId: string) =>
    person.call(skills.removeActivity, { params: { ...params, activityId } });

  await measure('list', () => person.call(skills.list, {}));
  await measure('stats', () => person.call(skills.stats, {}));
  await measure('get', () => person.call(skills.get, { params }));
  await measure('patch that raises the counted bytes', () =>
    person.call(skills.update, {
      params,
      body: { name: 'Renamed once', description: 'y'.repeat(500) },
    }),
  );
  await measure('patch', () => person.call(skills.update, { params, body: { name: 'Renamed' } }));
  await measure('patch hours', () =>
    person.call(skills.update, { params, body: { currentHours: 12.5 } }),
  );
  const yesterday = addDays(today, -1);
  const notes = 'Two chapters, and the exercises of one.';
  const old = await measure('log hours', () =>
    person.call(skills.logHours, {
      params,
      body: { _id: idOn(yesterday), hours: 1.5, date: yesterday, notes },
    }),
  );
  const { activity } = (
    await measure('activity', () =>
      person.call(skills.addActivity, {
        params,
        body: { _id: idOn(today), type: 'Study', duration: 45 },
      }),
    )
  ).data;
  await measure('activities', () => person.call(skills.activities, { params }));
  await measure('pace', () => person.call(skills.pace, { params }));
  await measure('undo an older', () => undo(old.data.activity._id));
  await measure('undo the newest', () => undo(activity._id));
  await measure('delete', () => person.call(skills.remove, { params }));
  return costs;
};

/** Prints the cost of skills in capacity units. */
export const benchSkills = async (app: BenchApp): Promise<void> => {
  const costs = await measureSkills(app, await personWithSkills(app, 6));
  printCosts(`Skills: ${skillCount} of them, with 6 entries each`, costs);
};
