import '../areaData.ts';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { pages } from './pages.ts';

/** Forms load nothing, and the profile is already stored in the browser. */
const needNothing = /add|new|edit|profile/;

test.each(pages.map(({ path, Screen }) => [path, Screen] as const))(
  'while its data loads, %s shows placeholders and a text like ‘Loading habits...’',
  async (path, Screen) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    history.replaceState(null, '', path.replace(/:\w+/, 'x'));
    await Screen.load();
    await renderSignedIn(
      <Suspense>
        <Routes>
          <Route path={path} element={<Screen />} />
        </Routes>
      </Suspense>,
      { _id: crypto.randomUUID() },
    );
    await act(async () => undefined);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    if (needNothing.test(path)) return;
    const [text] = screen.getAllByText(/^Loading .*\.\.\.$/);
    expect(text?.closest('.visually-hidden, [aria-hidden]')).toBeNull();
    const shapes = document.querySelectorAll('[role="status"] > [aria-hidden] > *');
    expect(shapes.length).toBeGreaterThan(0);
  },
);
