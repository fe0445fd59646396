import { expect, test } from 'vitest';
import { withSessions } from './entries.ts';

const ofDays = (kind: string, ...days: (string | null)[]) => days.map((day) => ({ day, kind }));

test('other entries are above the sessions of their day, and entries with an unknown day come last', () => {
  const entries = withSessions(
    ofDays('reading', null, '2026-02-01', '2026-05-03'),
    ofDays('session', '2026-11-19', '2026-05-03', '2026-03-01', '2026-02-01', '2026-01-15'),
  );
  expect(entries.map(({ day, kind }) => `${kind} ${day}`)).toEqual([
    'session 2026-11-19',
    'reading 2026-05-03',
    'session 2026-05-03',
    'session 2026-03-01',
    'reading 2026-02-01',
    'session 2026-02-01',
    'session 2026-01-15',
    'reading null',
  ]);
});
