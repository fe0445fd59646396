import { expect, test } from 'vitest';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { respond } from '#testing/components/server.ts';
import { defineCache, fetchedAs } from './areaCache.ts';
import { readRoute } from './readRoute.ts';

test.each([
  ['every habit', everyHabit, 'GET /api/habits/facts', [{ isWhole: true }]],
  ['a window of days', { query: { from: '2026-11-01', to: '2026-11-30' } }, 'GET /api/habits', []],
  ['the habits without archived ones', {}, 'GET /api/habits', []],
] as const)('%s (the request %j) is fetched by %s', async (_, request, call, whole) => {
  defineCache('habits', {
    refetchAfter: [],
    fetched: [
      fetchedAs(
        { route: habits.list, request: everyHabit },
        { route: habits.facts, request: { query: { archived: 'true' } } },
        () => ({ habits: [{ isWhole: true } as never] }),
      ),
    ],
  });
  const sent = respond(
    [habits.list, { body: { data: { habits: [] } } }],
    [habits.facts, { body: { data: { habits: [] } } }],
  );
  expect(await readRoute(habits.list, request)).toEqual({ habits: whole });
  expect(sent.map((one) => one.call)).toEqual([call]);
});
