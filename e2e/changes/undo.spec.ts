import type { Locator, Page } from '@playwright/test';
import { addDays } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import {
  logIn,
  type Person,
  profileMenu,
  registerPerson,
  test,
  today,
} from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { expectTouchable, progressOf } from '../pages/cards.ts';
import { phone } from '../pages/phone.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';
import { cardOf, expectDone, openDone, todaysTick } from '../pages/tracker.ts';
import { donePopup, popupOf, undoButton } from '../pages/undoPopup.ts';
import { failedCalls } from '../sites/ownSite.ts';

const isNotDone = (tick: Locator) => expect(tick).toHaveAccessibleName(/: not done(, optional)?$/);

const addHabit = async ({ call }: Person, name: string, frequency: Habit['frequency']) =>
  (await call(habits.create, { body: { name, frequency } })).data.habit;

/** Returns a habit from the server, without the time of its last write. */
const stored = async ({ call }: Person, { _id: id }: Habit) => {
  const { updatedAt: _, ...habit } = (await call(habits.get, { params: { id } })).data;
  return habit;
};

/** Moves the clock on by a minute, so that earlier offers of Undo are over, and stops it. */
const stopClock = async (page: Page) => {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await isOffered(page);
};

/** Lets the stopped clock run until only this offer is left, or none. A closed popup first fades out. */
const isOffered = (page: Page, offer?: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator('[id^=done-popup]').allTextContents();
    })
    .toEqual(offer === undefined ? [] : [expect.stringContaining(offer)]);

