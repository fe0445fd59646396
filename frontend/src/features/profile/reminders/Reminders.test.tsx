import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Route } from '#shared/calls/route.ts';
import { digestRoutes } from '#shared/reminders/digest/routes.ts';
import type { Device } from '#shared/reminders/model.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { ada, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { storedDevice } from '../../../data/session/storedDevice.ts';
import { publicKey, stubPush } from '../../../domain/reminders/push.fixture.ts';
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
const digest = (available: boolean, confirmed: boolean): Given => [
  digestRoutes.readDigest,
  { body: { data: { available, confirmed } } },
];
const removed: Given = [pushRoutes.removeDevice, { body: { data: null } }];
const button = (name: string) => screen.getByRole('button', { name });
const list = () => screen.findByRole('list', { name: 'Devices with reminders' });

const showOn = () => {
  storedDevice.set({ id: here.id, person: ada._id });
  return stubPush({ permission: 'granted', endpoint, subscribed: 1 });
};

beforeEach(() => localStorage.clear());

test('the list says when each device was last used, and which one is this device', async () => {
  showOn();
  respond(devices(here, laptop));
  await renderSignedIn(<Reminders />);
  const [first, second] = within(await list()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Chrome on Android.*This device\. Last used today/);
  expect(second).not.toHaveTextContent('This device');
  expect(screen.getByText('Reminders are on for this device.')).toBeVisible();
  await expectAccessible();
});

test('reminders can be turned on and off on this device', async () => {
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

test('removing another device keeps this one on, and removing this device turns it off', async () => {
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
    'that was not sent',
    { status: 409, body: { code: 'conflict', ...reminderReasons.testNotSent() } },
    /did not accept the notification/,
  ],
])('the result of a test notification %s is shown', async (_, response, text) => {
  showOn();
  respond(devices(here), [pushRoutes.testDevice, response]);
  const { user } = await renderSignedIn(<Reminders />);
  await user.click(button('Send a test'));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a browser that blocks or lacks notifications says what to do', async () => {
  respond(devices());
  const { unmount } = await renderSignedIn(<Reminders />);
  expect(screen.getByText(/^This browser can’t show notifications/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on here' })).toBeNull();
  unmount();
  stubPush({ permission: 'denied' });
  await renderSignedIn(<Reminders />);
  expect(screen.getByText(/^Your browser blocks notifications/)).toBeVisible();
});

test('hidden names and quiet hours are saved in the profile', async () => {
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

test('the daily digest can be turned off, and saving sends only what changed', async () => {
  stubPush();
  const saved = { ...ada, hideNames: false, quiet: null, digest: '21:30' };
  const sent = respond(devices(), digest(true, true), [
    users.updateProfile,
    { body: { data: saved } },
  ]);
  const { user } = await renderSignedIn(<Reminders />);
  const box = await screen.findByRole('checkbox', { name: 'Daily digest' });
  expect(box).toHaveAccessibleDescription(
    /^One email to ada@example\.com .* skipped on days on which a notification reached you/,
  );
  await user.click(button('Save'));
  expect(await screen.findByText('Reminder settings saved')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({});
  // The response turned the digest on, as another device could have.
  expect(screen.getByLabelText('Time of the digest')).toHaveValue('21:30');
  await user.clear(screen.getByLabelText('Time of the digest'));
  await user.click(button('Save'));
  expect(screen.getByLabelText('Time of the digest')).toBeInvalid();
  await user.click(box);
  await expectAccessible();
  await user.click(button('Save'));
  expect(sent.at(-1)?.body).toEqual({ digest: null });
});

test('a code confirms the address for the daily digest', async () => {
  stubPush();
  const sent = respond(
    devices(),
    digest(true, false),
    [digestRoutes.sendDigestCode, { body: { data: null, ...userReasons.emailCodeSent() } }],
    [digestRoutes.confirmDigest, { body: { data: { available: true, confirmed: true } } }],
  );
  const { user } = await renderSignedIn(<Reminders />);
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  expect(screen.queryByRole('checkbox', { name: 'Daily digest' })).toBeNull();
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  await expectAccessible();
  await user.click(button('Confirm address'));
  expect(screen.getByLabelText('Code')).toBeInvalid();
  await user.click(button('Send again'));
  expect(await screen.findByText('A new code is on its way.')).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(button('Confirm address'));
  expect(await screen.findByText('Address confirmed')).toBeVisible();
  expect(sent).toContainEqual({
    call: 'POST /api/users/digest/confirm',
    body: { code: '123456' },
  });
});

test.each([
  [false, false],
  [false, true],
])('no digest is offered if it is not available (%s, %s)', async (available, confirmed) => {
  stubPush();
  const sent = respond(devices(), digest(available, confirmed));
  await renderSignedIn(<Reminders />);
  await waitFor(() => expect(screen.queryByText(/daily digest|one email a day/i)).toBeNull());
  expect(sent.map(({ call }) => call)).toContain('GET /api/users/digest');
});

test('the hidden offer of a digest takes its space until the server responds', async () => {
  stubPush();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await renderSignedIn(<Reminders />);
  expect(screen.getByText(/one email a day/)).not.toBeVisible();
});
