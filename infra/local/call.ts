import { apiBase, type ReplyOf, type RequestOf, type Route } from '#shared/core/route.ts';

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

type Values = Readonly<Record<string, unknown>>;
type Parts = { params?: Values; query?: Values; body?: unknown };

const toUrl = (base: string, path: string, { params = {}, query = {} }: Parts): URL => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const url = new URL(`${apiBase}${filled}`, base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
};

/** Calls the API at `url` over HTTP like any client; `token` is the account's access token. */
export function createCall(url: string, timeZone: string, token?: string): Call {
  return async (route, request) => {
    const parts = request as Parts;
    const response = await fetch(toUrl(url, route.path, parts), {
      method: route.method,
      headers: {
        'content-type': 'application/json',
        'x-time-zone': timeZone,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new CallFailed(route, response, text);
    return route.reply.parse(JSON.parse(text)) as ReplyOf<typeof route>;
  };
}
