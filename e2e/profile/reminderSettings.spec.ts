import { createECDH } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';
import { todayRegion } from '../pages/tracker.ts';
import { isInstalled, test, visit } from '../sites/ownSite.ts';

// The push subscription belongs to the service worker.
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

/**
 * A headless browser forbids notifications and has no push service. This keeps the subscription and the person's
 * permission in local storage instead. The person always allows notifications.
 */
const stubPush = (page: Page) =>
  page.addInitScript((p256dh) => {
    const keys = { subscription: 'stub.subscription', permission: 'stub.permission' };
    const permission = () => localStorage.getItem(keys.permission) ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: permission });
    Notification.requestPermission = async () => {
      localStorage.setItem(keys.permission, 'granted');
      return 'granted';
    };
    const decoded = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
        char.charCodeAt(0),
      );
    const stored = () => {
      const [endpoint, key] = localStorage.getItem(keys.subscription)?.split(' ') ?? [];
      if (!endpoint || !key) return null;
      return {
        endpoint,
        options: { applicationServerKey: decoded(key).buffer },
        getKey: (name: string) => (name === 'auth' ? new Uint8Array(16) : decoded(p256dh)).buffer,
        unsubscribe: async () => {
          localStorage.removeItem(keys.subscription);
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => stored(),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
        localStorage.setItem(keys.subscription, `${endpoint} ${key}`);
        return stored();
      },
    });
  }, createECDH('prime256v1').generateKeys('base64url'));

const hasSubscription = (page: Page) =>
  page.evaluate(() => localStorage.getItem('stub.subscription') !== null);

const question = (page: Page) => page.getByText('Should this device remind you?');
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on', exact: true });
const profileCard = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', { name: 'Reminders' }),
    });

test.beforeEach(({ page }) => stubPush(page));

test('a new habit with reminder times asks whether this device should remind of it', async ({
  page,
  signedIn,
}) => {
  await visit(page, '/habits/add');
  await page.getByLabel('Name').fill('Stretch');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Reminder time').fill('21:30');
  for (const [number, time] of [
    [2, '07:00'],
    [3, '12:15'],
  ]) {
    await page.getByRole('button', { name: 'Add a time' }).click();
    await page.getByLabel(`Reminder time ${number}`).fill(String(time));
  }
  await page.getByRole('checkbox', { name: 'Only as a last chance' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Habit' }).click();

  await expect(page).toHaveURL(/\/habits$/);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  const { data } = await signedIn.call(habits.list, {});
  expect(data.habits[0]).toMatchObject({
    reminderTime: '07:00',
    reminderTimes: ['07:00', '12:15', '21:30'],
    remind: 'last-chance',
  });

  await turnOn(page).click();
  await expect(page.getByText('Reminders are on.')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  const devices = async () => (await signedIn.call(pushRoutes.listDevices, {})).data.devices;
  expect(await devices()).toMatchObject([{ label: expect.stringMatching(/Chrome on /) }]);

  // Another start of the app keeps the same device.
  await page.reload();
  await isInstalled(page);
  await expect.poll(devices).toHaveLength(1);
  await chooseInProfileMenu(page, 'Logout');
  await expect.poll(devices).toEqual([]);
  expect(await hasSubscription(page)).toBe(false);
});

test('Today asks once whether this device should remind, after the third day with a reminder time @exhaustive', async ({
  page,
  signedIn,
}) => {
  const body = { name: 'Stretch', frequency: 'daily', reminderTime: '07:00' } as const;
  await signedIn.call(habits.create, { body });
  const firstSeen = (day: string) =>
    page.evaluate(
      ([person, since]) => localStorage.setItem('cairn.reminders.question', `${person} ${since}`),
      [signedIn.user._id, day],
    );
  await visit(page, '/dashboard');
  await expect(todayRegion(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await firstSeen(addDays(today(), -3));
  await page.reload();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await expect(todayRegion(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('the profile turns reminders on and off for this device, removes devices, and saves the reminder settings @exhaustive', async ({
  page,
  signedIn,
}) => {
  await visit(page, '/profile');
  const card = profileCard(page);
  await card.getByRole('button', { name: 'Turn on here' }).click();
  await expect(card.getByText('Reminders are on for this device.')).toBeVisible();
  const list = card.getByRole('list', { name: 'Devices with reminders' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Chrome on .*This device\. Last used today/,
  ]);
  await card.getByRole('checkbox', { name: 'Hide names' }).check();
  await card.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await card.getByLabel('From').fill('21:30');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Reminder settings saved')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('checkbox', { name: 'Hide names' })).toBeChecked();
  await expect(card.getByLabel('From')).toHaveValue('21:30');
  await expect(card.getByLabel('To')).toHaveValue('07:00');

  // Removes this device as another device would. The app on this device notices the removal at its next start.
  const { devices } = (await signedIn.call(pushRoutes.listDevices, {})).data;
  await signedIn.call(pushRoutes.removeDevice, { params: { id: devices[0]?.id ?? '' } });
  await page.reload();
  await expect(card.getByText(/Reminders are off on this device/)).toBeVisible();
  expect(await hasSubscription(page)).toBe(false);
  await card.getByRole('button', { name: 'Turn on here' }).click();
  await list.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('Removed!')).toBeVisible();
  await expect(card.getByText(/Reminders are off on this device/)).toBeVisible();
  await expect(list).toHaveCount(0);
});
