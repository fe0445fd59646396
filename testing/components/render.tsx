import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { act, render as draw, type RenderResult } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { onTestFinished, vi } from 'vitest';
import { catalogue } from '#shared/language/i18n.ts';
import type { User } from '#shared/users/model.ts';
import { type PersonData, personData } from '../../frontend/src/data/person/personData.ts';
import { PersonDataContext } from '../../frontend/src/data/person/usePersonData.ts';
import { SessionProvider } from '../../frontend/src/data/session/SessionProvider.tsx';
import { sessionStore } from '../../frontend/src/data/session/sessionStore.ts';
import { OverlayHost } from '../../frontend/src/ui/overlay/popups/OverlayHost.tsx';
import { theme } from '../../frontend/src/ui/theme/theme.ts';

export const ada: User = {
  _id: '5f8b2f6e-5c0b-4a52-9a3e-6d2f1f1a0001',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  timeZone: 'Etc/UTC',
  dayStartsAt: 0,
  weekStartsOn: 0,
  createdAt: '2026-11-02T09:00:00.000Z',
};

type Rendered = RenderResult & { readonly user: UserEvent };

/** Renders a component inside the app's providers. Also returns a user who acts on it. */
export function render(element: ReactNode): Rendered {
  const router = createBrowserRouter([{ path: '*', element: <main>{element}</main> }]);
  onTestFinished(() => router.dispose());
  const result = draw(
    <I18nProvider i18n={catalogue}>
      <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
        <OverlayHost />
      </MantineProvider>
    </I18nProvider>,
  );
  // Without style sheets, nobody can tell what is clickable, so don't check it.
  return { user: userEvent.setup({ pointerEventsCheck: 0, delay: null }), ...result };
}

/** Renders a component for a signed-in person. Also returns the pending changes that it makes; none is sent. */
export async function renderSignedIn(
  element: ReactNode,
  person: Partial<User> = {},
): Promise<Rendered & PersonData> {
  const signedIn = { ...ada, ...person };
  sessionStore.save({ token: 'a token', data: { user: signedIn } } as Parameters<
    typeof sessionStore.save
  >[0]);
  // Silences the warning that jsdom has no database.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const data = await personData(signedIn._id);
  warn.mockRestore();
  const result = render(
    <PersonDataContext value={data}>
      <SWRConfig value={{ provider: () => data.cache, shouldRetryOnError: false }}>
        {element}
      </SWRConfig>
    </PersonDataContext>,
  );
  // Waits for the initial loading.
  await act(async () => undefined);
  return { ...result, ...data };
}
