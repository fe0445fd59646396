import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Route } from '#shared/core/route.ts';
import type { Device } from '#shared/reminders/model.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { users } from '#shared/users/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { ada, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { publicKey, stubPush } from '../../../data/reminders/push.fixture.ts';
import { storedDevice } from '../../../data/reminders/storedDevice.ts';
import { Reminders } from './Reminders.tsx';

const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
const here: Device = {
  id: createHash('sha256').update(endpoint).digest('hex'),
  label: 'Chrome on Android',
  createdAt: '2026-11-02T09:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
};
const laptop: Device = {
  ...here,
  id: 'b'.repeat(64),
  label: 'Firefox on Linux',
  lastUsedAt: '2026-11-02T09:00:00.000Z',
};

type Given = readonly [Route, { readonly body: unknown }];
const devices = (...all: Device[]): Given => [
  pushRoutes.listDevices,
  { body: { data: { publicKey, devices: all } } },
];
const removed: Given = [pushRoutes.removeDevice, { body: { data: null } }];
const button = (name: string) => screen.getByRole('button', { name });
const list = () => screen.findByRole('list', { name: 'Devices with reminders' });

const showOn = () => {
  storedDevice.set({ id: here.id, person: ada._id });
  return stubPush({ permission: 'granted', endpoint, subscribed: 1 });
};

beforeEach(() => localStorage.clear());

test('the devices say when they were last used, and which is this one', async () => {
  showOn();
  respond(devices(here, laptop));
  await renderSignedIn(<Reminders />);
  const [first, second] = within(await list()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Chrome on Android.*This device\. Last used today/);
  expect(second).not.toHaveTextContent('This device');
  expect(screen.getByText('Reminders are on for this device.')).toBeVisible();
  await expectAccessible();
});

test('they are turned on here, and off', async () => {
  const browser = stubPush();
  const sent = respond(devices(), removed, [
    pushRoutes.setDevice,
    { body: { data: { device: here } } },
  ]);
  const { user } = await renderSignedIn(<Reminders />);
  await user.click(button('Turn on here'));
  expect(await screen.findByText('Reminders are on for this device.')).toBeVisible();
  await user.click(button('Turn off here'));
  expect(await screen.findByText(/^Reminders are off on this device/)).toBeVisible();
  expect(browser.endpoint).toBeNull();
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/users/push/{id}');
});

test('another device is removed, and this one turned off by its own line', async () => {
  const browser = showOn();
  respond(devices(here, laptop), removed);
  const { user } = await renderSignedIn(<Reminders />);
  await list();
  await user.click(button('Remove Firefox on Linux'));
  expect(await screen.findByText('Removed!')).toBeVisible();
  expect(await list()).toHaveFocus();
  expect(browser.endpoint).not.toBeNull();
  await user.click(button('Remove Chrome on Android'));
  await waitFor(() => expect(browser.endpoint).toBeNull());
  expect(screen.getByText(/^Reminders are off on this device/)).toBeVisible();
});

test.each([
  ['that was sent', { body: { data: null } }, /^Sent\. The notification should appear/],
  [
    'that was not',
    { status: 409, body: { code: 'conflict', ...reminderReasons.testNotSent() } },
    /did not accept the notification/,
  ],
])('a test %s is said', async (_, response, said) => {
  showOn();
  respond(devices(here), [pushRoutes.testDevice, response]);
  const { user } = await renderSignedIn(<Reminders />);
  await user.click(button('Send a test'));
  expect(await screen.findByText(said)).toBeVisible();
});

test('a browser that blocks them, or has none, says what to do', async () => {
  respond(devices());
  const { unmount } = await renderSignedIn(<Reminders />);
  expect(screen.getByText(/^This browser can’t show notifications/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on here' })).toBeNull();
  unmount();
  stubPush({ permission: 'denied' });
  await renderSignedIn(<Reminders />);
  expect(screen.getByText(/^Your browser blocks notifications/)).toBeVisible();
});

test('what notifications show and when none comes is kept in the profile', async () => {
  stubPush();
  const quiet = { from: '22:00', to: '07:00' };
  const saved = { ...ada, hideNames: true, quiet, digest: null };
  const sent = respond(devices(), [users.updateProfile, { body: { data: saved } }]);
  const { user } = await renderSignedIn(<Reminders />);
  expect(screen.queryByLabelText('From')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Hide names' }));
  await user.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
  await expectAccessible();
  await user.clear(screen.getByLabelText('To'));
  await user.click(button('Save'));
  expect(screen.getByLabelText('To')).toBeInvalid();
  await user.type(screen.getByLabelText('To'), '07:00');
  await user.click(button('Save'));
  expect(await screen.findByText('Reminder settings saved')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ hideNames: true, quiet });
});
