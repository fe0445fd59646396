import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { users } from '#shared/users/routes.ts';
import { ada, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { browserTimeZone } from '../../data/browser/browserTimeZone.ts';
import { sessionStore } from '../../data/session/sessionStore.ts';
import { FollowTimeZone } from './FollowTimeZone.tsx';

// This zone has two names, and browsers differ in which one they use.
vi.mock(import('../../data/browser/browserTimeZone.ts'), async (original) => {
  const actual = await original();
  return { ...actual, browserTimeZone: () => actual.nameOfZoneHere('Asia/Kolkata') };
});

const here = browserTimeZone();
const serve = () => respond([users.updateProfile, { body: { data: { ...ada, timeZone: here } } }]);
const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('a page in another time zone updates the profile once', async () => {
  const sent = serve();
  await renderSignedIn(<FollowTimeZone />, { timeZone: 'Pacific/Auckland' });
  await look();
  expect(sent.map(({ body }) => body)).toEqual([{ timeZone: here }]);
  expect(sessionStore.state()).toMatchObject({ user: { timeZone: here } });
});

test('a page in the profile’s zone and a hidden page send nothing', async () => {
  const sent = serve();
  const { unmount } = await renderSignedIn(<FollowTimeZone />, { timeZone: here });
  await look();
  unmount();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await renderSignedIn(<FollowTimeZone />, { timeZone: 'Pacific/Auckland' });
  await look();
  expect(sent).toEqual([]);
  visibility.mockReturnValue('visible');
  await look();
  expect(sent).toHaveLength(1);
});

test.each(['Asia/Kolkata', 'Asia/Calcutta'])(
  'a zone with two names is the same zone under either name: %s',
  async (timeZone) => {
    const sent = serve();
    await renderSignedIn(<FollowTimeZone />, { timeZone });
    await look();
    expect(sent).toEqual([]);
  },
);
