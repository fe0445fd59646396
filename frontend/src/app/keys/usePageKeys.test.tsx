import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { offerUndo } from '../../ui/overlay/popups/lastChange.ts';
import { usePageKeys } from './usePageKeys.ts';

const Page = () => {
  usePageKeys(() => undefined);
  return <p>{useLocation().pathname}</p>;
};

test.each([
  ['u', 1, '/'],
  ['gu', 0, '/'],
  ['gh', 0, '/habits'],
  ['guu', 1, '/'],
])('the keys %s undo %i times and lead to %s', async (keys, undone, path) => {
  let count = 0;
  const undo = () => {
    count++;
  };
  const withdraw = offerUndo({ message: 'Read: ticked', undo });
  const { user } = await renderSignedIn(<Page />);
  await user.keyboard(keys);
  expect(count).toBe(undone);
  expect(screen.getByText(path)).toBeVisible();
  withdraw();
});

test('a key that is held down opens no page, and presses nothing again', async () => {
  const { user } = await renderSignedIn(<Page />);
  await user.keyboard('{g>2/}');
  await user.keyboard('{h>2/}');
  expect(screen.getByText('/')).toBeVisible();
});
