import {
  type ReplyOf,
  type RequestOf,
  type Route,
  type UrlParts,
  urlOf,
} from '#shared/calls/route.ts';
import { dayHeaders } from '#shared/days/dayHeaders.ts';
import { type DaySettings, defaultDaySettings } from '#shared/days/daySettings.ts';

/** Calls one route of the contract. Throws `CallFailed` unless the status is 2xx. */
export type Call = <R extends Route>(route: R, request: RequestOf<R>) => Promise<ReplyOf<R>>;

export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number;
  /** How many seconds to wait before a retry. */
  readonly retryAfter: number;

  constructor(route: Route, { status, headers }: Response, body: string) {
    super(`${route.method} ${route.path} responded with ${status}: ${body}`);
    this.status = status;
    this.retryAfter = Number(headers.get('retry-after') ?? 1);
  }
}

/**
 * Returns a function that calls the API at `url` as a person's client, with their day settings. `token` is their
 * access token.
 */
export function createCall(url: string, days: Partial<DaySettings>, token?: string): Call {
  return async (route, request) => {
    const { body, ...parts } = request as UrlParts & { readonly body?: unknown };
    const response = await fetch(`${url}${urlOf(route, parts)}`, {
      method: route.method,
      headers: {
        'content-type': 'application/json',
        ...dayHeaders({ ...defaultDaySettings, ...days }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new CallFailed(route, response, text);
    return route.reply.parse(JSON.parse(text)) as ReplyOf<typeof route>;
  };
}
