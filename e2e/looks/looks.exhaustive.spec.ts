import type { Locator, Page } from '@playwright/test';
import { addDays, lastDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectNoSidewaysScroll, partOf } from '../pages/cards.ts';
import { calendarUrl, cardOf, dayOf, panelOf, todaysTick } from '../pages/tracker.ts';

const css = (target: Locator, property: string): Promise<string> =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The texts of buttons, links, selects and stats that extend beyond their element. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const ruler = document.createElement('canvas').getContext('2d');
    const isCut = (element: Element): boolean => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
        getComputedStyle(element);
      const space = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (!(element instanceof HTMLSelectElement)) {
        const words = document.createRange();
        // In a figure's name, only the text counts. The '?' behind it is larger than its place, so that a thumb can hit
        // it.
        words.selectNodeContents((element.localName === 'dt' && element.firstChild) || element);
        const [inner, outer] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
        const [wide, high] = [inner.right - outer.right, inner.bottom - outer.bottom];
        return inner.width > 0 && (wide > 0.5 || high > 0.5);
      }
      // The `font` shorthand is empty if figures are tabular, so its parts are combined.
      if (ruler) ruler.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return (ruler?.measureText(element.selectedOptions[0]?.text ?? '').width ?? 0) > space;
    };
    return [...main.querySelectorAll('button, a, select, dt')]
      .filter(isCut)
      .map(({ textContent }) => textContent);
  });

/** Adds five habits, three of them done today, and a skill that is half way to its target. */
async function seed({ call }: Person): Promise<void> {
  for (const [n, name] of ['Walk', 'Read', 'Sing', 'Write', 'Stretch'].entries()) {
    const body = { name, frequency: 'daily', color: '#e91e63' } as const;
    const { data } = await call(habits.create, { body });
    const params = { id: data.habit._id };
    if (n < 3) await call(habits.toggle, { params, body: { date: today(), completed: true } });
  }
  const body = { name: 'Piano', category: 'Creative', targetHours: 10 } as const;
  const { data } = await call(skills.create, { body });
  const params = { id: data.skill._id };
  for (const [n, date] of lastDays(2, today()).entries()) {
    await call(skills.logHours, { params, body: { hours: 1 + 3 * n, date } });
  }
}

const calendar = async (page: Page): Promise<Locator> => {
  await page.goto(calendarUrl(today()));
  return page.getByRole('gridcell').filter({ has: dayOf(page, today()) });
};

test('a day of the calendar shows the share of its habits that are done', async ({
  page,
  person,
}) => {
  await seed(person);
  const cell = await calendar(page);
  const met = cell.locator('svg circle[stroke-dasharray]');
  await expect(met).toHaveAttribute('stroke-dasharray', '3 5');
  await expect(met).toHaveAttribute('pathLength', '5');
  await todaysTick(page, 'Write').click();
  await expect(met).toHaveAttribute('stroke-dasharray', '4 5');
});

const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  const [wide, high] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return Math.max(a.x, b.x) < wide && Math.max(a.y, b.y) < high;
};

const boxOf = (target: Locator) =>
  target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

const longName = 'What has nothing to do with work and is read a few pages at a time';
const aPause = { to: addDays(today(), 10) };

for (const width of [390, 320]) {
  test(`at ${width} px the words of a day’s habits never overlap`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 844 });
    const frequencyDays = [0, 1, 2, 3, 4, 5];
    const names = ['Chess', `${longName}, paused`, 'Piano', longName];
    for (const [n, name] of names.entries()) {
      const body = { name, frequency: 'days', frequencyDays } as const;
      const { _id: id } = (await person.call(habits.create, { body })).data.habit;
      const done = { completed: true };
      if (n > 1) await person.call(habits.setDay, { params: { id, date: today() }, body: done });
      else await person.call(habits.setPause, { params: { id, from: today() }, body: aPause });
    }
    await page.goto(calendarUrl(today()));
    await dayOf(page, today()).click();
    for (const name of names) {
      const line = panelOf(page, today())
        .getByRole('listitem')
        .filter({
          has: page.getByTitle(name, { exact: true }),
        });
      const title = line.getByText(name, { exact: true });
      const schedule = line.getByText(/^On Sunday/);
      const note = line.getByText(/^(Done|Paused until)/).last();
      for (const [one, other] of [
        [title, note],
        [schedule, note],
        [title, schedule],
      ] as const) {
        expect(await overlap(one, other), `${one} and ${other} of ${name}`).toBe(false);
      }
    }
  });
}

test('an empty week of another month is shown in the calendar, but is slim', async ({
  page,
  person,
}) => {
  await seed(person);
  await calendar(page);
  const weeks = page.getByRole('grid').getByRole('row');
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  const heights = await weeks.evaluateAll((rows) =>
    rows.slice(1).map((row) => {
      const isOutside = [...row.children].every((cell) => cell.matches('[data-outside]'));
      return { isOutside, height: row.getBoundingClientRect().height };
    }),
  );
  const inMonth = heights.filter(({ isOutside }) => !isOutside);
  for (const { height } of heights.filter(({ isOutside }) => isOutside)) {
    expect(height).toBeLessThan(0.6 * Math.min(...inMonth.map((week) => week.height)));
  }
});

