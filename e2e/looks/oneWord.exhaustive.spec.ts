import type { Page } from '@playwright/test';
import { ulid } from 'ulid';
import { assessments } from '#shared/assessments/routes.ts';
import { limits } from '#shared/calls/fields.ts';
import { addDays, startOfWeek } from '#shared/days/days.ts';
import { maxUnit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { tokenNameLength } from '#shared/tokens/model.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { newAccount, type Person, registerPerson, signIn, today } from '#testing/browser/person.ts';
import { expect, test } from '#testing/browser/test.ts';
import { tooWide } from './tooWide.ts';

/** One word that a person typed everywhere. It has 120 letters, the longest name. */
const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3).slice(0, limits.name);
const entry = word.slice(0, limits.listItem);
const url = `https://example.com/${word}`;

/** Creates items with the word in every typed field. Notes and takeaways are left out. */
async function fill({ call, password }: Person) {
  const date = today();
  const lists = [1, 2, 3, 4].map(() => ({ description: word }));

  const { skill } = (
    await call(skills.create, {
      body: {
        name: word,
        description: word,
        category: 'Programming Language',
        targetHours: 1,
        currentHours: 3,
        targetLevel: 2,
      },
    })
  ).data;
  const ofSkill = { params: { id: skill._id } };
  await call(skills.logHours, { ...ofSkill, body: { hours: 1, date, notes: word } });
  await call(skills.addActivity, {
    ...ofSkill,
    body: { type: 'Practice', duration: 30, date: addDays(date, -9), description: word },
  });
  const { skill: neglected } = (
    await call(skills.create, { body: { name: word, category: 'Creative' } })
  ).data;
  await call(skills.logHours, {
    params: { id: neglected._id },
    body: { hours: 1, date: addDays(date, -40) },
  });

  const habitOf = async (body: object) =>
    (
      await call(habits.create, {
        body: { name: word, description: word, frequency: 'daily', ...body },
      })
    ).data.habit._id;
  const read = await habitOf({ targetDays: 1, timeOfDay: 'morning' });
  for (const ago of [0, 1, 2])
    await call(habits.setDay, {
      params: { id: read, date: addDays(date, -ago) },
      body: { completed: true, note: word },
    });
  const water = await habitOf({ kind: 'amount', unit: word.slice(0, maxUnit), target: 8 });
  for (const ago of [0, 1])
    await call(habits.setDay, {
      params: { id: water, date: addDays(date, -ago) },
      body: { amount: 1_000_000 - ago },
    });
  await habitOf({ frequency: 'weekly', skill: skill._id, countsAs: { minutesEach: 45 } });
  const skipped = await habitOf({});
  await call(habits.setDay, { params: { id: skipped, date }, body: { skipped: true, note: word } });
  const paused = await habitOf({});
  await call(habits.setPause, {
    params: { id: paused, from: date },
    body: { to: addDays(date, 9) },
  });
  const archived = await habitOf({});
  await call(habits.update, { params: { id: archived }, body: { archived: true } });

  const relatedSkills = [skill._id, neglected._id];
  const books: string[] = [];
  for (const status of ['In Progress', 'Not Started'] as const) {
    const { data } = await call(resources.create, {
      body: {
        title: word,
        author: word,
        description: word,
        notes: word,
        url,
        relatedSkills,
        tags: [entry, 'a'],
        status,
        deadline: addDays(date, -1),
        duration: 600,
        parts: [{ title: word, minutes: 600, url }],
      },
    });
    books.push(data.resource._id);
  }
  const made = await call(projects.create, {
    body: {
      name: word,
      description: word,
      repositoryUrl: url,
      demoUrl: url,
      relatedSkills,
      status: 'In Progress',
      startDate: date,
      endDate: addDays(date, 9),
      goals: lists.map((one, n) => ({ ...one, completed: n === 1 })),
      learningOutcomes: lists,
      challenges: lists,
    },
  });
  for (const ago of [40, 12])
    await call(assessments.create, {
      body: {
        skill: skill._id,
        confidenceLevel: 3,
        selfRating: 2,
        notes: word,
        reflections: word,
        strengths: [entry],
        areasForImprovement: [entry],
        blockers: [entry],
        assessmentDate: addDays(date, -ago),
        nextReviewDate: addDays(date, -1),
      },
    });
  const week = startOfWeek(date, 0);
  for (const weekStart of [week, addDays(week, -7)])
    await call(reviews.set, {
      params: { weekStart },
      body: {
        went: word,
        changed: word,
        next: word,
        focus: [
          { area: 'habits', id: read },
          { area: 'skills', id: skill._id },
          { area: 'projects', id: made.data.project._id },
        ],
      },
    });
  await call(tokenRoutes.createToken, {
    body: {
      ...{
        name: word.slice(0, tokenNameLength),
        scopes: { habits: 'write' },
        endsOn: addDays(date, 30),
      },
      currentPassword: password,
    },
  });
  await call(timerRoutes.start, {
    params: { id: ulid() },
    body: {
      startedAt: new Date(Date.now() - 5 * minute).toISOString(),
      target: { area: 'skills', id: skill._id },
      note: word,
    },
  });
  const project = made.data.project._id;
  return { skill: skill._id, read, water, paused, resource: books[0], project };
}

