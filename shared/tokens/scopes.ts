import type { Method } from '../core/route.ts';
import type { Permission, Scopes } from './model.ts';

/** What a call needs: to read for GET, to write for all others. */
export const neededFor = (method: Method): Permission => (method === 'GET' ? 'read' : 'write');

/** Whether scopes allow a call of an area: `{habits: 'write'}` allows GET and PUT of habits, and nothing of skills. */
export const isAllowed = (scopes: Scopes, area: string, method: Method): boolean =>
  scopes[area] === 'write' || scopes[area] === neededFor(method);