test.describe('ticks', () => {
  for (const [frequency, tag] of [
    ['daily', ''],
    ['weekly', ' @exhaustive'],
  ] as const) {
    test(`a tick of a ${frequency} habit is undone by one tap, which restores what was before${tag}`, async ({
      page,
      person,
    }) => {
      const habit = await addHabit(person, 'Read', frequency);
      const before = await stored(person, habit);
      await page.goto('/habits');
      const tick = todaysTick(page, 'Read');
      await tick.click();
      await expectDone(tick);
      await expect(donePopup(page)).toContainText(/^Read: ticked for \d+ \w+/);
      await expect.poll(async () => (await stored(person, habit)).totalCompletions).toBe(1);
      await expectAccessible(page);
      await undoButton(page).click();
      await isNotDone(tick);
      await expect(popupOf(page, 'Undone!')).toBeVisible();
      await expect.poll(() => stored(person, habit)).toEqual(before);
      await page.reload();
      await isNotDone(tick);
    });
  }

  test('a tick that was removed is restored by Undo @exhaustive', async ({ page, person }) => {
    const habit = await addHabit(person, 'Read', 'daily');
    const params = { id: habit._id };
    await person.call(habits.toggle, { params, body: { date: today(), completed: true } });
    const before = await stored(person, habit);
    await page.goto('/habits');
    await openDone(page);
    const tick = todaysTick(page, 'Read');
    await tick.click();
    await expect(donePopup(page)).toContainText('Read: no longer ticked for');
    await page.keyboard.press('ControlOrMeta+z');
    await expectDone(tick);
    await expect.poll(() => stored(person, habit)).toEqual(before);
  });

  test('a tick is undone by Ctrl+Z even before the code of popups is loaded @exhaustive', async ({
    page,
    person,
  }) => {
    const habit = await addHabit(person, 'Read', 'daily');
    const before = await stored(person, habit);
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/assets\/Overlays-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/habits');
    const tick = todaysTick(page, 'Read');
    await tick.click();
    await expectDone(tick);
    await page.keyboard.press('ControlOrMeta+z');
    await isNotDone(tick);
    goOn();
    await expect(popupOf(page, 'Undone!')).toBeVisible();
    await expect.poll(() => stored(person, habit)).toEqual(before);
  });

  test('only the last tick is named in the popup and undone by Ctrl+Z, and not while typing', async ({
    page,
    person,
  }) => {
    await addHabit(person, 'Read', 'daily');
    await addHabit(person, 'Walk', 'daily');
    await page.goto('/habits');
    await todaysTick(page, 'Read').click();
    await expect(donePopup(page)).toContainText('Read');
    await todaysTick(page, 'Walk').click();
    await expect(donePopup(page)).toContainText('Walk');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
    await page.getByRole('link', { name: 'Add Habit' }).click();
    await page.getByLabel('Name').fill('Sleep');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(undoButton(page)).toBeVisible();
    await page.getByLabel('Name').fill('');
    await page.goBack();
    await openDone(page);
    await expectDone(todaysTick(page, 'Walk'));
    await page.keyboard.press('ControlOrMeta+z');
    await isNotDone(todaysTick(page, 'Walk'));
    await expect(popupOf(page, 'Undone!')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expectDone(todaysTick(page, 'Read'));
    await expect(undoButton(page)).toHaveCount(0);
  });

  test('a tick can be undone for five seconds, longer while the popup has the pointer or the focus, and later in Your changes', async ({
    page,
    person,
  }) => {
    await page.clock.install();
    await addHabit(person, 'Read', 'daily');
    await page.goto('/habits');
    const tick = todaysTick(page, 'Read');
    await tick.click();
    await expect(undoButton(page)).toBeVisible();
    await stopClock(page);
    await tick.click();
    await isNotDone(tick);
    await isOffered(page, 'Read');
    await page.clock.runFor(4_000);
    await expect(undoButton(page)).toBeVisible();
    await undoButton(page).hover();
    await page.clock.runFor(30_000);
    await expect(undoButton(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_000);
    await expect(undoButton(page)).toBeVisible();
    await page.clock.runFor(2_000);
    await isOffered(page);
    await profileMenu(page, 'Ada').click();
    await page.getByRole('menuitem', { name: 'Your changes' }).click();
    const changes = page.getByRole('dialog', { name: 'Your changes' });
    await expect(changes).toContainText('Read: no longer ticked');
    await changes.getByRole('button', { name: 'Undo' }).click();
    await page.clock.runFor(500);
    await expect(changes.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expectDone(tick);

    await tick.click();
    await isNotDone(tick);
    await page.clock.runFor(500);
    await undoButton(page).focus();
    await page.clock.runFor(30_000);
    await page.keyboard.press('Enter');
    await expectDone(tick);
    // The popup appears once the server has the change, so it needs a running clock.
    await page.clock.resume();
    await expect(popupOf(page, 'Undone!')).toBeVisible();
  });
});

const addProject = async ({ call }: Person) => {
  const goals = ['Camera', 'Light'].map((description) => ({ description }));
  const body = { name: 'Ray tracer', status: 'In Progress', progress: 60, goals } as const;
  return (await call(projects.create, { body })).data.project;
};

const changesOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(request.method());
  });
  return sent;
};

test.describe('statuses', () => {
  test('the status of a project is sent at once, and undone with its progress and its days @exhaustive', async ({
    page,
    person,
  }) => {
    const project = await addProject(person);
    const params = { id: project._id };
    const stored = async () => {
      const { updatedAt: _, ...rest } = (await person.call(projects.get, { params })).data;
      return rest;
    };
    const before = await stored();
    await page.goto('/mini-projects');
    const status = page.getByLabel('Status of Ray tracer');
    const card = page.getByRole('article');
    await status.selectOption('Completed');
    await expect(card).toContainText('100%');
    await expect(donePopup(page)).toContainText('Ray tracer: Completed');
    await expect.poll(stored).toMatchObject({ status: 'Completed', progress: 100 });
    await undoButton(page).click();
    await expect(status).toHaveValue('In Progress');
    await expect(card).toContainText('60%set by hand');
    await expect(popupOf(page, 'Undone!')).toBeVisible();
    expect(await stored()).toEqual(before);
  });

  test('the status of a resource that was completed days ago is undone with the day of completion @exhaustive', async ({
    page,
    person,
  }) => {
    const body = { title: 'Dune', status: 'Completed', progress: 35 } as const;
    const { resource } = (await person.call(resources.create, { body })).data;
    const params = { id: resource._id };
    const days = { startDate: addDays(today(), -40), completionDate: addDays(today(), -3) };
    await person.call(resources.update, { params, body: days });
    const stored = async () => {
      const { updatedAt: _, ...rest } = (await person.call(resources.get, { params })).data;
      return rest;
    };
    const before = await stored();
    await page.goto('/learning-planner');
    await page.getByLabel('Status of Dune').selectOption('On Hold');
    await expect(progressOf(page.getByRole('article'))).toHaveValue('35%');
    await expect.poll(stored).toMatchObject({ status: 'On Hold', completionDate: null });
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(stored).toEqual(before);
  });
});

