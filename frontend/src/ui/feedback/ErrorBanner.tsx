import { Button } from '@mantine/core';
import { messageOf } from '../../data/client/ApiError.ts';
import { Banner } from './Banner.tsx';

export type ErrorBannerProps = {
  readonly error: unknown;
  /**
   * Shown alone where the failure has no message: 'Failed to load projects', or, where the
   * page still shows what it had, 'Failed to fetch projects'.
   */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
};

/** Why a page could not load: 'Error: <message>', else the fallback. */
export const ErrorBanner = ({ error, fallback, onRetry }: ErrorBannerProps) => {
  const message = messageOf(error, '');
  return (
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
      {message ? `Error: ${message}` : fallback}
    </Banner>
  );
};
