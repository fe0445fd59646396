import type { MiddlewareObj } from '@middy/core';
import { callReasons } from '#shared/calls/callReasons.ts';
import { type ErrorBody, errorStatus } from '#shared/calls/errors.ts';
import { logger } from '../../logger.ts';
import { Problem, unavailable } from '../../problem.ts';
import type { ApiEvent, ApiResult } from '../event.ts';
import { json } from '../json.ts';

/** After this many seconds, a retry is worthwhile. */
const retryAfter = { unavailable: 2, too_many_requests: 60 } as const;

/** Matches transient errors of the table or the network, which the request did not cause. */
const passing =
  /Throttl|ThroughputExceeded|RequestLimitExceeded|InternalServerError|ServiceUnavailable|TransactionConflict|TransactionInProgress|Timeout|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN/;

const isPassing = (error: unknown): boolean =>
  error instanceof Error &&
  (passing.test(error.name) ||
    ('code' in error && passing.test(String(error.code))) ||
    ('$fault' in error && error.$fault === 'server'));

/** Turns any error into a `Problem`. An unexpected error becomes `internal`, without details. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (isPassing(error)) return unavailable(error);
  return new Problem('internal', callReasons.internal(), { cause: error });
};

/** The part of a problem that the caller may see. */
export const envelopeOf = ({ code, message, reason, params, errors }: Problem): ErrorBody => ({
  code,
  message,
  reason,
  params: { ...params },
  ...(errors && { errors: errors.map((one) => ({ ...one, params: { ...one.params } })) }),
});

/** Turns every error into the error envelope, and logs errors that are our fault. */
export const errors = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  onError: (request) => {
    const problem = problemOf(request.error);
    const status = errorStatus[problem.code];
    if (status >= 500) logger.error(problem.message, { error: problem.cause ?? problem });
    const seconds = retryAfter[problem.code as keyof typeof retryAfter];
    request.response = json(status, envelopeOf(problem), {
      headers: { ...(seconds && { 'retry-after': String(seconds) }), ...problem.headers },
    });
  },
});
