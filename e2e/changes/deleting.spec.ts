import { assessments } from '#shared/assessments/routes.ts';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { formatDate } from '#shared/language/days.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { statOf } from '../pages/cards.ts';
import { focusIsLost } from '../pages/keyboard.ts';

const yesterday = addDays(today(), -1);
const before = addDays(today(), -3);
const lines = (...texts: string[]) => texts.map((description) => ({ description }));

const addHabit = async ({ call }: Person, name: string, days: readonly string[] = []) => {
  const { data } = await call(habits.create, { body: { name, frequency: 'daily' } });
  const params = { id: data.habit._id };
  for (const date of days) await call(habits.toggle, { params, body: { date, completed: true } });
};

const addSkill = async ({ call }: Person, name: string, hours = 0) => {
  const { data } = await call(skills.create, { body: { name, category: 'Other' } });
  const params = { id: data.skill._id };
  if (hours > 0) await call(skills.logHours, { params, body: { hours } });
  return params.id;
};

type List = {
  readonly path: string;
  /** Adds the item to delete, and another item. */
  readonly seed: (person: Person) => Promise<unknown>;
  readonly button: string;
  readonly question: string;
  /** The words of the question that name the loss. */
  readonly lost: string | RegExp;
  /** The headings of the remaining cards. */
  readonly left: string;
  /** A figure before and after the deletion. */
  readonly stat: readonly [label: string, before: RegExp, after: RegExp];
};

const lists: Readonly<Record<string, List>> = {
  'a habit': {
    path: '/habits?view=list',
    seed: async (person) => {
      await addHabit(person, 'Read', [today(), yesterday]);
      await addHabit(person, 'Walk');
    },
    button: 'Delete Read',
    question: 'Delete Habit?',
    lost: 'all its completion history (2 completed days)',
    left: 'Walk',
    stat: ['Active Streaks', /^1/, /^0/],
  },
  'a skill': {
    path: '/skills',
    seed: async (person) => {
      await addSkill(person, 'Rust', 3);
      await addSkill(person, 'Chess');
    },
    button: 'Delete Rust',
    question: 'Delete Skill?',
    lost: 'all its progress (3 h), activities and assessments will be removed',
    left: 'Chess',
    stat: ['Total Hours', /^3\s/, /^0\s/],
  },
  'a resource': {
    path: '/learning-planner',
    seed: async ({ call }) => {
      for (const title of ['Learn Rust', 'Stay']) await call(resources.create, { body: { title } });
    },
    button: 'Delete Learn Rust',
    question: 'Delete Resource?',
    lost: '“Learn Rust”',
    left: 'Stay',
    stat: ['Total Resources', /^2/, /^1/],
  },
  'a project': {
    path: '/mini-projects',
    seed: async ({ call }) => {
      const lists = { goals: lines('Camera', 'Light'), challenges: lines('Floats') };
      await call(projects.create, { body: { name: 'Ray tracer', ...lists } });
      await call(projects.create, { body: { name: 'Stay' } });
    },
    button: 'Delete Ray tracer',
    question: 'Delete Project?',
    lost: '“Ray tracer” with its 2 goals and 1 challenge',
    left: 'Stay',
    stat: ['Goals Completed', /^0\/2/, /^0\/0/],
  },
  'an assessment': {
    path: '/self-assessment',
    seed: async (person) => {
      const skill = await addSkill(person, 'Rust');
      for (const [assessmentDate, confidenceLevel] of [
        [before, 1],
        [today(), 4],
      ] as const)
        await person.call(assessments.create, { body: { skill, confidenceLevel, assessmentDate } });
    },
    button: `Delete the assessment of Rust on ${formatDate(before)}`,
    question: 'Delete Assessment?',
    lost: /The assessment of “Rust” on \d+ \w+ \d+ will be removed/,
    left: 'Rust',
    stat: ['Average Confidence', /^2\.5\/5/, /^4\/5/],
  },
};

for (const [what, { path, seed, button, question, lost, left, stat }] of Object.entries(lists)) {
  const tag = what === 'a habit' ? '' : ' @exhaustive';
  test(`deleting ${what} asks first, and is confirmed${tag}`, async ({ page, person }) => {
    await seed(person);
    await page.goto(path);
    const remove = page.getByRole('button', { name: button });
    const dialog = page.getByRole('dialog', { name: question });
    const [label, was, is] = stat;
    await expect(statOf(page, label)).toHaveText(was);
    await remove.click();
    await expect(dialog).toContainText('This cannot be undone.');
    await expect(dialog).toContainText(lost);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();

    await remove.click();
    await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
    const popup = page.getByRole('status').filter({ hasText: 'Deleted!' });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('button')).toHaveCount(0);
    const names = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(names).toHaveText([left]);
    await expect.poll(() => focusIsLost(page)).toBe(false);
    await expect(statOf(page, label)).toHaveText(is);
    await expect(popup).toBeHidden();
    await page.reload();
    await expect(names).toHaveText([left]);
  });
}