test('a form is centred on a wide screen, and its fields are in reading order', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/habits/add', '/skills/add', '/learning/add', '/projects/add']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'More options' }).click();
    const form = page.getByRole('main').locator('form');
    const { x, width } = (await form.boundingBox()) ?? { x: 0, width: 0 };
    expect(Math.abs(x + width / 2 - 1440 / 2), path).toBeLessThanOrEqual(1);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.x, path).toBe(x);
    const isRead = await form.evaluate((element) => {
      const fields = [...element.querySelectorAll('input:not([type=radio]), select, textarea')];
      const places = fields
        .map((field) => field.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      return places.every((place, n) => {
        const next = places[n + 1];
        return !next || next.top >= place.bottom || next.left >= place.right;
      });
    });
    expect(isRead, path).toBe(true);
  }
});

test.describe('without the page’s own colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('bars, swatches, choices, marks and squares stay visible with forced colours', async ({
    page,
    person,
  }) => {
    await seed(person);
    const background = (target: Locator) => css(target, 'background-color');

    await page.goto('/skills');
    for (const place of [cardOf(page, 'Piano'), partOf(page, 'Progress')]) {
      const bar = place.locator('div[aria-hidden]:has(> div)').first();
      await expect(bar).toBeVisible();
      expect(await background(bar.locator('div'))).not.toBe(await background(bar));
      expect(await css(bar, 'border-top-style')).toBe('solid');
    }

    const cell = await calendar(page);
    const mark = cell.locator('button[title="Walk"] > span');
    expect(await background(mark)).toBe('rgb(233, 30, 99)');
    const chosen = page.getByRole('radiogroup', { name: 'View' }).getByText('Calendar');
    expect(await css(chosen.locator('xpath=ancestor-or-self::label'), 'outline-style')).toBe(
      'solid',
    );
    const swatch = partOf(page, 'Habits by category').getByRole('listitem').locator('span').first();
    expect(await background(swatch)).not.toBe(await background(page.locator('body')));

    await page.goto('/activity-tracker?days=30');
    const ink = page.locator(`[data-day="${today()}"] span`);
    expect(await background(ink)).not.toBe(await background(page.locator('body')));
    expect(await css(ink, 'opacity')).toBe('1');

    await page.goto('/habits/add');
    await page.getByRole('button', { name: 'More options' }).click();
    const green = page.getByRole('radio', { name: 'Green' }).locator('xpath=parent::label');
    expect(await background(green)).toBe('rgb(76, 175, 80)');
    expect(await css(green, 'outline-style')).toBe('solid');
  });
});

test('a printed page has dark text, whole cards and no buttons', async ({ page, person }) => {
  await seed(person);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/skills');
  const card = cardOf(page, 'Piano');
  const remove = card.getByRole('button', { name: 'Delete Piano' });
  await expect(remove).toBeVisible();
  expect(await css(card.getByRole('heading'), 'color')).toBe('rgb(245, 243, 240)');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(remove).toBeHidden();
  expect(await css(card.getByRole('heading'), 'color')).toBe('rgb(35, 32, 29)');
  expect(await css(card, 'break-inside')).toBe('avoid');
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('on the narrowest phone, a day has three separate marks in a row, and below them the number of other habits', async ({
    page,
    person,
  }) => {
    await seed(person);
    const cell = await calendar(page);
    const marks = cell.locator('[style*="--habit"]');
    await expect(marks).toHaveCount(3);
    const boxes = await Promise.all((await marks.all()).map(boxOf));
    const place = await boxOf(cell);
    for (const [n, box] of boxes.entries()) {
      expect(box.width).toBeGreaterThanOrEqual(12);
      expect(box.y).toBe(boxes[0]?.y);
      expect(box.left).toBeGreaterThanOrEqual(boxes[n - 1]?.right ?? place.left);
      expect(box.right).toBeLessThanOrEqual(boxes[n + 1]?.left ?? place.right);
    }
    const more = cell.getByText('+2', { exact: true });
    expect((await boxOf(more)).top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? 0);
    expect(parseFloat(await css(more, 'font-size'))).toBeGreaterThanOrEqual(12);
    await expectNoSidewaysScroll(page);
  });

  test('on the narrowest phone, a figure such as “125 days ago” stays on one line', async ({
    page,
    person,
  }) => {
    await seed(person);
    const { data } = await person.call(habits.list, {});
    const params = { id: data.habits[0]?._id ?? '' };
    const untick = { date: today(), completed: false };
    await person.call(habits.toggle, { params, body: untick });
    const longAgo = { date: addDays(today(), -125), completed: true };
    await person.call(habits.toggle, { params, body: longAgo });

    await calendar(page);
    await page.getByText('List', { exact: true }).tap();
    const ago = cardOf(page, 'Walk').getByText('125 days ago');
    const lines = await ago.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element.firstChild ?? element);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
    await expectNoSidewaysScroll(page);
  });

  test('on the narrowest phone, no text of a button, select, stat or link is cut off', async ({
    page,
    person,
  }) => {
    await seed(person);
    await person.call(resources.create, { body: { title: 'The Book' } });
    const skill = (await person.call(skills.list, {})).data.skills[0]?._id;
    const pages = [
      ['/habits?view=list', 'Mark complete today'],
      ['/learning-planner', 'All Resources'],
      ['/learning/add', 'Add Resource'],
      [`/skills/${skill}/log-hours`, 'Delete'],
      [`/skills/${skill}`, 'Delete'],
      ['/dashboard', 'Self-Assessment'],
    ] as const;
    for (const [path, text] of pages) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(text).first()).toBeAttached();
      await expect.poll(() => cutTexts(page), path).toEqual([]);
    }
  });
});
