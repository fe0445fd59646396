import { describe, expect, test } from 'vitest';
import { type Routes, routeKey } from '#shared/calls/route.ts';
import { contract } from '#shared/contract.ts';
import { synthesize } from '../stack.fixture.ts';
import { throttle, throttleOf, tightlyThrottled } from './api.ts';

const { resources, only } = synthesize();

describe('the stage', () => {
  const stage = only('AWS::ApiGatewayV2::Stage');

  test('throttles every route, and more tightly the routes that call Cognito and unknown routes', () => {
    expect(stage.Properties.DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: throttle.rateLimit,
      ThrottlingBurstLimit: throttle.burstLimit,
    });
    const tight = Object.keys(stage.Properties.RouteSettings);
    expect(tight).toEqual(tightlyThrottled);
    expect(tight).toEqual(expect.arrayContaining(Object.values(contract.auth).map(routeKey)));
    const withPassword = Object.values(contract as Readonly<Record<string, Routes>>)
      .flatMap((routes) => Object.values(routes))
      .filter(({ body }) => Object.keys(body?.shape ?? {}).some((name) => /password/i.test(name)));
    expect(tight).toEqual(expect.arrayContaining(withPassword.map(routeKey)));
    for (const key of tight) {
      const { rateLimit, burstLimit } = throttleOf(key);
      expect(stage.Properties.RouteSettings[key]).toEqual({
        ThrottlingRateLimit: rateLimit,
        ThrottlingBurstLimit: burstLimit,
      });
      expect(rateLimit).toBeLessThan(throttle.rateLimit);
    }
  });

  /** Cognito's default quotas per region, in requests per second ("Quotas in Amazon Cognito"). */
  const quotas = {
    UserAuthentication: 120,
    UserCreation: 50,
    UserAccountRecovery: 30,
    UserToken: 120,
    UserResourceUpdate: 25,
  };
  /** How many Cognito calls of each kind one request may make. */
  const costs: Record<keyof typeof contract.auth, Partial<typeof quotas>> = {
    register: { UserCreation: 1, UserAuthentication: 2, UserAccountRecovery: 1, UserToken: 1 },
    login: { UserAuthentication: 2, UserToken: 1 },
    refresh: { UserAuthentication: 1 },
    logout: { UserToken: 1 },
    forgotPassword: { UserAccountRecovery: 1 },
    resetPassword: { UserAccountRecovery: 1, UserResourceUpdate: 1 },
  };

  test.each(Object.entries(costs))(
    'keeps calls of %s within the quotas of Cognito',
    (name, cost) => {
      const { rateLimit } = throttleOf(routeKey(contract.auth[name as keyof typeof costs]));
      for (const [category, calls] of Object.entries(cost))
        expect(rateLimit * calls, category).toBeLessThanOrEqual(
          quotas[category as keyof typeof quotas],
        );
      // In the drill in functions/limits, one address sends 20 a second. The limit must leave room for others.
      expect(rateLimit).toBeGreaterThan(20);
    },
  );

  test('is created after the routes that it configures', () => {
    const throttled = Object.entries(resources('AWS::ApiGatewayV2::Route'))
      .filter(([, { Properties }]) => Properties.RouteKey in stage.Properties.RouteSettings)
      .map(([id]) => id);
    expect(throttled).toHaveLength(tightlyThrottled.length);
    expect(stage.DependsOn).toEqual(expect.arrayContaining(throttled));
  });

  test('logs every call, without its query, cookies and tokens', () => {
    const { DestinationArn, Format } = stage.Properties.AccessLogSettings;
    expect(resources('AWS::Logs::LogGroup')).toHaveProperty(DestinationArn['Fn::GetAtt'][0]);
    const logged = Object.values(JSON.parse(Format)) as string[];
    expect(logged).toEqual(expect.arrayContaining(['$context.requestId', '$context.status']));
    for (const value of logged)
      expect(value).toMatch(/^\$context\.(?!authorizer|.*(header|query|cookie))[a-zA-Z.]+$/);
  });
});
