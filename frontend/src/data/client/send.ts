import { type ReplyOf, type Route, urlOf } from '#shared/calls/route.ts';
import { dayHeaders } from '#shared/days/dayHeaders.ts';
import type { DaySettings } from '#shared/days/daySettings.ts';
import type { Day } from '#shared/days/days.ts';
import type { Language } from '#shared/language/languages.ts';
import { ApiError, NoContent } from './ApiError.ts';
import { errorBodyOf } from './errorBody.ts';
import type { AnyRequest } from './request.ts';

export const timeoutMs = 15_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type Envelope = Sender & {
  readonly fetch: Fetch;
  readonly timeoutMs?: number;
};

/**
 * Sends one request and returns the parsed response.
 * @throws ApiError, and nothing else
 */
export const send = async <R extends Route>(
  route: R,
  request: AnyRequest,
  { fetch, timeoutMs: limit = timeoutMs, ...sender }: Envelope,
): Promise<ReplyOf<R>> => {
  const headers = requestHeaders(sender);
  const init: RequestInit = {
    method: route.method,
    headers,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(limit),
    // A held deletion may be sent while its page closes.
    keepalive: route.method === 'DELETE',
  };
  if (request.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(request.body);
  }
  const { response, text } = await exchange(fetch, urlOf(route, request), init);
  const json = parseJson(text);
  if (!response.ok) throw new ApiError(response.status, errorBodyOf(json));
  const reply = route.reply.safeParse(json);
  if (!reply.success) {
    const cause = isNothing(response, json) ? new NoContent() : reply.error;
    throw new ApiError('PARSING_ERROR', undefined, cause);
  }
  return reply.data as ReplyOf<R>;
};

const exchange = async (fetch: Fetch, url: string, init: RequestInit) => {
  try {
    const response = await fetch(url, init);
    return { response, text: await response.text() };
  } catch (cause) {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiError(late ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', undefined, cause);
  }
};

const isNothing = (response: Response, json: unknown): boolean =>
  response.status === 204 ||
  (typeof json === 'object' && json !== null && 'data' in json && json.data === null);

/** Parses a response's text. Undefined if it is empty or not JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Sender = DaySettings & {
  readonly token?: string | undefined;
  /** The person's day when they made a change. Missing if the call sends no change of the outbox. */
  readonly today?: Day | undefined;
  readonly isVisible?: boolean | undefined;
  /** The person's language, for the server's e-mails. */
  readonly language: Language;
};

const requestHeaders = ({
  token,
  today,
  language,
  isVisible,
  ...days
}: Sender): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  ...dayHeaders(days),
  ...(today && { 'X-Today': today }),
  ...(token && { Authorization: `Bearer ${token}`, ...(isVisible && { 'X-Visible': '1' }) }),
});
