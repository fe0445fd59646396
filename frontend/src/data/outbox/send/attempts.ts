import type { ApiError } from '../../client/ApiError.ts';
import { waitAfter } from '../../client/retry.ts';

/** After this many server failures, a change counts as refused. */
const maxServerFailures = 6;

/** Whether the server may have saved the change although the call failed. */
const isUnknown = ({ kind }: ApiError): boolean => typeof kind !== 'number';

/** From this many server errors on, the page says that the server fails. */
const serverErrorsUntilTold = 2;

/** Whether the server itself failed, rather than the connection. */
const isServerError = ({ kind }: ApiError): boolean =>
  kind === 'PARSING_ERROR' || (typeof kind === 'number' && kind >= 500);

/** Whether the failure may be due to this one change. False for a 503, because the whole server is busy. */
const isServerFailure = (error: ApiError): boolean => isServerError(error) && error.kind !== 503;

type Failed = {
  /** The number of failures since the last `restart`. */
  readonly failures: number;
  readonly serverErrors: number;
  readonly serverFailures: number;
  /** When to send the change again, in ms since 1970. */
  readonly notBefore: number;
};

export type Attempts = ReturnType<typeof createAttempts>;

/** Remembers which changes failed, and when to send each again. */
export const createAttempts = (now: () => number) => {
  const failed = new Map<string, Failed>();
  const unknown = new Set<string>();
  return {
    /** Notes a failure. Returns false if the change should not be sent again. */
    fail: (id: string, error: ApiError): boolean => {
      const before = failed.get(id) ?? { failures: 0, serverErrors: 0, serverFailures: 0 };
      const failures = before.failures + 1;
      const serverErrors = before.serverErrors + Number(isServerError(error));
      const serverFailures = before.serverFailures + Number(isServerFailure(error));
      if (serverFailures >= maxServerFailures) return false;
      if (isUnknown(error)) unknown.add(id);
      else unknown.delete(id);
      const notBefore = now() + waitAfter(failures);
      failed.set(id, { failures, serverErrors, serverFailures, notBefore });
      return true;
    },
    /** Whether to tell the person that the server fails. */
    isFailing: (id: string): boolean =>
      (failed.get(id)?.serverErrors ?? 0) >= serverErrorsUntilTold,
    notBefore: (id: string): number => failed.get(id)?.notBefore ?? 0,
    /** Whether the server may have saved a change although its response got lost or could not be read. */
    hasUnknown: () => unknown.size > 0,
    /** Makes all failed changes due immediately. */
    restart: () => {
      for (const [id, one] of failed) failed.set(id, { ...one, failures: 0, notBefore: 0 });
    },
    forget: (id: string) => {
      failed.delete(id);
      unknown.delete(id);
    },
  };
};
