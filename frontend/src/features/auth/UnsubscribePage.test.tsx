import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { digestRoutes } from '#shared/reminders/digest/routes.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const name = 'Turn off the daily digest';

beforeEach(() => history.replaceState(null, '', `/unsubscribe#${'a'.repeat(64)}`));

test('the daily digest is turned off by the button, and not by opening the page', async () => {
  const sent = respond([digestRoutes.unsubscribe, { body: { data: null } }]);
  const { user } = render(<UnsubscribePage />);
  await expectAccessible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  const done = await screen.findByText('The daily digest is off.');
  expect(done.closest('[tabindex]')).toHaveFocus();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/users/digest/unsubscribe']);
  expect(screen.queryByRole('button', { name })).toBeNull();
  await expectAccessible();
});

test('an incomplete link is reported, and the button stays', async () => {
  const refusal = { code: 'invalid', ...reminderReasons.unsubscribeLink() };
  respond([digestRoutes.unsubscribe, { status: 400, body: refusal }]);
  const { user } = render(<UnsubscribePage />);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(/^This link is not complete/)).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeEnabled();
});
