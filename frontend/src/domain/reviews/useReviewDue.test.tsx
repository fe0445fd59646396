import '../../areaData.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reviews } from '#shared/reviews/routes.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aReview } from '../../features/reviews/review.fixture.ts';
import { useFocus } from './useFocus.ts';
import { useReviewDue } from './useReviewDue.ts';

const Due = () => {
  const due = useReviewDue() ?? 'none';
  return <p>{useFocus() ? due : 'loading'}</p>;
};

afterEach(() => void vi.useRealTimers());

test.each([
  ['on the last day of the week', '2026-11-21', 0, [], '2026-11-15'],
  ['one day after that day', '2026-11-22', 0, [], '2026-11-15'],
  ['two days after that day', '2026-11-23', 0, [], '2026-11-15'],
  ['four days after that day', '2026-11-25', 0, [], 'none'],
  ['once the review is written', '2026-11-22', 0, ['2026-11-15'], 'none'],
  [
    'once the review is written, even if weeks now start on Monday',
    '2026-11-23',
    1,
    ['2026-11-15'],
    'none',
  ],
] as const)('the due review %s', async (_, today, weekStartsOn, written, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  const listed = written.map((week) => aReview(week));
  respond([reviews.list, { body: { data: { reviews: listed } } }]);
  await renderSignedIn(<Due />, { _id: crypto.randomUUID(), weekStartsOn });
  expect(await screen.findByText(expected)).toBeVisible();
});
