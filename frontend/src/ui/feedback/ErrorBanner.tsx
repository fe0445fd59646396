import { Button } from '@mantine/core';
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
  /** What is not there without a network, where it is less than the page: 'This note'. */
  readonly what?: string;
  readonly onRetry?: (() => void) | undefined;
};

/** Why a page could not load: 'Error: <message>', else the fallback. Without a network it is no error. */
export const ErrorBanner = ({ error, fallback, what = 'This page', onRetry }: ErrorBannerProps) =>
  error?.added ? (
    <NotLoadedBanner what={what} added={error.added} onRetry={onRetry} />
  ) : (
    <Banner
      tone="bad"
      action={
        onRetry && (
          <Button variant="default" size="xs" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {error?.reason ? `Error: ${error.reason}` : fallback}
    </Banner>
  );
