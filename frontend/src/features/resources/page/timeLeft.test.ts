import { expect, test } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { timeLeft } from '#shared/resources/speed.ts';
import { aPart, aResource } from '../resource.fixture.ts';
import { describeTimeLeft } from './timeLeft.ts';

const timed = [aPart('A', { minutes: 45, done: true }), aPart('B', { minutes: 90 })];
const [today, finish] = ['2027-01-20', '2027-05-03'];

test.each<[Partial<Resource>, string | null, string]>([
  [{}, null, ''],
  [{ duration: 600, progress: 25 }, null, 'About 7 h 30 min left.'],
  [{ duration: 600, progress: 25 }, finish, 'About 7 h 30 min left; done about 3 May.'],
  [{}, '2028-05-03', 'Done about 3 May 2028.'],
  [{ pages: 320, page: 319 }, null, '1 page left.'],
  [{ pages: 320, page: 140 }, null, '180 pages left.'],
  [{ pages: 320, page: 160, progress: 50, duration: 600 }, null, '160 pages, about 5 h.'],
  [{ pages: 320, page: 320, progress: 100, duration: 600 }, null, ''],
  [{ parts: [aPart('A'), aPart('B')] }, null, '2 parts left.'],
  [{ parts: timed, duration: 600 }, null, '1 part, about 1 h 30 min.'],
  [{ parts: [aPart('A', { done: true })], progress: 100 }, null, ''],
  [{ status: 'Completed', pages: 320, page: 140, progress: 100 }, finish, ''],
])('%j with the finish %s: %j', (given, day, words) => {
  const resource = aResource(given);
  expect(describeTimeLeft(resource, timeLeft(resource), day, today)).toBe(words);
});

test('the sentence names the person’s speed', () => {
  const left = { pagesLeft: 140, minutesLeft: 380, pagesPerHour: 22 };
  expect(describeTimeLeft(aResource(), left, finish, today)).toBe(
    '140 pages, about 6 h 20 min at your 22 pages an hour; done about 3 May.',
  );
});
