import type { Method } from '../calls/route.ts';
import type { Permission, Scopes } from './model.ts';

/** The permission that a call needs: read for GET, write for all others. */
export const neededFor = (method: Method): Permission => (method === 'GET' ? 'read' : 'write');

/** Whether scopes allow a call of an area. `{habits: 'write'}` allows GET and PUT of habits, but no call of skills. */
export const isAllowed = (scopes: Scopes, area: string, method: Method): boolean =>
  scopes[area] === 'write' || scopes[area] === neededFor(method);
