import type { Page } from '@playwright/test';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import {
  logIn,
  newAccount,
  type Person,
  profileMenu,
  sharedAccount,
  today,
} from '#testing/browser/person.ts';
import { expect, test } from '#testing/browser/test.ts';
import { calendarUrl, cardOf, dayOf, panelOf, todayRegion } from '../pages/tracker.ts';
import { expectAccessibleInTurn, expectSeenOnEveryScreen } from './everyLook.ts';
import { expectFitInLongWords } from './longWords.ts';

type Screen = { readonly name: string; readonly open: (page: Page) => Promise<unknown> };

const headingShown = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const signedOut: readonly Screen[] = [
  {
    name: 'login',
    open: async (page) => {
      await page.goto('/login');
      await headingShown(page, 'Cairn');
    },
  },
  {
    name: 'login, refused',
    open: async (page) => {
      await page.goto('/login');
      await logIn(page, newAccount());
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'register, filled in wrongly',
    open: async (page) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'forgotten password',
    open: async (page) => {
      await page.goto('/forgot-password');
      await headingShown(page, 'Forgot your password?');
    },
  },
  {
    name: 'reset of the password',
    open: async (page) => {
      await page.goto('/reset-password');
      await headingShown(page, 'Reset your password');
    },
  },
];

/** Long names and texts, but not at the limits. Texts at the limits would make failures hard to read. */
const longName = 'Read ten pages of a book that has nothing to do with work before going to sleep';

/** Adds more habits than a day has dots for. The first habit is done on every sixth of the last 31 days. */
async function seedHabits({ call }: Person): Promise<void> {
  const names = ['Walk', longName, 'Stretch', 'Unbroken'.repeat(14), 'Write'];
  const ids: string[] = [];
  for (const name of names) {
    const frequency = name === 'Stretch' ? 'weekly' : 'daily';
    const description = name === longName ? 'On paper.\n'.repeat(20).trim() : '';
    const { data } = await call(habits.create, { body: { name, frequency, description } });
    ids.push(data.habit._id);
  }
  const [id = ''] = ids;
  for (let ago = 30; ago >= 0; ago -= 6) {
    const body = { date: addDays(today(), -ago), completed: true };
    await call(habits.toggle, { params: { id }, body });
  }
}

const chartsDrawn = (page: Page) =>
  expect(page.getByRole('main').locator('svg[role=img]')).toHaveCount(2);

const withHabits: readonly Screen[] = [
  {
    name: 'habits as a calendar',
    open: async (page) => {
      await page.goto('/habits');
      await chartsDrawn(page);
    },
  },
  {
    name: 'habits as a list',
    open: async (page) => {
      await page.goto('/habits?view=list');
      await chartsDrawn(page);
    },
  },
  {
    name: 'a filter that nothing passes',
    open: async (page) => {
      await page.goto('/habits?filter=high-streak');
      await expect(page.getByText('No habits found')).toBeVisible();
      await chartsDrawn(page);
    },
  },
  {
    name: 'the panel of a day',
    open: async (page) => {
      const day = addDays(today(), -1);
      await page.goto(calendarUrl(day));
      await dayOf(page, day).click();
      await expect(panelOf(page, day)).toBeVisible();
      // If the day is in a late week of the month, the page scrolls down. The bar then covers half of what is behind
      // the panel.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'the question before a habit is deleted',
    open: async (page) => {
      await page.goto('/habits?view=list');
      await cardOf(page, 'Walk').getByRole('button', { name: 'Delete Walk' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete Habit?' })).toBeVisible();
    },
  },
  {
    name: 'why a habit is on or off track',
    open: async (page) => {
      await page.goto('/habits?view=list');
      await cardOf(page, 'Walk').getByRole('button', { name: 'Off Track' }).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'a habit in the form',
    open: async (page) => {
      await page.goto('/habits?view=list');
      await cardOf(page, longName)
        .getByRole('link', { name: `Edit ${longName}` })
        .click();
      await headingShown(page, 'Edit Habit');
    },
  },
  {
    name: 'a tick that could not be saved',
    open: async (page) => {
      await page.route(/\/toggle/, (route) => route.fulfill({ status: 400, body: '' }));
      await page.goto('/habits');
      await todayRegion(page).getByTitle('Write').click();
      await expect(page.getByText('could not be saved')).toBeVisible();
      await chartsDrawn(page);
    },
  },
];

const withoutHabits: readonly Screen[] = [
  // These two come first, because they show only before this browser has cached any habits.
  {
    name: 'habits while they load',
    open: async (page) => {
      await page.route(/\/api\/habits/, () => undefined);
      await page.goto('/habits');
      await expect(page.getByText('Loading habits...')).toBeAttached();
    },
  },
  {
    name: 'habits that can not be loaded',
    open: async (page) => {
      await page.route(/\/api\/habits/, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/habits');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'dashboard',
    open: async (page) => {
      await page.goto('/dashboard');
      await headingShown(page, 'Dashboard');
    },
  },
  {
    name: 'habits before there are any',
    open: async (page) => {
      await page.goto('/habits');
      await expect(page.getByText('No habits found')).toBeVisible();
    },
  },
  {
    name: 'a new habit, refused and filled in wrongly',
    open: async (page) => {
      await page.route(/\/api\/habits/, (route) => route.fulfill({ status: 400, body: '' }));
      await page.goto('/habits/add');
      await page.getByLabel('Name').fill('Walk');
      await page.getByRole('button', { name: 'Add Habit' }).click();
      await expect(page.getByText('Error!')).toBeVisible();
      await page.getByLabel('Name').fill('');
      await page.getByRole('button', { name: 'Add Habit' }).click();
      await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'an edit of a habit that does not exist',
    open: async (page) => {
      await page.goto('/habits/edit/01ARZ3NDEKTSV4RRFFQ69G5FAV');
      await expect(page.getByText('Habit not found.')).toBeVisible();
    },
  },
  {
    name: 'profile',
    open: async (page) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Update password' }).click();
      await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the open profile menu',
    open: async (page) => {
      await page.goto('/profile');
      await profileMenu(page, 'Ada').click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
];

const withSomeHabits = sharedAccount(seedHabits);
const withNothing = sharedAccount(async () => {});

/** The console errors that some of these screens cause. */
const refused = /status of (40[01]|500)|^Refused: /;

for (const [whose, screens, enter, tag] of [
  ['somebody who is signed out', signedOut, async () => {}, ' @exhaustive'],
  ['somebody with habits', withHabits, withSomeHabits, ''],
  ['somebody without habits', withoutHabits, withNothing, ' @exhaustive'],
] as const) {
  test.describe(`for ${whose}`, () => {
    test.beforeEach(async ({ cairn, context, expectConsoleError }) => {
      expectConsoleError(refused);
      await enter(cairn, context);
    });

    test(`every screen for ${whose} is accessible${tag}`, async ({ context }) => {
      test.slow();
      await expectAccessibleInTurn(context, screens, (page, { open }) => open(page));
    });

    for (const { name, open } of screens) {
      test(`the screen “${name}” keeps its content with forced colours, and fits narrow widths @exhaustive`, async ({
        page,
      }) => {
        await open(page);
        await expectSeenOnEveryScreen(page);
      });

      test(`the screen “${name}” fits with long words, in either direction @exhaustive`, async ({
        page,
      }) => {
        await open(page);
        await expectFitInLongWords(page);
      });
    }
  });
}
