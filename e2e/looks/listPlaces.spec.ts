import type { Locator } from '@playwright/test';
import { test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { openDemo } from '../accounts/demo.ts';

/** For each list of the demo account, the parts of its page from top to bottom, and the buttons of a card. */
const lists = [
  {
    path: '/skills',
    add: 'Add New Skill',
    stats: ['Total Skills', 'In Progress', 'Completed', 'Total Hours'],
    charts: ['Skills by category', 'Progress of the first 8 skills'],
    buttons: [/^Log hours for /, /^Edit /, /^Delete /],
  },
  {
    path: '/learning-planner',
    add: 'Add Resource',
    stats: ['Total Resources', 'In Progress', 'Completed', 'Learning Time'],
    charts: ['By status', 'By type'],
    buttons: [/^Edit /, /^Delete /],
  },
  {
    path: '/mini-projects',
    add: 'Add Project',
    stats: ['Total Projects', 'In Progress', 'Completed', 'Goals Completed'],
    charts: ['Projects by status', 'Progress Overview'],
    buttons: [/^Manage goals of /, /^Edit /, /^Delete /],
  },
  {
    path: '/self-assessment',
    add: 'New Assessment',
    stats: ['Total Assessments', 'Average Confidence', 'Recent Assessments', 'Overdue Reviews'],
    charts: ['Confidence Distribution', 'Assessments by Category'],
    buttons: [/^History of /, /^Delete /],
  },
] as const;

/** In CSS px. `firstCard` is the lowest place where the first card may begin. */
const screens = [
  { width: 1440, height: 900, firstCard: 620 },
  { width: 390, height: 844, firstCard: 900 },
] as const;

const maxControls = 5;
/** In CSS px. The most empty space within a card: its own padding, or that of its buttons. */
const maxGap = 40;

const topOf = async (element: Locator): Promise<number> => {
  await expect(element).toBeVisible();
  return (await element.boundingBox())?.y ?? Number.NaN;
};

/** The visible links, buttons and selects of a card, without its title and links to other sites. */
const controlsOf = (card: Locator): Promise<number> =>
  card.evaluate(
    (article) =>
      [...article.querySelectorAll('a:not(h2 a, [target=_blank]), button, select')].filter((one) =>
        one.checkVisibility(),
      ).length,
  );

/** The largest vertical gap between two neighbours within a card, in px. */
const holeOf = (card: Locator): Promise<number> =>
  card.evaluate((article) => {
    const boxes = [...article.querySelectorAll('*')]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      })
      .concat([...article.querySelectorAll('input')].map((one) => one.getBoundingClientRect()))
      .sort((a, b) => a.top - b.top);
    const frame = article.getBoundingClientRect();
    let bottom = frame.top;
    let hole = 0;
    for (const box of boxes) {
      hole = Math.max(hole, box.top - bottom);
      bottom = Math.max(bottom, box.bottom);
    }
    return Math.max(hole, frame.bottom - bottom);
  });

test('the title, stats, charts, filters and cards of each list follow in this order, also on a phone @exhaustive', async ({
  page,
  cairn,
}, testInfo) => {
  test.slow();
  await openDemo(page, cairn, testInfo);
  for (const { firstCard, ...viewport } of screens) {
    await page.setViewportSize(viewport);
    for (const { path, add, stats, charts, buttons } of lists)
      await test.step(`${path} at ${viewport.width}`, async () => {
        await page.goto(path);
        const main = page.getByRole('main');
        const cards = main.getByRole('article');
        const chart = (name: string) => main.getByRole('heading', { name, exact: true });
        const places = [
          await topOf(main.getByRole('heading', { level: 1 })),
          await topOf(main.getByRole('term').filter({ hasText: stats[0] }).first()),
          await topOf(chart(charts[0])),
          await topOf(main.getByLabel('Filter')),
          await topOf(cards.first()),
        ];
        expect(places, 'from top to bottom').toEqual(places.toSorted((a, b) => a - b));
        expect(places.at(-1), 'the first card').toBeLessThanOrEqual(firstCard);
        await expect(main.getByText(add, { exact: true })).toBeVisible();
        await expect(main.getByLabel('Sort')).toBeVisible();
        for (const stat of stats)
          await expect(main.getByRole('term').filter({ hasText: stat }).first()).toBeVisible();
        for (const name of charts) await expect(chart(name)).toBeVisible();
        for (const card of await cards.all()) {
          await card.scrollIntoViewIfNeeded();
          for (const name of buttons)
            await expect(card.locator('a, button').and(page.getByLabel(name))).toBeVisible();
          expect(await controlsOf(card), 'controls').toBeLessThanOrEqual(maxControls);
          expect(await holeOf(card), 'px without content').toBeLessThanOrEqual(maxGap);
        }
      });
  }
  await page.goto('/skills');
  const alert = page.getByRole('region', { name: 'Neglected Skills Alert' });
  await expect(alert.getByRole('listitem')).toHaveText([
    /^Rust never$/,
    /^Piano \d+\sdays\sago$/,
    /^Public speaking \d+\sdays\sago$/,
    '... and 2 more',
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/self-assessment');
  const due = page.getByRole('region', { name: 'Time to look again' }).getByRole('link');
  await expect(due).toHaveText([/^Spanish/, /^Kubernetes/, /^Public speaking/]);
  await due.first().click();
  const skill = page.getByRole('dialog').getByRole('combobox', { name: 'Skill' });
  await expect(skill.locator('option:checked')).toHaveText('Spanish (Soft Skill)');
});
