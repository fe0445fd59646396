import {
  type ReplyOf,
  type RequestOf,
  type Route,
  type UrlParts,
  urlOf,
} from '#shared/core/route.ts';

/** Calls one route of the contract; a response outside 2xx throws `CallFailed`. */
export type Call = <R extends Route>(route: R, request: RequestOf<R>) => Promise<ReplyOf<R>>;

export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number;
  /** Seconds to wait before a retry. */
  readonly retryAfter: number;

  constructor(route: Route, { status, headers }: Response, body: string) {
    super(`${route.method} ${route.path} responded with ${status}: ${body}`);
    this.status = status;
    this.retryAfter = Number(headers.get('retry-after') ?? 1);
  }
}

/** Calls the API at `url` over HTTP like any client; `token` is the account's access token. */
export function createCall(url: string, timeZone: string, token?: string): Call {
  return async (route, request) => {
    const { body, ...parts } = request as UrlParts & { readonly body?: unknown };
    const response = await fetch(`${url}${urlOf(route, parts)}`, {
      method: route.method,
      headers: {
        'content-type': 'application/json',
        'x-time-zone': timeZone,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new CallFailed(route, response, text);
    return route.reply.parse(JSON.parse(text)) as ReplyOf<typeof route>;
  };
}
