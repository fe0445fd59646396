import '../../areaData.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Activity } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { SessionList } from './SessionList.tsx';

const today = '2026-11-20';
const source = {
  area: 'resources',
  _id: '01JD0000000000000000000001',
  name: 'Rust',
  relatedSkills: [],
} as const;

const session = (date: string, given: Partial<Activity> = {}): Activity => ({
  _id: `01JD00000000000000000000${date.slice(-2)}`,
  ...{ skill: null, source: 'resource', sourceId: source._id, sourceName: 'Rust' },
  ...{ type: 'Reading', date, hours: 0.5, duration: 30, description: '' },
  ...{ page: null, pageBefore: null, createdAt: `${date}T09:00:00.000Z` },
  ...given,
});

const open = (...activities: Activity[]) => {
  respond([skills.unassigned, { body: { data: { activities } } }]);
  const spentMinutes = activities.length * 30;
  const list = <SessionList source={{ ...source, spentMinutes }} today={today} label="When" />;
  return renderSignedIn(list, { _id: crypto.randomUUID() });
};

test('a session shows its pages, and the newest is first', async () => {
  await open(
    session('2026-11-18', { page: 112, pageBefore: null }),
    session('2026-11-19', { page: 140, pageBefore: 112, description: 'Ownership' }),
    session('2026-11-17'),
  );
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Yesterday 30 min · page 112 to 140Ownership',
    '18 November 30 min · page 112',
    '17 November 30 min',
  ]);
  await expectAccessible();
});

test('after a session is deleted, the next delete button has the focus, and after the last session the list', async () => {
  const { user, outbox } = await open(session('2026-11-18'), session('2026-11-19'));
  await user.click(await screen.findByRole('button', { name: 'Delete 30 min, Yesterday' }));
  const next = screen.getByRole('button', { name: 'Delete 30 min, 18 November' });
  await expect.poll(() => document.activeElement).toBe(next);
  await user.click(next);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('list', { name: 'When' }));
  expect(outbox.pending()).toMatchObject([
    { failure: 'Failed to delete the session' },
    { failure: 'Failed to delete the session' },
  ]);
});

test('‘Load older’ finds a session from more than ten years ago', async () => {
  const old = session('2016-11-01');
  vi.stubGlobal('fetch', async (url: string) => {
    const from = new URL(url, location.href).searchParams.get('from') ?? '';
    return Response.json({ data: { activities: from <= old.date ? [old] : [] } });
  });
  const list = <SessionList source={{ ...source, spentMinutes: 30 }} today={today} label="When" />;
  const { user } = await renderSignedIn(list, { _id: crypto.randomUUID() });
  await user.click(await screen.findByRole('button', { name: 'Load older' }));
  await user.click(await screen.findByRole('button', { name: 'Load older' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('1 November 2016 30 min');
  expect(screen.queryByText(/not related any more/)).toBeNull();
});
