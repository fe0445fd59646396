import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { Banner } from './Banner.tsx';
import { NotLoadedBanner } from './NotLoadedBanner.tsx';

type Failure = {
  /** Why, in words for a person, where that is known. */
  readonly reason?: string | undefined;
  /** There is no network and nothing of before; what was added to it meanwhile. */
  readonly added?: readonly string[];
};

export type ErrorBannerProps = {
  readonly error?: Failure | undefined;
  /**
   * Shown alone where the failure has no message: 'Failed to load projects', or, where the
   * page still shows what it had, 'Failed to fetch projects'.
   */
  readonly fallback: string;
  /** Shown without a network, where less than the page is missing: 'This note has not been loaded on this device yet. …'. */
  readonly notLoaded?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
};

/** Why a page could not load: 'Error: <message>', else the fallback. Without a network it is no error. */
export const ErrorBanner = ({ error, fallback, notLoaded, onRetry }: ErrorBannerProps) =>
  error?.added ? (
    <NotLoadedBanner text={notLoaded} added={error.added} onRetry={onRetry} />
  ) : (
    <Banner
      tone="bad"
      action={
        onRetry && (
          <Button variant="default" size="xs" onClick={onRetry}>
            {i18n.t('Try again')}
          </Button>
        )
      }
    >
      {error?.reason ? i18n.t('Error: {reason}', { reason: error.reason }) : fallback}
    </Banner>
  );
