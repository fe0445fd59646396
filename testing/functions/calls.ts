import { dayHeaders } from '#shared/days/dayHeaders.ts';
import { defaultDaySettings } from '#shared/days/daySettings.ts';
import { type Handler, invoke, type Request } from './invoke.ts';
import { id } from './table.ts';
import { accessToken } from './tokens.ts';

/** The headers of a browser in UTC whose person has default settings. */
export const utcHeaders = dayHeaders(defaultDaySettings);

type Headers = Record<string, string>;
type Query = Record<string, string>;

/** Makes a function that calls a handler's routes as a signed-in person in UTC. */
export const callsOf =
  (handler: Handler) =>
  (routeKey: string, request: Request = {}) =>
    invoke(handler, routeKey, {
      token: accessToken(),
      ...request,
      headers: { ...utcHeaders, ...request.headers },
    });

/** Returns the calls that most resources have. Calls of one item use `id`. */
export const resourceCalls = (handler: Handler, path: string) => {
  const call = callsOf(handler);
  const params = { id };
  return {
    call,
    list: (query?: Query) => call(`GET ${path}`, { ...(query && { query }) }),
    stats: () => call(`GET ${path}/stats`),
    create: (body: unknown, headers: Headers = {}) => call(`POST ${path}`, { body, headers }),
    get: (query?: Query) => call(`GET ${path}/{id}`, { params, ...(query && { query }) }),
    patch: (body: unknown) => call(`PATCH ${path}/{id}`, { params, body }),
    remove: () => call(`DELETE ${path}/{id}`, { params }),
  };
};
