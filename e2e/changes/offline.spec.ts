import type { Locator, Page } from '@playwright/test';
import { createCall } from '#infra/local/call.ts';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import { logIn, registerPerson, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { timeZone } from '#testing/browser/timeZone.ts';
import { titles } from '../../frontend/src/titles.ts';
import { cutOff, reconnect, tryNow } from '../network/cutOff.ts';
import { changeThings, isShown, isStored, openAll, seed } from '../network/networkDown.ts';
import { neverIdle } from '../network/neverIdle.ts';
import { main } from '../pages/cards.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';
import { cardOf, expectDone, expectNotDone, openDone, todaysTick } from '../pages/tracker.ts';

const status = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('status').getByRole('button', { name: text });

const notLoaded = 'has not been loaded on this device yet.';

/** In ms. The app waits longer after each failed attempt. */
const soon = { timeout: 40_000 };

test.describe('without a network, a server or a session', () => {
  test.beforeEach(({ expectConsoleError }) => expectConsoleError(/ERR_FAILED|status of 50/));

  test('changes work without a network, survive closing the page, and are sent once', async ({
    page,
    context,
    person,
  }) => {
    // About forty steps take half a minute on a busy machine.
    test.slow();
    await seed(person);
    await openAll(page);
    await cutOff(context);
    await changeThings(page);
    await expect(status(page, /^Offline, 9 changes waiting$/)).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await isShown(again);
    await expect(status(again, /^Offline, 9 changes waiting$/)).toBeVisible();
    await status(again, /waiting/).click();
    const list = again.getByRole('dialog', { name: 'Your changes' });
    await expect(list.getByRole('listitem')).toHaveCount(9);
    await expect(list).toContainText('New skill: Piano');
    await expectAccessible(again);
    await tryNow(again);
    await reconnect(context);
    await expect(list.getByText('Everything is saved.')).toBeVisible(soon);
    await list.getByRole('button', { name: 'Close' }).click();
    await isStored(person);
    await isShown(again);
    await expect(status(again, /./)).toHaveCount(0);
  });

  test('pages that were never opened before open without a network, and items added there are marked until they are sent', async ({
    page,
    context,
    person,
  }) => {
    await seed(person);
    const last = page.waitForResponse(/analytics\/skill-heatmap/);
    await page.goto('/dashboard');
    await (await last).finished();
    await cutOff(context);
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [link, shown] of [
      ['Habits', 'Read'],
      ['Skills', 'Rust'],
      ['Mini Projects', 'Ray tracer'],
      ['Self-Assessments', 'No assessments found'],
      ['Activity Tracker', 'Total Activities'],
      ['Learning Planner', 'No resources found'],
    ] as const) {
      await bar.getByRole('link', { name: link }).click();
      await expect(main(page).getByText(shown).first()).toBeVisible();
      await expect(main(page).getByText(notLoaded)).toHaveCount(0);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Add Resource' }).click();
    await page.getByLabel('Title').fill('SICP');
    await page.getByRole('button', { name: 'Add Resource' }).click();
    await expect(cardOf(page, 'SICP')).toContainText('Not sent yet');
    await expect(status(page, 'Offline, 1 change waiting')).toBeVisible();
    await expectAccessible(page);
    await status(page, /waiting/).click();
    await tryNow(page);
    await reconnect(context);
    await expect(page.getByText('Everything is saved.')).toBeVisible(soon);
    await expect(cardOf(page, 'SICP')).not.toContainText('Not sent yet');
    const { data } = await person.call(resources.list, {});
    expect(data.resources.map(({ title }) => title)).toEqual(['SICP']);
  });

  test('no change is lost or doubled if the server fails every second write @exhaustive', async ({
    page,
    context,
    person,
  }) => {
    test.slow();
    await seed(person);
    await openAll(page);
    let requests = 0;
    await context.route(/\/api\//, async (route) => {
      if (route.request().method() === 'GET' || requests++ % 2) return route.fallback();
      // Half of the failed calls still take effect.
      if (requests % 4 === 1) await route.fetch();
      return route.fulfill({ status: 503, body: '' });
    });
    await changeThings(page);
    await isStored(person);
    await expect(status(page, /./)).toHaveCount(0, { timeout: 30_000 });
  });

  test('two tabs show the same offline changes, and send each change once', async ({
    page,
    context,
    person,
  }) => {
    await seed(person);
    await openAll(page);
    const other = await context.newPage();
    await other.goto('/habits');
    await expect(todaysTick(other, 'Read')).toBeVisible();
    await page.goto('/habits');
    await cutOff(context);
    await todaysTick(page, 'Read').click();
    await expectDone(todaysTick(other, 'Read'));
    await todaysTick(other, 'Walk').click();
    await expectDone(todaysTick(page, 'Walk'));
    await page.close();
    await status(other, /waiting/).click();
    await tryNow(other);
    await reconnect(context);
    await expect(other.getByText('Everything is saved.')).toBeVisible(soon);
    const { data } = await person.call(habits.list, {});
    const ticked = data.habits.filter(({ totalCompletions }) => totalCompletions === 1);
    expect(ticked.map(({ name }) => name)).toEqual(['Read', 'Walk']);
  });

  test('offline changes do not overwrite those of another device, and what it deleted is reported', async ({
    page,
    context,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 404|^Refused: /);
    await seed(person);
    await openAll(page);
    await page.goto('/habits');
    await cutOff(context);
    await todaysTick(page, 'Read').click();
    await todaysTick(page, 'Walk').click();
    const listed = (await person.call(habits.list, {})).data.habits;
    const idOf = (name: string) => listed.find((one) => one.name === name)?._id ?? '';
    const yesterday = addDays(today(), -1);
    await person.call(habits.toggle, {
      params: { id: idOf('Read') },
      body: { date: yesterday, completed: true },
    });
    await person.call(habits.remove, { params: { id: idOf('Walk') } });
    await status(page, /waiting/).click();
    await tryNow(page);
    await reconnect(context);
    const dialog = page.getByRole('dialog', { name: 'Your changes' });
    await expect(dialog).toContainText('Not saved', soon);
    await expectAccessible(page);
    await expect(dialog).toContainText('Walk');
    await dialog.getByRole('button', { name: /^Discard/ }).click();
    await expect(dialog.getByText('Everything is saved.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(status(page, /./)).toHaveCount(0);
    const { data } = await person.call(habits.get, { params: { id: idOf('Read') } });
    expect(data.completions.map(({ date }) => date)).toEqual([yesterday, today()]);
    await page.reload();
    await openDone(page);
    await expectDone(todaysTick(page, 'Read'));
    await expect(main(page).getByText('1 of 4 done')).toBeVisible();
  });

  test('an access token that expired without a network is renewed @exhaustive', async ({
    page,
    context,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 401/);
    await seed(person);
    await openAll(page);
    await page.goto('/habits');
    await cutOff(context);
    await todaysTick(page, 'Read').click();
    await expect(status(page, /^Offline, 1 change waiting$/)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('token', 'expired'));
    await reconnect(context);
    await page.reload();
    await expect(status(page, /./)).toHaveCount(0);
    await expect
      .poll(async () => (await person.call(habits.list, {})).data.habits[0]?.totalCompletions)
      .toBe(1);
  });

  test('logging out asks before it deletes unsent changes, and the next person sees nothing of them', async ({
    page,
    context,
    cairn,
    person,
  }) => {
    await seed(person);
    const other = await registerPerson(cairn);
    await openAll(page);
    await page.goto('/habits');
    await cutOff(context);
    await todaysTick(page, 'Read').click();
    await chooseInProfileMenu(page, 'Logout');
    const question = page.getByRole('dialog', { name: 'Log out now?' });
    await expect(question).toContainText('1 change is not saved yet.');
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expectDone(todaysTick(page, 'Read'));
    await chooseInProfileMenu(page, 'Logout');
    await question.getByRole('button', { name: 'Log out and lose it' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await reconnect(context);
    await logIn(page, other);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goto('/habits');
    await expect(main(page).getByText('No habits found')).toBeVisible();
    await expect(status(page, /./)).toHaveCount(0);
    const left = await page.evaluate(async () => {
      const kept: string[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const open = indexedDB.open(name);
        await new Promise((resolve) => {
          open.onsuccess = resolve;
        });
        const db = open.result;
        for (const store of db.objectStoreNames) {
          const all = db.transaction(store).objectStore(store).getAll();
          await new Promise((resolve) => {
            all.onsuccess = resolve;
          });
          kept.push(JSON.stringify(all.result));
        }
        db.close();
      }
      return kept.join();
    });
    expect(left).not.toContain('Read');
  });

  test('a tick in a session that another device ended waits for the next log-in, also with two tabs @exhaustive', async ({
    page,
    context,
    cairn,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 401/);
    await seed(person);
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto('/habits');
      await expect(todaysTick(tab, 'Read')).toBeVisible();
    }
    await person.call(users.signOutEverywhere, {});
    await todaysTick(page, 'Read').click();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/login$/);
      await expect(tab.getByText(/^Your session has ended/)).toBeVisible();
    }
    await logIn(page, person);
    await openDone(page);
    await expectDone(todaysTick(page, 'Read'));
    // No change is pending, and the server has the tick.
    await expect(status(page, /waiting/)).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const list = createCall(cairn.url, { timeZone }, token);
    await expect
      .poll(async () =>
        (await list(habits.list, {})).data.habits.find(({ name }) => name === 'Read'),
      )
      .toMatchObject({ lastCompletionDate: today() });
  });

  test('unsent changes of a person whose session ended are kept for thirty days @exhaustive', async ({
    page,
    context,
    cairn,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 401/);
    await seed(person);
    const other = await registerPerson(cairn);
    await page.goto('/habits');
    await expect(todaysTick(page, 'Read')).toBeVisible();
    await cutOff(context);
    await todaysTick(page, 'Read').click();
    await expect(status(page, /^Offline, 1 change waiting$/)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('token', 'expired'));
    await context.clearCookies();
    await reconnect(context);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, other);
    await expect(page.getByRole('heading', { name: 'Habit Tracker' })).toBeVisible();
    const people = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());
    const [left, own] = [`cairn-${person.user._id}`, `cairn-${other.user._id}`];
    const day = 24 * 60 * 60 * 1_000;
    for (const [days, names] of [
      [29, [left, own].sort()],
      [31, [own]],
    ] as const) {
      await page.clock.setFixedTime(Date.now() + days * day);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Habit Tracker' })).toBeVisible();
      await expect.poll(people).toEqual(names);
    }
  });

  test('a refusal that arrives after the log-out is not shown to anyone @exhaustive', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 400/);
    await seed(person);
    await page.goto('/habits');
    const { promise: loggedOut, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/toggle/, async (route) => {
      await loggedOut;
      await route.fulfill({ status: 400, body: '' });
    });
    await todaysTick(page, 'Read').click();
    await chooseInProfileMenu(page, 'Logout');
    const question = page.getByRole('dialog', { name: 'Log out now?' });
    await question.getByRole('button', { name: 'Log out and lose it' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const refused = page.waitForResponse(/\/toggle/);
    release();
    await (await refused).finished();
    await logIn(page, person);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goto('/habits');
    await expectNotDone(todaysTick(page, 'Read'));
    await expect(status(page, /./)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('without browser storage, changes work while the page is open @exhaustive', async ({
    page,
    context,
    person,
  }) => {
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not allowed here', 'SecurityError');
      };
    });
    await seed(person);
    await page.goto('/habits');
    await todaysTick(page, 'Read').click();
    const ticked = async () => {
      const { habits: listed } = (await person.call(habits.list, {})).data;
      return listed.filter((one) => one.totalCompletions === 1).map(({ name }) => name);
    };
    await expect.poll(ticked).toEqual(['Read']);
    await cutOff(context);
    await todaysTick(page, 'Walk').click();
    await expect(status(page, /^Offline, 1 change waiting$/)).toBeVisible();
    await page.getByRole('link', { name: 'Skills', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.skills());
    await page.getByRole('link', { name: 'Habits', exact: true }).click();
    await openDone(page);
    await expectDone(todaysTick(page, 'Walk'));
    await reconnect(context);
    await expect.poll(ticked, soon).toEqual(['Read', 'Walk']);
    await expect(status(page, /./)).toHaveCount(0);
    await chooseInProfileMenu(page, 'Logout');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('without a network, a page that was opened before shows its cached data, and a new one says that it has none @exhaustive', async ({
    page,
    context,
    person,
  }) => {
    await seed(person);
    await neverIdle(page);
    await page.goto('/habits');
    await expect(todaysTick(page, 'Read')).toBeVisible();
    await cutOff(context);
    await page.reload();
    await expect(todaysTick(page, 'Read')).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await expect(status(page, 'Offline')).toBeVisible();
    await page.goto('/mini-projects');
    await expect(main(page).getByRole('status')).toContainText(`This page ${notLoaded}`);
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  });

  test('without a network, a page says which data were never loaded, and cached data stay @exhaustive', async ({
    page,
    context,
    person,
  }) => {
    const { skill } = await seed(person);
    const long = { hours: 1, date: addDays(today(), -100) };
    await person.call(skills.logHours, { params: { id: skill }, body: long });
    await page.goto('/activity-tracker');
    await expect(main(page).getByRole('grid')).toBeVisible();
    await cutOff(context);
    await page.getByLabel('Period').selectOption('Last Month');
    await expect(main(page).getByText(`This period ${notLoaded}`)).toBeVisible();
    await expect(main(page).getByRole('grid')).toBeVisible();
    await reconnect(context);
    await page.goto(`/skills/${skill}/log-hours`);
    await expect(main(page).getByText('Nothing logged in the last 98 days.')).toBeVisible();
    await cutOff(context);
    await page.getByRole('button', { name: 'Load older' }).click();
    await expect(main(page).getByText(`This list ${notLoaded}`)).toBeVisible();
    await expect(main(page)).not.toContainText('Nothing logged');
  });
});
