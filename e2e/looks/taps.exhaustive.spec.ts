import type { Locator } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { cards } from '#shared/cards/routes.ts';
import { addDays, endOfWeek, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { zoneAt } from '#testing/live/people.ts';
import { phone } from '../pages/phone.ts';
import { calendarUrl, dayOf, formatDay, panelOf, todayRegion } from '../pages/tracker.ts';

/** On a phone, daily actions take as many taps as the title says. */
test.use(phone);

/** Taps an element that is already on the screen, so that a person need not scroll to it. */
const tap = async (target: Locator) => {
  await expect(target).toBeInViewport();
  await target.tap();
};

/** Scrolls to the target, because the charts are above the list. */
const inSight = async (target: Locator): Promise<Locator> => {
  await target.scrollIntoViewIfNeeded();
  return target;
};

async function seed({ call }: Person) {
  const made = { habits: [] as string[], skills: [] as string[] };
  for (const name of ['Read', 'Walk', 'Write']) {
    const { data } = await call(habits.create, { body: { name, frequency: 'daily' } });
    const params = { id: data.habit._id };
    const date = addDays(today(), -34);
    await call(habits.toggle, { params, body: { date, completed: true } });
    made.habits.push(data.habit._id);
  }
  for (const name of ['Piano', 'Chess', 'Latin']) {
    const { data } = await call(skills.create, { body: { name, category: 'Creative' } });
    made.skills.push(data.skill._id);
  }
  return made;
}

const completedOn = async ({ call }: Person, id: string | undefined, day: string) => {
  const query = { from: day, to: day };
  const { data } = await call(habits.list, { query });
  return data.habits.find(({ _id }) => _id === id)?.completions.length === 1;
};

const stored = async ({ call }: Person, id = '') => {
  const { data } = await call(habits.list, {});
  return data.habits.find(({ _id }) => _id === id) as (typeof data.habits)[number];
};

test('a tick takes one tap', async ({ page, person }) => {
  const { habits: made } = await seed(person);
  await page.goto('/dashboard');
  await tap(todayRegion(page).getByTitle('Walk', { exact: true }));
  await expect(todayRegion(page)).toContainText('1 of 3 done');
  await expect.poll(() => completedOn(person, made[1], today())).toBe(true);
});

test('five ticks take five taps', async ({ page, person }) => {
  await seed(person);
  for (const name of ['Sing', 'Swim']) {
    await person.call(habits.create, { body: { name, frequency: 'daily' } });
  }
  await page.goto('/dashboard');
  for (const name of ['Read', 'Walk', 'Write', 'Sing', 'Swim']) {
    await tap(todayRegion(page).getByTitle(name, { exact: true }));
  }
  await expect(todayRegion(page)).toContainText('5 of 5 done');
});

test('a pause takes three taps', async ({ page, person }) => {
  const { habits: made } = await seed(person);
  await page.goto('/dashboard');
  await tap(todayRegion(page).getByRole('button', { name: 'More for Walk' }));
  await tap(page.getByRole('menuitem', { name: 'Pause…' }));
  await tap(page.getByRole('button', { name: 'Set pause' }));
  await expect
    .poll(async () => (await stored(person, made[1])).pauses)
    .toEqual([{ from: today() }]);
});

test('in the form, changing a habit from next Monday on takes three taps, including Save', async ({
  page,
  person,
}) => {
  const { habits: made } = await seed(person);
  await page.goto('/dashboard');
  await tap(todayRegion(page).getByRole('button', { name: 'More for Walk' }));
  await tap(page.getByRole('menuitem', { name: 'Edit' }));
  await page.getByLabel('Frequency').selectOption({ label: 'On weekends' });
  const monday = addDays(endOfWeek(today(), 1), 1);
  const sight = (target: Locator) => target.scrollIntoViewIfNeeded();
  const [another, preset, save] = [
    page.getByText('From another day'),
    page.getByRole('button', { name: `Monday, ${formatDay(monday)}` }),
    page.getByRole('button', { name: 'Save changes' }),
  ];
  for (const one of [another, preset, save]) {
    await sight(one);
    await tap(one);
  }
  await expect
    .poll(async () => (await stored(person, made[1])).schedules.at(-1))
    .toEqual({ from: monday, frequency: 'weekends' });
  await page.goto('/habits?view=list');
  await expect(page.getByRole('article').filter({ hasText: 'Walk' })).toContainText(
    `On weekends from ${formatDay(monday)}`,
  );
});

test('unticking a habit for three days ago takes two taps on the habits page', async ({
  page,
  person,
}) => {
  const { habits: made } = await seed(person);
  const day = addDays(today(), -3);
  const params = { id: made[1] ?? '' };
  await person.call(habits.toggle, { params, body: { date: day, completed: true } });
  await page.goto(calendarUrl(day));
  const cell = dayOf(page, day);
  await cell.scrollIntoViewIfNeeded();
  await tap(cell);
  await tap(panelOf(page, day).getByTitle('Walk', { exact: true }));
  await expect.poll(() => completedOn(person, made[1], day)).toBe(false);
});

test.describe('in the morning', () => {
  const timezoneId = zoneAt(8);
  test.use({ timezoneId });

  test('in the morning, a tick for yesterday takes one tap', async ({ page, person }) => {
    const { habits: made } = await seed(person);
    await page.goto('/dashboard');
    const left = page
      .getByRole('region', { name: 'Still open from yesterday' })
      .getByTitle('Walk', { exact: true });
    await left.scrollIntoViewIfNeeded();
    await tap(left);
    const yesterday = addDays(todayIn(Date.now(), timezoneId), -1);
    await expect.poll(() => completedOn(person, made[1], yesterday)).toBe(true);
  });
});

test('after the morning, a tick for yesterday takes two taps', async ({ page, person }) => {
  const { habits: made } = await seed(person);
  await page.goto('/dashboard');
  await tap(page.getByRole('button', { name: 'Yesterday' }));
  await tap(page.getByRole('region', { name: 'Yesterday' }).getByTitle('Walk', { exact: true }));
  await expect(page.getByRole('region', { name: 'Yesterday' })).toContainText('1 of 3 done');
  await expect.poll(() => completedOn(person, made[1], addDays(today(), -1))).toBe(true);
  expect(await completedOn(person, made[1], today())).toBe(false);
  await page.getByRole('button', { name: 'Yesterday' }).tap();
  await expect(todayRegion(page)).toContainText('0 of 3 done');
});

test('a tick for a day three weeks ago takes three taps', async ({ page, person }) => {
  const { habits: made } = await seed(person);
  const day = addDays(today(), -21);
  await page.goto('/dashboard');
  await tap(page.getByRole('button', { name: 'Another day' }));
  await tap(page.getByRole('group', { name: 'Days' }).locator(`[data-day="${day}"]`));
  await tap(page.getByTitle('Walk', { exact: true }));
  await expect.poll(() => completedOn(person, made[1], day)).toBe(true);
  await page.getByRole('button', { name: 'Back to today' }).tap();
  await expect(todayRegion(page)).toContainText('0 of 3 done');
});

test('logging two skills takes two taps', async ({ page, person }) => {
  const { skills: made } = await seed(person);
  await page.goto('/dashboard');
  await tap(page.getByRole('button', { name: 'Log 30 min of Latin' }));
  await tap(page.getByRole('button', { name: 'Log 30 min of Chess' }));
  const hoursOf = async (id = '') =>
    (await person.call(skills.get, { params: { id } })).data.currentHours;
  await expect.poll(() => hoursOf(made[2])).toBe(0.5);
  await expect.poll(() => hoursOf(made[1])).toBe(0.5);
});

test('starting a due review takes one tap', async ({ page, person }) => {
  const { skills: made } = await seed(person);
  const body = {
    skill: made[0] ?? '',
    confidenceLevel: 3,
    assessmentDate: addDays(today(), -30),
    nextReviewDate: addDays(today(), -2),
  };
  await person.call(assessments.create, { body });
  await page.goto('/dashboard');
  const review = page.getByRole('link', { name: 'Assess Piano' });
  await review.scrollIntoViewIfNeeded();
  await tap(review);
  await expect(page.getByRole('dialog', { name: 'New Assessment' })).toContainText('Piano');
});

test('setting a reading progress takes two taps', async ({ page, person }) => {
  const body = { title: 'A book', status: 'In Progress', progress: 40 } as const;
  const params = { id: (await person.call(resources.create, { body })).data.resource._id };
  await page.goto('/dashboard');
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Learning Planner' }));
  await tap(await inSight(page.getByRole('button', { name: '10% more of A book' })));
  await expect
    .poll(async () => (await person.call(resources.get, { params })).data.progress)
    .toBe(50);
});

test('logging 45 minutes takes two taps from the menu, and three on the page of the skill', async ({
  page,
  person,
}) => {
  const { skills: made } = await seed(person);
  const hoursOf = async (id = '') =>
    (await person.call(skills.get, { params: { id } })).data.currentHours;
  await page.goto('/dashboard');
  await tap(page.getByRole('button', { name: 'More for Latin' }));
  await tap(page.getByRole('menuitem', { name: 'Log 45 min of Latin' }));
  await expect.poll(() => hoursOf(made[2])).toBe(0.75);
  await tap(page.getByRole('link', { name: 'Chess', exact: true }));
  await tap(page.getByRole('button', { name: '45 min', exact: true }));
  await tap(await inSight(page.getByRole('button', { name: 'Log 45 min' })));
  await expect.poll(() => hoursOf(made[1])).toBe(0.75);
});

test('adding six glasses takes two taps and typing', async ({ page, person }) => {
  await person.call(habits.create, {
    body: { name: 'Water', frequency: 'daily', kind: 'amount', unit: 'glasses', target: 8 },
  });
  await page.goto('/dashboard');
  await tap(todayRegion(page).getByTitle('Water', { exact: true }));
  await tap(page.getByRole('textbox', { name: 'Amount in glasses' }));
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(todayRegion(page).getByText('6 of 8 glasses').first()).toBeVisible();
  await expect
    .poll(async () => (await person.call(habits.list, {})).data.habits[0]?.amounts)
    .toEqual([{ date: today(), amount: 6 }]);
});

test('changing a progress from 40 to 55% takes three taps and typing', async ({ page, person }) => {
  const body = { title: 'A book', status: 'In Progress', progress: 40 } as const;
  const params = { id: (await person.call(resources.create, { body })).data.resource._id };
  await page.goto('/dashboard');
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Learning Planner' }));
  await tap(await inSight(page.getByRole('textbox', { name: 'Progress of A book in percent' })));
  await page.keyboard.type('55');
  await tap(page.getByRole('button', { name: 'Set', exact: true }));
  await expect
    .poll(async () => (await person.call(resources.get, { params })).data.progress)
    .toBe(55);
});

test('ticking a goal takes two taps', async ({ page, person }) => {
  const goals = [{ description: 'Solder the wires' }];
  const { data } = await person.call(projects.create, {
    body: { name: 'Lamp', description: 'By hand', goals },
  });
  const params = { id: data.project._id };
  await page.goto('/dashboard');
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Mini Projects' }));
  await tap(await inSight(page.getByRole('checkbox', { name: 'Solder the wires' })));
  await expect
    .poll(async () => (await person.call(projects.get, { params })).data.goals[0]?.completed)
    .toBe(true);
});

test('opening an assessment of any skill takes one tap and typing', async ({ page, person }) => {
  await seed(person);
  await page.goto('/dashboard');
  await tap(page.getByRole('button', { name: 'Search' }));
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('assess chess');
  await expect(page.getByRole('option').first()).toContainText('Assess Chess');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New Assessment' })).toContainText('Chess');
});

test('finding one of 200 resources takes one tap and typing', async ({ page, person }) => {
  for (let n = 1; n <= 200; n += 10) {
    await Promise.all(
      Array.from({ length: 10 }, (_, more) =>
        person.call(resources.create, { body: { title: `Book ${n + more}` } }),
      ),
    );
  }
  await page.goto('/dashboard');
  await tap(page.getByRole('button', { name: 'Search' }));
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('book 117');
  await expect(page.getByRole('option').first()).toContainText('Book 117');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Book 117' })).toBeVisible();
});

test('a takeaway is recalled with three taps', async ({ page, person }) => {
  await person.call(cards.create, { body: { front: 'Borrow?', back: 'A reference' } });
  await page.goto('/dashboard');
  await tap(await inSight(page.getByRole('link', { name: '1 to recall' })));
  await tap(page.getByRole('button', { name: /^Show/ }));
  await tap(page.getByRole('button', { name: /^Good/ }));
  await expect(page.getByRole('heading', { name: 'Done for today.' })).toBeVisible();
  await expect
    .poll(async () => (await person.call(cards.list, {})).data.cards[0]?.reviewCount)
    .toBe(1);
});
