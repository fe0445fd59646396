import { MantineProvider } from '@mantine/core';
import { BrowserRouter } from 'react-router-dom';
import { CrashScreen } from './errors/CrashScreen.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { AppRoutes } from './layout/AppRoutes.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { theme } from './theme.ts';
import { OverlayHost } from './ui/overlays/OverlayHost.tsx';

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
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
      <OverlayHost />
    </ErrorBoundary>
  </MantineProvider>
);
