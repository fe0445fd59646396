import { vi } from 'vitest';
import { type Route, routeKey } from '#shared/calls/route.ts';

type Given = { readonly status?: number; readonly body: unknown };

export type Received = { readonly call: string; readonly body: unknown };

/**
 * Replaces the network. Each listed route returns its response; any other request fails as if offline. Returns the
 * requests that were sent to listed routes, by route key.
 */
export function respond(...responses: readonly (readonly [Route, Given])[]): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(url, location.href).pathname;
    const [route, given] = responses.find(([one]) => isFor(one, method, path)) ?? [];
    if (!route || !given) throw new TypeError('Failed to fetch');
    received.push({ call: routeKey(route), body: JSON.parse(String(body ?? 'null')) });
    return Response.json(given.body, { status: given.status ?? route.status ?? 200 });
  });
  return received;
}

const isFor = (route: Route, method: string, path: string): boolean => {
  const [ofRoute, pattern = ''] = routeKey(route).split(' ');
  return ofRoute === method && new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
};
