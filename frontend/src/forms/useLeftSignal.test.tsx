import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLeftSignal } from './useLeftSignal.ts';

const show = () => {
  let signal: AbortSignal | undefined;
  const Page = () => {
    const left = useLeftSignal();
    return (
      <>
        <button type="button" onClick={() => (signal = left())}>
          Save
        </button>
        <Link to="?part=2">Part 2</Link>
        <Link to="/other">Other</Link>
      </>
    );
  };
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    // Its code is still on the way.
    { path: '/other', lazy: () => new Promise<never>(() => undefined) },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  const press = (name: string) => userEvent.click(screen.getByText(name));
  return { press, unmount, signal: () => signal };
};

test('who is on the way to a page that is still loading has left', async () => {
  const { press, signal } = show();
  await press('Save');
  await press('Part 2');
  expect(signal()?.aborted).toBe(false);
  await press('Other');
  await waitFor(() => expect(signal()?.aborted).toBe(true));
  expect(screen.getByText('Save')).toBeInTheDocument();
});

test('so has who sees the page no more', async () => {
  const { press, unmount, signal } = show();
  await press('Save');
  expect(signal()?.aborted).toBe(false);
  unmount();
  expect(signal()?.aborted).toBe(true);
});
