import { Button } from '@mantine/core';
import { Banner } from './Banner.tsx';

export type ErrorBannerProps = {
  /** Why, in words for a person, where that is known. */
  readonly error?: { readonly reason?: string | undefined } | undefined;
  /**
   * Shown alone where the failure has no message: 'Failed to load projects', or, where the
   * page still shows what it had, 'Failed to fetch projects'.
   */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
};

/** Why a page could not load: 'Error: <message>', else the fallback. */
export const ErrorBanner = ({ error, fallback, onRetry }: ErrorBannerProps) => (
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
