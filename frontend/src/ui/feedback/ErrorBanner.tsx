import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { Banner } from './Banner.tsx';
import { NotLoadedBanner } from './NotLoadedBanner.tsx';

type Failure = {
  /** The reason in plain words, if it is known. */
  readonly reason?: string | undefined;
  /** Set if the page is offline and has no data: the labels of items that were added to it offline. */
  readonly added?: readonly string[];
};

export type ErrorBannerProps = {
  readonly error?: Failure | undefined;
  /**
   * Shown if the failure has no message: 'Failed to load projects'. If the page still shows old data:
   * 'Failed to fetch projects'.
   */
  readonly fallback: string;
  /** Shown offline if only a part of the page is missing: 'This note has not been loaded on this device yet. …'. */
  readonly notLoaded?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
};

/** Says why a page could not load: 'Error: <message>', or else the fallback. Being offline is no error. */
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
