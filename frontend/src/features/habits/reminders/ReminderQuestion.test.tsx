import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, todayIn } from '#shared/days/days.ts';
import type { Device } from '#shared/reminders/model.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { ada, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { publicKey, stubPush } from '../../../domain/reminders/push.fixture.ts';
import { reminderQuestion } from '../../../domain/reminders/question.ts';
import { aHabit } from '../habit.fixture.ts';
import { ReminderQuestion } from './ReminderQuestion.tsx';

const today = todayIn(Date.now(), ada.timeZone);
const reminded = aHabit({ reminderTimes: ['07:00'] });
const show = (...habits: Parameters<typeof aHabit>) =>
  renderSignedIn(<ReminderQuestion habits={habits.length > 0 ? habits.map(aHabit) : [reminded]} />);
const text = () => screen.queryByRole('status')?.textContent ?? '';
const button = (name: string) => screen.getByRole('button', { name });
const seenBefore = (days: number) => reminderQuestion.seen(ada._id, addDays(today, -days));

const device: Device = {
  id: 'a'.repeat(64),
  label: 'Chrome on Android',
  createdAt: '2026-11-02T09:00:00.000Z',
  lastUsedAt: '2026-11-02T09:00:00.000Z',
};

const serve = () =>
  respond(
    [pushRoutes.listDevices, { body: { data: { publicKey, devices: [] } } }],
    [pushRoutes.setDevice, { body: { data: { device } } }],
  );

beforeEach(() => {
  localStorage.clear();
  reminderQuestion.forget();
});

describe('nothing is asked', () => {
  test('before the third day', async () => {
    stubPush();
    respond();
    seenBefore(2);
    await show();
    expect(text()).toBe('');
  });

  test('if no habit has a time', async () => {
    stubPush();
    respond();
    seenBefore(9);
    await show({});
    expect(text()).toBe('');
  });

  test.each(['denied', 'unsupported'])('on a later day, if notifications are %s', async (why) => {
    if (why === 'denied') stubPush({ permission: 'denied' });
    respond();
    seenBefore(3);
    await show();
    expect(text()).toBe('');
  });
});

test('after three days the question is asked once', async () => {
  stubPush();
  const sent = respond();
  seenBefore(3);
  const { user, unmount } = await show();
  expect(text()).toMatch(/your browser asks whether Cairn may send notifications/);
  await expectAccessible();
  await user.click(button('Not now'));
  expect(text()).toBe('');
  expect(sent).toEqual([]);
  unmount();
  reminderQuestion.saved(ada._id);
  await show();
  expect(text()).toBe('');
});

test('after a time was saved the question is asked immediately, and turns reminders on', async () => {
  const browser = stubPush();
  serve();
  reminderQuestion.saved(ada._id);
  const { user } = await show();
  await user.click(button('Turn on'));
  expect(await screen.findByText('Reminders are on.')).toBeVisible();
  expect(screen.queryByText(/Should this device/)).toBeNull();
  expect(browser.subscribed).toBe(1);
});

test('a person who denies the permission reads how to allow notifications', async () => {
  stubPush({ answer: 'denied' });
  respond();
  seenBefore(3);
  const { user } = await show();
  await user.click(button('Turn on'));
  expect(text()).toMatch(/^Your browser blocks notifications from Cairn/);
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  await user.click(button('Close'));
  expect(text()).toBe('');
});

test('on an iPhone the banner asks to add Cairn to the Home Screen first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1');
  respond();
  reminderQuestion.saved(ada._id);
  await show();
  expect(text()).toMatch(/^Add Cairn to your Home Screen first/);
  expect(button('Close')).toBeVisible();
});

test('a failure is reported, and the button can be pressed again', async () => {
  stubPush();
  respond();
  reminderQuestion.saved(ada._id);
  const { user } = await show();
  await user.click(button('Turn on'));
  expect(await screen.findByText(/Could not reach the server/)).toBeVisible();
  expect(button('Turn on')).toBeEnabled();
});
