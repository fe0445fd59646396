import type { ErrorBody } from '#shared/core/errors.ts';

/** Why a call failed: no answer, a late one, an unreadable one, or the HTTP status of the answer. */
export type FailureKind = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | number;

export const failureMessages = {
  FETCH_ERROR: 'Could not reach the server. Check your connection and try again.',
  TIMEOUT_ERROR: 'The server took too long to respond. Please try again.',
  PARSING_ERROR: 'The server sent a response that could not be read. Please reload the page.',
  // What the gateway refuses by itself, in an answer without a code or a sentence for the screen.
  413: 'This is too long. Please shorten it and try again.',
  429: 'Too many requests. Please wait a moment and try again.',
} as const;

const said: Readonly<Partial<Record<FailureKind, string>>> = failureMessages;

export class ApiError extends Error {
  readonly kind: FailureKind;
  /** What the server said, when it said something in the envelope of errors. */
  readonly body: ErrorBody | undefined;

  constructor(kind: FailureKind, body?: ErrorBody, cause?: unknown) {
    super(
      body?.message ?? said[kind] ?? `The server failed with status ${kind}. Please try again.`,
      { cause },
    );
    this.name = 'ApiError';
    this.kind = kind;
    this.body = body;
  }
}

/** There is nothing of this id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 404;

/** Why an answer that came well could not be read: there was nothing in it. */
export class NoContent extends Error {}

/** The server answered, and had nothing to show. */
export const isNoContent = (error: unknown): boolean =>
  error instanceof ApiError && error.cause instanceof NoContent;

/** The server's own sentence, if it sent one. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body?.message : undefined;

/** The server's message, else the text of a network or parsing error, else the fallback. */
export const messageOf = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback;
  return error.body?.message ?? said[error.kind] ?? fallback;
};

/** `Failed to delete habit: <server message | error message | Unknown error>`. */
export const deleteFailure = (thing: string, error: unknown): string => {
  const why = serverMessage(error) || (error instanceof Error && error.message) || 'Unknown error';
  return `Failed to delete ${thing}: ${why}`;
};

/** What is wrong with each field, as a form wants it: `{name: 'Name is required'}`. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries((error.body?.errors ?? []).map(({ field, message }) => [field, message]))
    : {};

/** Worth asking again by itself: the answer may differ next time. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (typeof error.kind === 'number' ? error.kind >= 500 || error.kind === 429 : true);
