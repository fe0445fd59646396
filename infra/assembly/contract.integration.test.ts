import { describe, expect, test } from 'vitest';
import { originHeader } from '#functions/http/originHeader.ts';
import { callReasons } from '#shared/calls/callReasons.ts';
import { routeKey } from '#shared/calls/route.ts';
import { createClient, problemOf } from '#testing/live/client.ts';
import { contractSuite } from '#testing/live/contract.suite.ts';
import { importsSuite } from '#testing/live/imports.suite.ts';
import { everyRoute } from '#testing/live/routes.ts';
import { serveSynthesized } from '#testing/stack/suiteTarget.ts';

const { target, deployed, policySuite } = await serveSynthesized({ checkLogs: true });

test('the template has exactly the routes of the contract', () => {
  const expected = everyRoute.map(({ route }) => routeKey(route));
  expect([...deployed.routeKeys].sort()).toEqual(expected.sort());
});

const anyIds = {
  id: 'x',
  goalId: 'x',
  outcomeId: 'x',
  challengeId: 'x',
  activityId: 'x',
  partId: 'x',
  readingId: 'x',
  reviewId: 'x',
  date: '2026-01-01',
  from: '2026-01-01',
  year: '2026',
  weekStart: '2026-01-05',
  reminder: 'r202601050800',
};

describe('the secret that CloudFront sends', () => {
  test.each(
    everyRoute.map(({ route }) => ({
      key: routeKey(route),
      call: { method: route.method, path: route.path },
    })),
  )('without it, $key is not found at the gateway’s own address', async ({ call }) => {
    const response = await createClient(deployed.gatewayUrl, {}).send(call, { params: anyIds });
    expect(problemOf(response)).toEqual({
      status: 404,
      code: 'not_found',
      ...callReasons.noRoute(),
    });
  });

  test('clients that call CloudFront need not send it', async () => {
    const client = createClient(deployed.url, { [originHeader]: 'a guess' });
    expect(problemOf(await client.send({ method: 'GET', path: '/habits' })).status).toBe(401);
  });
});

contractSuite(target);
importsSuite(target);
policySuite(['unknown']);
