import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLeftSignal } from './useLeftSignal.ts';

const show = () => {
  let signal: AbortSignal | undefined;
  const Form = () => {
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
  const Loading = lazy(() => new Promise<never>(() => undefined));
  // As in AppRoutes, the form stays mounted but hidden while the next page's code loads.
  const pages = { '/': Form, '/other': Loading };
  const router = createMemoryRouter(
    Object.entries(pages).map(([path, Screen]) => ({
      path,
      element: (
        <Suspense fallback="Loading">
          <Screen />
        </Suspense>
      ),
    })),
  );
  const { unmount } = render(<RouterProvider router={router} useTransitions={false} />);
  const press = (name: string) => userEvent.click(screen.getByText(name));
  return { press, unmount, signal: () => signal };
};

test('showing another view of the same page does not leave the form', async () => {
  const { press, signal } = show();
  await press('Save');
  await press('Part 2');
  expect(signal()?.aborted).toBe(false);
});

test('a form is left as soon as another page is chosen, before that page’s code has loaded', async () => {
  const { press, signal } = show();
  await press('Save');
  await press('Other');
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(signal()?.aborted).toBe(true);
});

test('a form is left when it unmounts', async () => {
  const { press, unmount, signal } = show();
  await press('Save');
  unmount();
  expect(signal()?.aborted).toBe(true);
});