test.describe('held changes', () => {
  test('a change that is held for Undo is sent once the page is hidden @exhaustive', async ({
    page,
    person,
  }) => {
    const project = await addProject(person);
    await page.goto(`/projects/${project._id}/goals`);
    await page.getByRole('button', { name: 'Delete Camera' }).click();
    await expect(donePopup(page)).toContainText('Deleting “Camera”');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(donePopup(page)).toHaveCount(0);
    await expect
      .poll(async () => (await person.call(projects.list, {})).data.projects[0]?.goals.length)
      .toBe(1);
  });

  test('a change that is held for Undo is undone even without a network @exhaustive', async ({
    page,
    context,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failedCalls);
    const project = await addProject(person);
    await page.goto(`/projects/${project._id}/goals`);
    const goals = page.getByRole('list', { name: 'Goals' }).getByRole('listitem');
    await expect(goals).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Light' }).check();
    await expect(undoButton(page)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Delete Camera' }).click();
    await expect(goals).toHaveCount(1);
    await undoButton(page).click();
    await expect(goals).toHaveText(['Camera', 'Light']);
    await context.setOffline(false);
    await page.reload();
    await expect(goals).toHaveText(['Camera']);
    await page.getByRole('button', { name: 'Done (1)' }).click();
    await expect(page.getByRole('checkbox', { name: 'Light' })).toBeChecked();
  });

  test('a change that is held for Undo is never sent if it is undone: an unticked goal keeps its day @exhaustive', async ({
    page,
    person,
  }) => {
    const project = await addProject(person);
    const [goal] = project.goals;
    const params = { id: project._id, goalId: goal?._id ?? '' };
    await person.call(projects.toggleGoal, { params, body: { completed: true } });
    const before = (await person.call(projects.get, { params })).data.goals;
    const sent = changesOf(page);
    await page.goto(`/projects/${project._id}/goals`);
    await page.getByRole('button', { name: 'Done (1)' }).click();
    const tick = page.getByRole('checkbox', { name: 'Camera' });
    await tick.uncheck();
    await expect(donePopup(page)).toContainText('Camera: no longer ticked');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(tick).toBeChecked();
    expect(sent).toEqual([]);
    await page.getByRole('checkbox', { name: 'Light' }).check();
    await expect(donePopup(page)).toContainText('Light: ticked');
    await page.keyboard.press('ControlOrMeta+z');
    await expect
      .poll(async () => (await person.call(projects.get, { params })).data.goals)
      .toEqual(before);
  });
});

/** Adds a skill with two of its ten hours logged today. Returns the parameters of its calls. */
const addSkillWithTwoHours = async ({ call }: Person) => {
  const body = { name: 'Rust', category: 'Other', targetHours: 10 } as const;
  const { skill } = (await call(skills.create, { body })).data;
  const params = { id: skill._id };
  await call(skills.logHours, { params, body: { hours: 2 } });
  return params;
};

test('logging hours can be undone, and so can deleting them @exhaustive', async ({
  page,
  person,
}) => {
  const params = await addSkillWithTwoHours(person);
  const stored = async () => {
    const { updatedAt: _, ...rest } = (await person.call(skills.get, { params })).data;
    return rest;
  };
  const before = await stored();
  await page.goto(`/skills/${params.id}/log-hours`);
  await page.getByText('Yesterday', { exact: true }).click();
  await page.getByRole('button', { name: '30 min', exact: true }).click();
  await page.getByRole('button', { name: 'Log 30 min' }).click();
  await expect(donePopup(page)).toContainText('Rust: 30 min');
  await page.getByRole('link', { name: 'Log hours for Rust' }).click();
  const entries = page.getByRole('list', { name: 'Recent activities' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await undoButton(page).click();
  await expect(entries).toHaveCount(1);
  await expect.poll(stored).toEqual(before);

  await page.getByRole('button', { name: 'Delete 2 h, Today' }).click();
  await expect(page.getByText('10 h to go')).toBeVisible();
  await undoButton(page).click();
  await expect(page.getByText('8 h to go')).toBeVisible();
  await page.reload();
  await expect(entries).toHaveCount(1);
  expect(await stored()).toEqual(before);
});

test('an undone change stays undone, even if the page is left while the browser is busy storing it @exhaustive', async ({
  page,
  person,
}) => {
  const params = await addSkillWithTwoHours(person);
  await page.goto(`/skills/${params.id}/log-hours`);
  await page.getByRole('button', { name: 'Delete 2 h, Today' }).click();
  await expect(page.getByText('10 h to go')).toBeVisible();
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name);
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      if (!open.result.objectStoreNames.contains('changes')) continue;
      const changes = open.result.transaction('changes', 'readwrite').objectStore('changes');
      const end = performance.now() + 2_000;
      const keepBusy = () => {
        if (performance.now() < end) changes.count().onsuccess = keepBusy;
      };
      keepBusy();
    }
    new MutationObserver((_changes, observer) => {
      if (!document.body.textContent.includes('8 h to go')) return;
      observer.disconnect();
      sessionStorage.setItem('left', 'yes');
      window.location.reload();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await undoButton(page).click({ noWaitAfter: true });
  await page.waitForFunction(() => sessionStorage.getItem('left'));
  await expect(page.getByText('8 h to go')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete 2 h, Today' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('8 h to go')).toBeVisible();
});

test.describe('on a phone @exhaustive', () => {
  test.use(phone);

  test('a tap undoes a tick, and the popup does not cover the habit', async ({ page, person }) => {
    await addHabit(person, 'Read', 'daily');
    await page.goto('/habits');
    const tick = todaysTick(page, 'Read');
    await tick.tap();
    for (const target of [undoButton(page), donePopup(page).getByRole('button', { name: 'Close' })])
      await expectTouchable(target);
    const [popup, habit] = [await donePopup(page).boundingBox(), await tick.boundingBox()];
    expect((habit?.y ?? 844) + (habit?.height ?? 0)).toBeLessThan(popup?.y ?? 0);
    await undoButton(page).tap();
    await isNotDone(tick);
    await expect(popupOf(page, 'Undone!')).toBeVisible();
    await expect(donePopup(page)).toHaveCount(0);
  });
});

test('popups and questions of a person disappear in every tab once another person signs in @exhaustive', async ({
  page,
  context,
  cairn,
  person,
}) => {
  await addHabit(person, 'Read', 'daily');
  await addHabit(person, 'Walk', 'daily');
  const other = await registerPerson(cairn);
  const second = await context.newPage();
  await second.goto('/habits?view=list');
  await todaysTick(second, 'Read').click();
  await expect(donePopup(second)).toContainText('Read');
  await cardOf(second, 'Walk').getByRole('button', { name: 'Delete Walk' }).click();
  await expect(second.getByRole('dialog')).toBeVisible();

  await page.goto('/habits');
  await todaysTick(page, 'Walk').click();
  await expect(donePopup(page)).toContainText('Walk');
  await chooseInProfileMenu(page, 'Logout');
  await logIn(page, other);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  for (const tab of [page, second]) {
    await expect(tab.getByText(/Read|Walk/)).toHaveCount(0);
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await tab.keyboard.press('ControlOrMeta+z');
  }
  await expect(second.getByText(/Read|Walk/)).toHaveCount(0);
  const { habits: kept } = (await person.call(habits.list, {})).data;
  expect(kept.map((habit) => habit.totalCompletions)).toEqual([1, 1]);
});
