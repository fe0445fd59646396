import '../../../domain/rows/resources.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { resourceReasons } from '#shared/resources/reasons.ts';
import { resources } from '#shared/resources/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aPart, aResource } from '../resource.fixture.ts';
import { hasPace, ResourcePace } from './ResourcePace.tsx';

const book = aResource({ spentMinutes: 90, duration: 600, status: 'In Progress' });
const none = { finish: null, earliest: null, latest: null };
const pace = {
  weeks: 13,
  hoursPerWeek: 2.4,
  reason: null,
  reasons: { finish: null },
  finish: '2027-05-12',
  earliest: '2027-03-03',
  latest: '2027-09-09',
  ...{ pagesLeft: null, minutesLeft: 450, pagesPerHour: null },
};
const sentence =
  '2 h 24 min a week over 13 weeks: about 12 May 2027 (3 March at your fastest four weeks, 9 September at your slowest).';
const { message, ...why } = resourceReasons.nothingLeft();

test.each([
  ['says the finish', pace, sentence],
  [
    'says why it has no finish',
    { ...pace, ...none, reason: message, reasons: { finish: why } },
    'Nothing is left of it: its progress is 100%.',
  ],
])('the pace %s', async (_, data, text) => {
  const sent = respond([resources.pace, { body: { data } }]);
  await renderSignedIn(<ResourcePace id={book._id} />);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(sent).toHaveLength(1);
  await expectAccessible();
});

test('a pace that can’t be loaded is reported', async () => {
  respond([resources.pace, { status: 500, body: {} }]);
  await renderSignedIn(<ResourcePace id={book._id} />);
  expect(await screen.findByText('Failed to load the pace')).toBeVisible();
});

test.each<[string, Partial<Resource>, boolean]>([
  ['a resource with time', {}, true],
  ['a resource without time', { spentMinutes: 0 }, false],
  ['a resource without a duration', { duration: 0 }, false],
  ['a book with pages only', { duration: 0, pages: 320, page: 140 }, true],
  ['a book at its last page', { pages: 320, page: 320, progress: 100 }, false],
  ['a course whose parts have minutes', { duration: 0, parts: [aPart('A', { minutes: 5 })] }, true],
  ['a course whose parts have none', { duration: 0, parts: [aPart('A')] }, false],
  ['a completed resource', { status: 'Completed' }, false],
  ['a resource at 100%', { progress: 100 }, false],
  ['a resource on hold', { status: 'On Hold' }, true],
])('%s has a pace: %s', (_, given, expected) => {
  expect(hasPace({ ...book, ...given })).toBe(expected);
});
