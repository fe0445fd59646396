import { MantineProvider } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from '../data/session/SessionProvider.tsx';
import { CrashScreen } from '../ui/feedback/CrashScreen.tsx';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx';
import { late } from '../ui/late/late.tsx';
import { whenIdle } from '../ui/late/whenIdle.ts';
import { OverlayHost } from '../ui/overlay/OverlayHost.tsx';
import '../ui/page/historyGuard.ts';
import { theme } from '../ui/theme/theme.ts';
import '../worker/firstController.ts';
import '../worker/typed.ts';
import { AppRoutes } from './AppRoutes.tsx';

/** The service worker and what it says, after all that a page needs. */
const NewVersion = late(
  async () => (await import('../worker/NewVersion.tsx')).NewVersion,
  () => null,
);

const WhenIdle = () => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <NewVersion />
      </Suspense>
    )
  );
};

/** The with…={false}: all styles are static sheets, since the content security policy allows no others. */
export const App = () => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    withCssVariables={false}
    withStaticClasses={false}
    withGlobalClasses={false}
  >
    <ErrorBoundary fallback={(error) => <CrashScreen error={error} />}>
      <SessionProvider>
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
      <OverlayHost />
      <WhenIdle />
    </ErrorBoundary>
  </MantineProvider>
);
