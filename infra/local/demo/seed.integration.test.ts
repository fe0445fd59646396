import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { auth } from '#shared/auth/routes.ts';
import { type Day, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { type Call, createCall } from '../call.ts';
import { demoDocument } from './document.ts';
import { readProgress, writeProgress } from './progress.ts';
import { seedDemo } from './seed.ts';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const dataDir = mkdtempSync(join(tmpdir(), 'cairn-demo-'));
const { email, password } = demoAccount;
let cairn: Cairn;
let call: Call;
let today: Day;

const signIn = async () => {
  const { token } = await createCall(cairn.url, { timeZone })(auth.login, {
    body: { email, password },
  });
  return createCall(cairn.url, { timeZone }, token);
};

beforeAll(async () => {
  cairn = await startCairn({ engines });
  today = todayIn(new Date(), timeZone);
  expect(await seedDemo(cairn.url, dataDir)).toBe('made');
  call = await signIn();
}, 60_000);
afterAll(async () => {
  await cairn.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const everyHabit = async (query = {}) => {
  const { data } = await call(habits.list, { query: { ...query, archived: 'true' } });
  return [...data.habits, ...(data.archived ?? [])];
};

/** How many items of each kind there are, and the sums over all activities. */
const countItems = async () => {
  const heatmap = (await call(analytics.skillHeatmap, { query: { days: 365 } })).data;
  return {
    habits: (await everyHabit()).length,
    skills: (await call(skills.list, {})).data.skills.length,
    resources: (await call(resources.list, {})).data.resources.length,
    projects: (await call(projects.list, {})).data.projects.length,
    assessments: (await call(assessments.list, {})).data.assessments.length,
    reviews: (await call(reviews.list, {})).data.reviews.length,
    activities: heatmap.reduce((sum, { activity }) => sum + activity, 0),
  };
};

const whole = async () => {
  const demo = await demoDocument(today);
  return {
    habits: demo.habits.length,
    skills: demo.skills.length,
    resources: demo.resources.length,
    projects: demo.projects.length,
    assessments: demo.assessments.length,
    reviews: demo.reviews.length,
    activities: demo.activities.length,
  };
};

describe('the seeded year', () => {
  test('has all items', async () => {
    expect(await countItems()).toEqual(await whole());
  });

  test('has numbers for the cards of the dashboard', async () => {
    const { data } = await call(analytics.dashboard, {});
    expect(data.motivationalStats).toMatchObject({
      motivationLevel: 'On Fire',
      skillsCompleted: 2,
    });
    expect(data.motivationalStats.completedGoals).toBeGreaterThanOrEqual(4);
    expect(data.motivationalStats.currentStreak).toBeGreaterThan(30);
    // The streak began only after the last holiday.
    expect(data.motivationalStats.currentStreak).toBeLessThan(60);
    expect(data.learningAnalytics.completedResources).toBeGreaterThan(2);
    expect(data.weeklyActivity.some(({ skillActivities }) => skillActivities > 0)).toBe(true);
    expect((await call(assessments.stats, {})).data.overdueReviews).toBe(3);
  });
});

describe('another start', () => {
  test('leaves the account alone, whatever its owner did with it', async () => {
    const [gone] = (await call(habits.list, {})).data.habits;
    if (!gone) throw new Error('No habit');
    await call(habits.remove, { params: { id: gone._id } });
    expect(await seedDemo(cairn.url, dataDir)).toBe('kept');
    expect(await countItems()).toMatchObject({ habits: (await whole()).habits - 1 });
  });

  test('leaves an existing account alone if the data folder has no progress of it', async () => {
    const other = mkdtempSync(join(tmpdir(), 'cairn-demo-'));
    for (const _ of ['the first time', 'and ever after']) {
      expect(await seedDemo(cairn.url, other)).toBe('kept');
      expect(readProgress(other)).toBe('made');
    }
    rmSync(other, { recursive: true });
  });

  test('completes a half filled account as of the day of the first start, and doubles nothing', async () => {
    writeProgress(dataDir, { unfinished: today });
    const before = await countItems();
    expect(before).not.toEqual(await whole());
    expect(await seedDemo(cairn.url, dataDir)).toBe('made');
    expect(readProgress(dataDir)).toBe('made');
    expect(await countItems()).toEqual(await whole());
    expect(await seedDemo(cairn.url, dataDir)).toBe('kept');
  });

  test('leaves a half filled account alone if its password was changed', async () => {
    writeProgress(dataDir, { unfinished: today });
    await createCall(cairn.url, { timeZone })(auth.forgotPassword, { body: { email } });
    const code = cairn.codes.at(-1)?.code ?? '';
    const body = { email, code, password: 'somebody else has it' };
    await createCall(cairn.url, { timeZone })(auth.resetPassword, { body });
    expect(await seedDemo(cairn.url, dataDir)).toBe('kept');
    expect(readProgress(dataDir)).toBe('made');
  });
});
