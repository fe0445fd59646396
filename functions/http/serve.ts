import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { type Routes, routeKey } from '#shared/calls/route.ts';
import { logged } from '../logger.ts';
import { methodNotAllowed, noSuchCall, unavailable } from '../problem.ts';
import { measured } from '../table/usage.ts';
import type { AnyCall, AnyHandler, Handlers } from './call.ts';
import type { ApiEvent, ApiResult, RequestContext } from './event.ts';
import { createMethodFinder } from './middleware/allowedMethods.ts';
import { authenticate } from './middleware/authenticate.ts';
import { errors } from './middleware/errors.ts';
import { frontDoor } from './middleware/frontDoor.ts';
import { log } from './middleware/log.ts';
import { notePresence } from './middleware/notePresence.ts';
import { parse } from './middleware/parse.ts';
import { refuseEnded } from './middleware/refuseEnded.ts';
import { reply } from './middleware/reply.ts';

/**
 * zod's own messages are English. Only logs and clients other than ours see them, because the contract has its own
 * messages for everything that a form can send.
 */
z.config(en());

/** A request gets a 503 if it is still running this many milliseconds before the function's timeout. */
const respondBeforeTimeout = 500;

/**
 * Makes the Lambda handler of a resource. A request passes the middlewares from top to bottom, and its response passes
 * them back up. On the way down, middlewares add to `event.context`. The resource's own handler gets only the parsed
 * call.
 */
export const serve = <R extends Routes>(routes: R, handlers: Handlers<R>) => {
  const known = new Map(
    Object.entries(routes).map(([name, route]) => [
      routeKey(route),
      { route, handler: handlers[name] as unknown as AnyHandler },
    ]),
  );
  const handle = middy<ApiEvent, ApiResult>({
    timeoutEarlyInMillis: respondBeforeTimeout,
    timeoutEarlyResponse: () => {
      throw unavailable(new Error('The function was about to run out of time.'));
    },
  })
    .use(log())
    .use(errors())
    .use(frontDoor())
    .use(findRoute(known, createMethodFinder(Object.values(routes))))
    .use(authenticate())
    .use(parse())
    .use(refuseEnded())
    .use(notePresence())
    .use(reply())
    .handler(
      ({ context }: ApiEvent) => context.handler?.(context.call as AnyCall) as Promise<ApiResult>,
    );

  return (event: APIGatewayProxyEventV2, context: Context): Promise<ApiResult> => {
    const { requestId } = event.requestContext;
    return logged({ requestId, route: event.routeKey }, () =>
      measured(() => handle({ ...event, context: {} }, context)),
    );
  };
};

const findRoute = (
  known: ReadonlyMap<string, Pick<RequestContext, 'route' | 'handler'>>,
  methodsOf: (path: string) => readonly string[],
) => ({
  before: ({ event }: { event: ApiEvent }) => {
    const found = known.get(event.routeKey);
    if (!found) throw noSuchCall();
    const { method, path } = event.requestContext.http;
    const allowed = methodsOf(path);
    // The gateway routes `PATCH /skills/stats` to `PATCH /skills/{id}` with the id `stats`. That call must be a
    // 405 too.
    if (allowed.length > 0 && !allowed.includes(method)) throw methodNotAllowed(method, allowed);
    Object.assign(event.context, found);
  },
});
