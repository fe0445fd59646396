import type { MiddlewareObj } from '@middy/core';
import { compiled } from '../../compiled.ts';
import type { WithCookies, WithLocation } from '../call.ts';
import type { ApiEvent, ApiResult } from '../event.ts';
import { json } from '../json.ts';

/** Parses the handler's body by its schema in the contract, so undeclared fields are never sent. */
export const reply = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  after: (request) => {
    const { route } = request.event.context;
    if (!route) throw new Error('reply must run after findRoute');
    const { body, cookies, location } = withHeaders(request.response);
    const parsed = compiled(route.reply).safeParse(body);
    if (!parsed.success) {
      throw new Error(`The response of ${request.event.routeKey} breaks the contract`, {
        cause: parsed.error,
      });
    }
    request.response = json(route.status ?? 200, parsed.data, {
      ...(cookies && { cookies: [...cookies] }),
      ...(location !== undefined && { headers: { location } }),
    });
  },
});

const withHeaders = (returned: unknown): Partial<WithCookies<unknown> & WithLocation<unknown>> =>
  typeof returned === 'object' &&
  returned !== null &&
  ('cookies' in returned || 'location' in returned)
    ? (returned as WithCookies<unknown> & WithLocation<unknown>)
    : { body: returned };