type Ids = Awaited<ReturnType<typeof fill>>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Opens a dialog. Its code may load late. */
const dialog = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await open(page);
  await expect(page.getByRole('dialog').last()).toBeVisible();
};
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Opens the preview of an import: one book, whose date can't be read. */
const importBook = async (page: Page) => {
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose files').click();
  const lines = [
    'Book Id,Title,Author,Exclusive Shelf,Date Read',
    `1,${word},${word},read,${entry}`,
  ];
  const file = { name: `${entry}.csv`, mimeType: '', buffer: Buffer.from(lines.join('\n')) };
  await (await choosing).setFiles(file);
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
};

/** Each screen, with a function that opens something on it. */
const screens: readonly (readonly [
  path: string | ((ids: Ids) => string),
  open?: (page: Page) => Promise<unknown>,
])[] = [
  ['/dashboard'],
  ['/habits'],
  ['/habits', dialog((page) => page.locator('[aria-current=date]').click())],
  [
    '/habits',
    dialog(async (page) => {
      await button(page, 'More for all habits').click();
      await page.getByRole('menuitem', { name: 'Arrange' }).click();
    }),
  ],
  ['/habits?view=list'],
  ['/habits?view=list&layout=compact'],
  ['/habits?open=vacation'],
  ['/habits?open=archive'],
  ['/habits?view=list', (page) => link(page, /^Edit/).first().click()],
  [
    '/habits?view=list',
    dialog((page) =>
      button(page, /^Delete/)
        .first()
        .click(),
    ),
  ],
  [({ read }) => `/habits/${read}`],
  [({ water }) => `/habits/${water}`],
  [({ paused }) => `/habits/${paused}`],
  [({ read }) => `/habits/${read}?open=pause`],
  ['/skills'],
  ['/skills?layout=compact'],
  ['/skills', (page) => link(page, /^Edit/).first().click()],
  [
    '/skills',
    dialog((page) =>
      button(page, /^Delete/)
        .first()
        .click(),
    ),
  ],
  [({ skill }) => `/skills/${skill}`],
  [({ skill }) => `/skills/${skill}/log-hours`],
  ['/learning-planner'],
  ['/learning-planner?layout=compact'],
  [({ resource }) => `/learning/${resource}`],
  ['/learning-planner', (page) => link(page, /^Edit/).first().click()],
  [
    '/learning-planner',
    dialog((page) =>
      button(page, /^Delete/)
        .first()
        .click(),
    ),
  ],
  [
    '/learning-planner',
    dialog(async (page) => {
      await button(page, /^More for/)
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Log time' }).click();
    }),
  ],
  ['/mini-projects'],
  ['/mini-projects?layout=compact'],
  ['/mini-projects', (page) => link(page, /^Edit/).first().click()],
  [
    '/mini-projects',
    dialog((page) =>
      button(page, /^Delete/)
        .first()
        .click(),
    ),
  ],
  [({ project }) => `/projects/${project}`],
  [({ project }) => `/projects/${project}/goals`],
  ['/self-assessment'],
  ['/self-assessment?layout=compact'],
  [({ skill }) => `/self-assessment?assess=${skill}`],
  ['/self-assessment', dialog((page) => button(page, /^Edit/).first().click())],
  [({ skill }) => `/assessments/skill/${skill}/history`],
  ['/takeaways'],
  ['/takeaways/all'],
  ['/takeaways/all?layout=compact'],
  ['/activity-tracker'],
  ['/review'],
  [() => `/review/${addDays(startOfWeek(today(), 0), -7)}`],
  ['/profile'],
  ['/profile', (page) => button(page, word).click()],
  ['/profile', importBook],
  [
    '/dashboard',
    async (page) => {
      await button(page, 'Search').click();
      await page.getByRole('combobox').fill(word);
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    '/dashboard',
    dialog(async (page) => {
      await button(page, 'Timer options').click();
      await page.getByRole('menuitem', { name: 'Edit the timer' }).click();
    }),
  ],
  [
    '/dashboard',
    dialog(async (page) => {
      await page.route(/\/api\//, (route) => route.abort());
      await page.getByTitle(word).first().click();
      await button(page, /waiting/).click();
    }),
  ],
];

/** Returns elements that contain the word and cut it off without an ellipsis ('…'). */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(
    (start) =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((element) => !element.matches('input, select, textarea, .visually-hidden'))
        .filter(({ textContent }) => textContent.includes(start))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .filter((element) => {
          const { overflowX, textOverflow } = getComputedStyle(element);
          return overflowX !== 'visible' && textOverflow !== 'ellipsis';
        })
        .map((element) => `${element.localName}.${element.classList} is cut off`),
    word.slice(0, 10),
  );

test('one word of 120 letters fits every screen of 320 px', async ({
  cairn,
  context,
  expectConsoleError,
}) => {
  test.slow();
  expectConsoleError(/ERR_FAILED/);
  const person = await registerPerson(cairn, newAccount(word));
  const ids = await fill(person);
  await signIn(context, cairn, person);
  for (const [path, open] of screens) {
    const url = typeof path === 'string' ? path : path(ids);
    await test.step(`${url} ${open ?? ''}`, async () => {
      const page = await context.newPage();
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(url);
      await expect(page.getByText(word.slice(0, 10)).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await open?.(page);
      await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
      const wide = async () => [...(await tooWide(page)), ...(await cutOff(page))];
      await expect.soft.poll(wide, { message: `${url} ${open ?? ''}` }).toEqual([]);
      await page.close();
    });
  }
});
