import type { BrowserContext, Page } from '@playwright/test';
import { languages as listed } from '#shared/language/languages.ts';
import { expect, expectAccessible, test } from '#testing/browser/test.ts';
import { englishMessages, pseudoCatalogue } from '#testing/languages/pseudo.ts';
import { tooWide } from './tooWide.ts';

/** The languages whose catalogues the pseudo-locale replaces, one for each direction of writing. */
const shownAs = { ltr: 'de', rtl: 'ar' } as const;
const widths = [320, 390, 1440];

let made: Promise<string> | undefined;
const pseudoChunk = () => {
  made ??= pseudoCatalogue().then(
    (messages) => `export const messages=${JSON.stringify(messages)}`,
  );
  return made;
};

/** Replaces the German (ltr) or Arabic (rtl) catalogue. All words of the new one are long and have accents. */
export async function routeLongWords(
  target: Page | BrowserContext,
  dir: 'ltr' | 'rtl',
): Promise<void> {
  const body = await pseudoChunk();
  await target.route(`**/assets/${shownAs[dir]}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Shows the page in long words with accents, without a reload. It acts as if another tab had chosen the language. */
async function showInLongWords(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await routeLongWords(page, dir);
  const language = shownAs[dir];
  await page.evaluate((tag) => {
    localStorage.setItem('language', tag);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
}

/** These fields are always a person's text. A project may be called 'Planned', although that is also a message. */
const namesOfItems: ReadonlySet<string> = new Set(['name', 'title']);

/** Returns the person's own texts from the API's responses: everything that is not a message. */
const ownTexts = async (page: Page): Promise<string[]> => {
  const messages = new Set(await englishMessages());
  const { token, user } = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
  }));
  if (!token) return [];
  const found = new Set<string>();
  const walk = (value: unknown, isName = false) => {
    if (typeof value === 'string' && value !== '' && (isName || !messages.has(value)))
      found.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) walk(one, namesOfItems.has(key));
  };
  walk(JSON.parse(user ?? 'null'));
  const headers = { authorization: `Bearer ${token}` };
  for (const list of [
    'habits',
    'skills',
    'resources',
    'projects',
    'assessments',
    'notes',
    'cards',
    'users/tokens',
  ]) {
    const response = await page.request.get(`/api/${list}`, { headers });
    if (response.ok()) walk((await response.json()).data);
  }
  for (const text of [...found]) for (const word of text.split(/\s+/)) found.add(word);
  return [...found].sort((a, b) => b.length - a.length);
};

/** Words that are the same in every language. */
const names = [
  'Cairn',
  // The browser's name for the tests' time zone.
  'UTC',
  ...listed.map(({ name }) => name),
  ...['Loop Habit Tracker', 'HabitBull', 'Habitica', 'Beaver Habits', 'Table Habit'],
  ...['Goodreads', 'StoryGraph', 'Todoist', 'Toggl Track', 'Clockify', 'Anki'],
];
/** Popups, errors and questions keep the language in which they appeared. A question begins with a focused button. */
const keptInLanguage =
  '[data-popups], [role=alert], [id$="-error"], [role=dialog]:has(button[data-autofocus])';

/** Returns the texts on the page that have a word without accents. Includes texts for screen readers. */
const plainTexts = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate((kept) => {
    const isLeftOut = (element: Element | null) =>
      !element ||
      element.closest(`body [lang], script, style, noscript, textarea, code, kbd, ${kept}`);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!isLeftOut(walker.currentNode.parentElement))
        found.push(walker.currentNode.nodeValue ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (isLeftOut(element)) continue;
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-valuetext',
        'title',
        'alt',
        'placeholder',
      ])
        found.push(element.getAttribute(name) ?? '');
    }
    return [document.title, ...found];
  }, keptInLanguage);
  const own = [...names, ...(await ownTexts(page))];
  return [
    ...new Set(
      texts
        .filter((text) => /[A-Za-z]{2}/.test(text))
        .filter((text) => {
          const withoutLinks = text.replaceAll(/https?:\S+/g, '');
          const rest = own.reduce((left, one) => left.replaceAll(one, ''), withoutLinks);
          return /[A-Za-z]{2}/.test(rest);
        }),
    ),
  ];
};

/**
 * Shows the page in words that are 40 % longer and have accents, in both directions of writing. Checks that it fits, is
 * accessible, and has no English text left.
 */
export async function expectFitInLongWords(page: Page): Promise<void> {
  for (const dir of ['ltr', 'rtl'] as const) {
    await showInLongWords(page, dir);
    // Only in Arabic, because German dates have Latin words that are not from the catalogue.
    if (dir === 'rtl') expect(await plainTexts(page), 'left in English').toEqual([]);
    for (const width of widths) {
      await test.step(`${dir}, ${width}px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => tooWide(page), { message: `${dir}, ${width}px` }).toEqual([]);
        // The screen is made as high as the page, because the bar at its bottom could cover half a button.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
        await expectAccessible(page);
      });
    }
  }
}
