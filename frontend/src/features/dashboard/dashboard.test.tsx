import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { Motivation } from './DashboardPage.tsx';

test('the motivation level stands beside the days that it follows from', async () => {
  render(<Motivation stats={{ motivationLevel: 'On Fire', recentActiveDays: 12 }} />);
  expect(screen.getByRole('button', { name: 'On Fire' })).toHaveAccessibleDescription(
    /^Your motivation level/,
  );
  expect(screen.getByText('Active 12 of the last 14 days')).toBeVisible();
  await expectAccessible();
});
