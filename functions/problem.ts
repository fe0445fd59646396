import { callReasons, type Thing } from '#shared/calls/callReasons.ts';
import type { ErrorCode, FieldError } from '#shared/calls/errors.ts';
import type { Params, Reason } from '#shared/calls/reasons.ts';

/** An error response. Any code below a handler may throw it. `http/middleware/errors.ts` turns it into the envelope. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly reason: string;
  readonly params: Params;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    { reason, params, message }: Reason,
    options: ErrorOptions & {
      errors?: readonly FieldError[];
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message, options);
    this.code = code;
    this.reason = reason;
    this.params = params;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** Returns a 400 that names one field. */
export const invalid = (field: string, reason: Reason): Problem =>
  new Problem('invalid', reason, { errors: [{ ...reason, field }] });

/** Returns the result of a rule. Throws 400 if the result is a problem with one field. */
export const unlessProblem = <T extends object>(
  result: T | { readonly problem: FieldError },
): T => {
  if ('problem' in result) {
    const problem = result.problem as FieldError;
    throw invalid(problem.field, problem);
  }
  return result;
};

/** Returns a 404. An item that never existed and another user's item get the same 404. */
export const notFound = (thing: Thing): Problem =>
  new Problem('not_found', callReasons.notFound({ thing }));

/** Returns a 404 for a path that the API does not have. */
export const noSuchCall = (): Problem => new Problem('not_found', callReasons.noRoute());

export const methodNotAllowed = (method: string, allowed: readonly string[]): Problem =>
  new Problem('method_not_allowed', callReasons.methodNotAllowed({ method }), {
    headers: { allow: allowed.join(', ') },
  });

export const unauthenticated = (reason: Reason = callReasons.logIn()): Problem =>
  new Problem('unauthenticated', reason);

export const sessionEnded = (): Problem => unauthenticated(callReasons.sessionEnded());

export const unavailable = (cause?: unknown): Problem =>
  new Problem('unavailable', callReasons.busy(), { cause });
