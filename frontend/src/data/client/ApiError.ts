import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import type { ErrorBody } from './errorBody.ts';

/** Why a call failed. A number is the HTTP status. */
export type FailureKind = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | number;

export const failureMessages = () => ({
  FETCH_ERROR: i18n.t('Could not reach the server. Check your connection and try again.'),
  TIMEOUT_ERROR: i18n.t('The server took too long to respond. Try again.'),
  PARSING_ERROR: i18n.t('The server sent a response that could not be read. Reload the page.'),
  // The gateway itself also responds with these statuses, sometimes without a message.
  413: i18n.t('This is too long. Shorten it and try again.'),
  429: i18n.t('Too many requests. Wait a moment and try again.'),
});

export class ApiError extends Error {
  readonly kind: FailureKind;
  /** The server's message, or the meaning of this kind of failure. */
  readonly reason: string | undefined;
  /** The body of the error response, if it has a message. */
  readonly body: ErrorBody | undefined;

  constructor(kind: FailureKind, body?: ErrorBody, cause?: unknown) {
    const reasons: Readonly<Partial<Record<FailureKind, string>>> = failureMessages();
    const reason = body ? sentenceOf(body) : reasons[kind];
    super(reason ?? i18n.t('The server failed with status {kind}. Try again.', { kind }), {
      cause,
    });
    this.name = 'ApiError';
    this.kind = kind;
    this.reason = reason;
    this.body = body;
  }
}

/** Whether the API has no item with this id. A gateway's own 404 does not count. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'not_found';

/** Whether there was no response at all. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'FETCH_ERROR' || error.kind === 'TIMEOUT_ERROR');

/** The cause of a parsing error if a successful response has no data. */
export class NoContent extends Error {}

/** Whether the server responded without data. */
export const isNoContent = (error: unknown): boolean =>
  error instanceof ApiError && error.cause instanceof NoContent;

/** The server's message, if it sent one. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.body ? sentenceOf(error.body) : undefined;

/** The server's message, or the meaning of this kind of failure, or else the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.reason : undefined) ?? fallback;

/** The server's message, or the error's own message, or else 'Unknown error'. */
export const reasonOf = (error: unknown): string =>
  serverMessage(error) || (error instanceof Error && error.message) || i18n.t('Unknown error');

/** The message of each wrong field: `{name: 'Name is required'}`. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries((error.body?.errors ?? []).map((one) => [one.field, sentenceOf(one)]))
    : {};

/** Whether a retry may succeed. */
export const isTemporary = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (typeof error.kind !== 'number' || error.kind >= 500 || error.kind === 429 || error.kind === 408);

/** Whether the call needs a signed-in person. A 403 is different: a firewall blocked this one request. */
export const needsSession = ({ kind }: ApiError): boolean => kind === 401;
