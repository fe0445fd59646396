import type { ApiError } from '../../client/ApiError.ts';
import { waitAfter } from '../../sync/retry.ts';

/** After so many attempts a server that fails with the same change over and over has refused it. */
const mostServerFailures = 6;

/** Nobody knows whether the server has the change. */
const isUnknown = ({ kind }: ApiError): boolean => typeof kind !== 'number';

/** From this attempt on the page says that the server fails. */
const firstTold = 2;

/** The server failed, and not the way to it. */
const isServerError = ({ kind }: ApiError): boolean =>
  kind === 'PARSING_ERROR' || (typeof kind === 'number' && kind >= 500);

/** It failed with this very change. */
const isServerFailure = (error: ApiError): boolean => isServerError(error) && error.kind !== 503;

type Failed = {
  /** In a row. */
  readonly failures: number;
  readonly serverErrors: number;
  readonly serverFailures: number;
  /** In ms since 1970. */
  readonly notBefore: number;
};

export type Attempts = ReturnType<typeof createAttempts>;

/** The changes that failed, and when each is sent again. */
export const createAttempts = (now: () => number) => {
  const failed = new Map<string, Failed>();
  const unknown = new Set<string>();
  return {
    /** Notes a failure; false where another attempt is no use. */
    fail: (id: string, error: ApiError): boolean => {
      const before = failed.get(id) ?? { failures: 0, serverErrors: 0, serverFailures: 0 };
      const failures = before.failures + 1;
      const serverErrors = before.serverErrors + Number(isServerError(error));
      const serverFailures = before.serverFailures + Number(isServerFailure(error));
      if (serverFailures >= mostServerFailures) return false;
      if (isUnknown(error)) unknown.add(id);
      else unknown.delete(id);
      const notBefore = now() + waitAfter(failures);
      failed.set(id, { failures, serverErrors, serverFailures, notBefore });
      return true;
    },
    /** Whether the person is to know that the server fails. */
    isFailing: (id: string): boolean => (failed.get(id)?.serverErrors ?? 0) >= firstTold,
    notBefore: (id: string): number => failed.get(id)?.notBefore ?? 0,
    /** Whether the server may have a change though no request is under way. */
    hasUnknown: () => unknown.size > 0,
    /** Nothing waits any longer. */
    restart: () => {
      for (const [id, one] of failed) failed.set(id, { ...one, failures: 0, notBefore: 0 });
    },
    forget: (id: string) => {
      failed.delete(id);
      unknown.delete(id);
    },
  };
};
