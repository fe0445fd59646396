import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { auth } from '#shared/auth/routes.ts';
import { addDays, type Day, daysBetween, monthOf, todayIn } from '#shared/days/days.ts';
import { firstListedDay } from '#shared/habits/amounts.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { type Call, createCall } from '../call.ts';
import { demoAssessments } from './assessments.ts';
import { demoHabits } from './demoHabits.ts';
import { demoProjects } from './demoProjects.ts';
import { demoResources, type Spent } from './demoResources.ts';
import { demoSkills } from './demoSkills.ts';
import { amountsOf, countedDays, doneDays, restsOf } from './habits.ts';
import { readProgress, writeProgress } from './progress.ts';
import { demoReviews } from './reviews.ts';
import { seedDemo } from './seed.ts';
import { daysLogged } from './skills.ts';

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

const whole = () => ({
  habits: demoHabits.length,
  skills: demoSkills.length,
  resources: demoResources.length,
  projects: demoProjects.length,
  assessments: Object.values(demoAssessments).flat().length,
  reviews: demoReviews.length,
  activities:
    demoSkills.flatMap((demo) => daysLogged(demo, today)).length +
    demoHabits.flatMap((demo) => countedDays(demo, today)).length +
    [...demoResources, ...demoProjects].flatMap(({ spent = [] }) => spent).length,
});

describe('the seeded year', () => {
  test('has all items', async () => {
    expect(await countItems()).toEqual(whole());
  });

  test('has the habits with all their days', async () => {
    const query = { from: addDays(today, -400), to: today };
    const all = await everyHabit(query);
    for (const demo of demoHabits) {
      const habit = all.find(({ name }) => name === demo.habit.name);
      expect(habit?.completions.map(({ date }) => date)).toEqual(doneDays(demo, today));
      expect(habit?.startDate).toBe(addDays(today, -demo.since));
      expect(habit).toMatchObject(restsOf(demo, today));
      const listed = amountsOf(demo, today).filter(([date]) => date >= firstListedDay(today));
      expect(habit?.amounts?.map(({ date, amount }) => [date, amount])).toEqual(
        demo.amountOn && listed,
      );
    }
  });

  test('has skills whose hours are the sum of their activities', async () => {
    const { data } = await call(skills.list, {});
    for (const demo of demoSkills) {
      const skill = data.skills.find(({ name }) => name === demo.skill.name);
      if (!skill) throw new Error(`No ${demo.skill.name}`);
      const logged = daysLogged(demo, today);
      const query = { from: addDays(today, -400), to: today };
      const { activities } = (await call(skills.activities, { params: { id: skill._id }, query }))
        .data;
      const byHand = activities.filter(({ source }) => source === 'manual');
      expect(byHand.map(({ date }) => date).sort()).toEqual(logged.map(({ date }) => date));
      const minutes = activities
        .filter(({ source }) => source !== 'manual')
        .reduce((sum, { duration }) => sum + (duration ?? 0), 0);
      const hours = logged.reduce((sum, day) => sum + day.hours, 0) + minutes / 60;
      expect(skill.currentHours).toBeCloseTo((demo.skill.currentHours ?? 0) + hours, 2);
      expect(skill.lastActivityDate).toBe(activities[0]?.date ?? null);
    }
  });

  test('has time logged for resources and projects, some of it for no skill', async () => {
    const made = [
      ...(await call(resources.list, {})).data.resources.map((one) => ({
        ...one,
        name: one.title,
      })),
      ...(await call(projects.list, {})).data.projects,
    ];
    const minutesOf = (spent: Spent = []) => spent.reduce((sum, [, minutes]) => sum + minutes, 0);
    const demos = [...demoResources.map((one) => ({ ...one, name: one.title })), ...demoProjects];
    for (const { name, spent } of demos) {
      const { spentMinutes } = made.find((one) => one.name === name) ?? {};
      expect(spentMinutes).toBe(minutesOf(spent));
    }
    const { activities } = (await call(skills.unassigned, { query: {} })).data;
    expect(activities).toMatchObject([{ sourceName: 'Bird feeder with a counter', duration: 25 }]);
  });

  test('has activities that can be undone like any others', async () => {
    const before = await countItems();
    const [skill] = (await call(skills.list, {})).data.skills;
    if (!skill) throw new Error('No skill');
    const params = { id: skill._id };
    const [activity] = (await call(skills.activities, { params })).data.activities;
    if (!activity) throw new Error('No activity');
    await call(skills.removeActivity, {
      params: { id: skill._id, activityId: activity._id },
    });
    expect(await countItems()).toEqual({ ...before, activities: before.activities - 1 });
  });

  test('has more neglected skills than the alert lists', async () => {
    const { neglectedSkills } = (await call(analytics.neglectedSkills, { query: { days: 10 } }))
      .data;
    expect(neglectedSkills.length).toBeGreaterThan(3);
    expect(neglectedSkills.some(({ daysSinceLastActivity: days }) => days === null)).toBe(true);
  });

  test('has resources and projects that started and ended on different days', async () => {
    const { data } = await call(resources.list, {});
    const finished = data.resources.flatMap(({ completionDate }) => completionDate ?? []);
    expect(new Set(finished.map(monthOf)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(data.resources.map(({ createdAt }) => createdAt)).size).toBe(
      demoResources.length,
    );
    const { targets } = (await call(resources.targets, {})).data;
    expect(targets.some(({ isOverdue }) => isOverdue)).toBe(true);
    const made = (await call(projects.list, {})).data.projects;
    for (const { status, completionDate, startDate, duration } of made) {
      if (status !== 'Completed') continue;
      expect(duration).toBe(daysBetween(startDate ?? '', completionDate ?? ''));
      expect(duration).toBeGreaterThan(30);
    }
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
    expect(await countItems()).toMatchObject({ habits: demoHabits.length - 1 });
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
    expect(before).not.toEqual(whole());
    expect(await seedDemo(cairn.url, dataDir)).toBe('made');
    expect(readProgress(dataDir)).toBe('made');
    expect(await countItems()).toEqual(whole());
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
