import type { Page } from '@playwright/test';

export type Failure = {
  readonly how: string;
  /** Undefined if there is no response. */
  readonly status?: number;
  readonly body?: string;
  /** The message on the screen. Null if the screen's own message is shown. */
  readonly message: string | null;
  /** Replaces the message where only the kind of failure is named, as in 'Failed to delete …'. */
  readonly kind?: string;
};

const busy = { code: 'unavailable', message: 'Please try again in a moment.' };

export const serverError: Failure = {
  how: 'with 500 and no words',
  status: 500,
  body: '',
  message: null,
  kind: 'The server failed with status 500. Try again.',
};

export const failures: readonly Failure[] = [
  serverError,
  {
    how: 'with 503 and its reason',
    status: 503,
    body: JSON.stringify(busy),
    message: busy.message,
  },
  {
    how: 'by not responding',
    message: 'Could not reach the server. Check your connection and try again.',
  },
  {
    how: 'with a body that is not JSON',
    status: 200,
    body: '<html>',
    message: 'The server sent a response that could not be read. Reload the page.',
  },
];

export const badRequest: Failure = {
  how: 'with 400 and no words',
  status: 400,
  body: '',
  message: null,
  kind: 'The server failed with status 400. Try again.',
};

export const refusals: readonly Failure[] = [
  badRequest,
  {
    how: 'with 409 and its reason',
    status: 409,
    body: JSON.stringify({ code: 'limit', message: 'There is a limit of 500.' }),
    message: 'There is a limit of 500.',
  },
];

/** The browser logs these lines for failures and refusals. */
export const failureLogs = /status of (50[03]|400|409)|ERR_FAILED|^Refused: /;

/** Makes the calls to `url` fail until `unroute(page, url)`. */
export const failCalls = (
  page: Page,
  method: string,
  url: RegExp,
  { status, body = '' }: Failure,
): Promise<unknown> =>
  page.route(url, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return status === undefined ? route.abort() : route.fulfill({ status, body });
  });

export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}
