import { I18nProvider } from '@lingui/react';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { catalogue } from '#shared/language/i18n.ts';
import { SessionProvider } from '../data/session/SessionProvider.tsx';
import { useLanguage } from '../language/useLanguage.ts';
import { CrashScreen } from '../ui/feedback/CrashScreen.tsx';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx';
import { OverlayHost } from '../ui/overlay/popups/OverlayHost.tsx';
import { theme } from '../ui/theme/theme.ts';
import '../worker/firstController.ts';
import { NewVersion } from '../worker/NewVersion.tsx';
import '../worker/hasUnsavedInput.ts';
import { AppRoutes } from './AppRoutes.tsx';

/**
 * The content security policy allows only static style sheets. So the `with…={false}` props turn off Mantine's
 * generated styles.
 */
export const App = () => {
  // Renders everything again in a new language, without remounting. Typed text stays.
  useLanguage();
  return (
    <I18nProvider i18n={catalogue}>
      <DirectionProvider>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          withCssVariables={false}
          withStaticClasses={false}
          withGlobalClasses={false}
        >
          <ErrorBoundary fallback={(error) => <CrashScreen error={error} />}>
            <SessionProvider>
              <AppRoutes />
            </SessionProvider>
            <OverlayHost />
            <NewVersion />
          </ErrorBoundary>
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>
  );
};
