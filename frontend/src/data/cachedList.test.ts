import type { ScopedMutator } from 'swr';
import { expect, test } from 'vitest';
import { projects } from '#shared/projects/routes.ts';
import { changeList, refreshOthers } from './cachedList.ts';

/** A cache whose `mutate` does what SWR's does for the two ways it is called here. */
function cacheOf(entries: readonly (readonly [string, unknown])[]) {
  const cache = new Map(entries);
  const asked: string[] = [];
  const mutate = async (wanted: unknown, change?: (cached: unknown) => unknown) => {
    if (typeof wanted === 'function') {
      asked.push(...[...cache.keys()].filter((key) => wanted([key, {}])));
      return;
    }
    const [key] = wanted as [string];
    cache.set(key, change?.(cache.get(key)));
  };
  return { cache, asked, mutate: mutate as ScopedMutator };
}

test.each([
  [{ projects: [1, 2] }, { projects: [1, 2, 3] }],
  [undefined, undefined],
])('%j becomes %j', async (before, after) => {
  const { cache, mutate } = cacheOf([['GET /api/projects', before]]);
  await changeList(mutate, projects.list, 'projects', (list: readonly number[]) => [...list, 3]);
  expect(cache.get('GET /api/projects')).toEqual(after);
});

test('what is fresh, or was not touched, is not asked again', () => {
  const { asked, mutate } = cacheOf([
    ['GET /api/projects', {}],
    ['GET /api/projects/{id}', {}],
    ['GET /api/projects/stats', {}],
    ['GET /api/analytics/dashboard', {}],
    ['GET /api/habits', {}],
  ]);
  refreshOthers(mutate, projects.update, [projects.list, projects.get]);
  expect(asked).toEqual(['GET /api/projects/stats', 'GET /api/analytics/dashboard']);
});
