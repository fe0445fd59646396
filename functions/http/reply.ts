import type { MiddlewareObj } from '@middy/core';
import { compiled } from '../compiled.ts';
import type { WithCookie } from './call.ts';
import type { ApiEvent, ApiResult } from './event.ts';
import { json } from './json.ts';

/** The handler's body as the contract declares it: what is not declared never leaves. */
export const reply = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  after: (request) => {
    const { route } = request.event.learned;
    if (!route) throw new Error('reply stands after findRoute');
    const { body, cookie } = withCookie(request.response);
    const parsed = compiled(route.reply).safeParse(body);
    if (!parsed.success) {
      throw new Error(`The answer of ${request.event.routeKey} breaks the contract`, {
        cause: parsed.error,
      });
    }
    request.response = json(route.status ?? 200, parsed.data, cookie ? { cookies: [cookie] } : {});
  },
});

const withCookie = (answer: unknown): Partial<WithCookie<unknown>> =>
  typeof answer === 'object' && answer !== null && 'cookie' in answer
    ? (answer as WithCookie<unknown>)
    : { body: answer };
