import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines/integrationEngines.ts';
import { startBenchApp } from './app.ts';
import { measureCards } from './cards.ts';
import type { Costs } from './costs.ts';
import { measureProjects } from './projects.ts';
import { measureResources } from './resources.ts';
import { measureSkills, personWithSkills } from './skills.ts';

const app = await startBenchApp(engines);
afterAll(app.stop);

type Units = readonly [reads: number, writes: number];

/** The most units that each call may cost. Raise one only with a reason. */
const areas: Record<
  string,
  { readonly measure: () => Promise<Costs>; readonly most: Readonly<Record<string, Units>> }
> = {
  'of 50 skills': {
    measure: async () => measureSkills(app, await personWithSkills(app, 5)),
    most: {
      list: [4, 0],
      stats: [4, 0],
      get: [0.5, 0],
      // Logged time made the item larger than its counted size. So the first change also writes COUNTS.
      'patch that raises the counted bytes': [3, 4],
      patch: [2, 1],
      'patch hours': [2, 1],
      // These calls read the session and the skill. Later calls for the same day also read that day's activities.
      'log hours': [2, 7],
      activity: [2, 7],
      activities: [1, 0],
      pace: [1.5, 0],
      'undo an older': [3, 8],
      'undo the newest': [4, 8],
    },
  },
  'of 50 projects with 22 list items each': {
    measure: () => measureProjects(app),
    most: {
      list: [20, 0],
      stats: [17, 0],
      get: [4, 0],
      'new status': [6, 3],
      tick: [6, 3],
      'tick again': [6, 0],
      // This goal uses up the spare bytes of the project, so the project's counted bytes are raised too. The next seven
      // goals fit in the new spare bytes, and each costs one write of 3 units.
      'add a goal': [7, 8],
      'add another': [6, 3],
      create: [5, 8],
      // Before and after the deletion, the call looks for notes, and for cards about the project: 2 units each time.
      // The project now has more than 3 KB, so the step that deletes it costs 8 write units.
      delete: [6, 11],
    },
  },
  'of 5,000 takeaways with 10 reviews each': {
    measure: () => measureCards(app),
    most: {
      create: [3, 8],
      // These calls read the session and both items of the card.
      review: [3, 1],
      'repeated review': [3, 0],
      'review 81': [3, 2],
      'take back': [3, 2],
      due: [265, 0],
      dashboard: [270, 0],
      list: [300, 0],
      delete: [4, 8],
      // The deletion reads the texts of all cards once.
      'delete a skill': [400, 8],
    },
  },
  'of 100 resources': {
    measure: () => measureResources(app),
    most: {
      list: [10, 0],
      stats: [7, 0],
      targets: [7, 0],
      get: [4, 0],
      'new status': [6, 1],
      'new notes': [6, 1],
      'new skills': [10, 1],
      create: [5, 4],
      // This call looks for notes and cards like the deletion of a project.
      delete: [6, 5],
    },
  },
};

describe.each(Object.entries(areas))('the calls %s', (_, { measure, most }) => {
  let costs: Costs;
  beforeAll(async () => {
    costs = await measure();
  }, 180_000);

  test.each(Object.entries(most))(
    '%s takes at most %j read/write units',
    (call, [reads, writes]) => {
      const cost = costs[call];
      expect(cost?.reads).toBeLessThanOrEqual(reads);
      expect(cost?.writes).toBeLessThanOrEqual(writes);
      expect((cost?.reads ?? 0) + (cost?.writes ?? 0)).toBeGreaterThan(0);
    },
  );
});
