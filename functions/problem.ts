import type { ErrorCode, FieldError } from '#shared/core/errors.ts';

/** A response outside 2xx, thrown anywhere below a handler. `http/errors.ts` turns it into the envelope. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    options: ErrorOptions & {
      errors?: readonly FieldError[];
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message, options);
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** 400 that names one field. */
export const invalid = (field: string, message: string): Problem =>
  new Problem('invalid', message, { errors: [{ field, message }] });

/** Returns the result of a rule; throws 400 if that is a problem with one field. */
export const unlessProblem = <T extends object>(
  result: T | { readonly problem: FieldError },
): T => {
  if ('problem' in result) {
    const { field, message } = result.problem as FieldError;
    throw invalid(field, message);
  }
  return result;
};

/** 404, the same for an item that never existed and for another user's. */
export const notFound = (thing: string): Problem =>
  new Problem('not_found', `This ${thing} does not exist. It may have been deleted.`);

/** 404 for a path that the API does not have. */
export const noSuchCall = (): Problem => new Problem('not_found', 'The API has no such route.');

/** 405 that names the allowed methods. */
export const methodNotAllowed = (method: string, allowed: readonly string[]): Problem =>
  new Problem('method_not_allowed', `This path does not accept ${method}.`, {
    headers: { allow: allowed.join(', ') },
  });

export const unauthenticated = (message = 'Please log in to continue.'): Problem =>
  new Problem('unauthenticated', message);

export const sessionEnded = (): Problem =>
  unauthenticated('Your session has ended. Please log in again.');

export const unavailable = (cause?: unknown): Problem =>
  new Problem('unavailable', 'Cairn is busy right now. Please try again in a moment.', { cause });
