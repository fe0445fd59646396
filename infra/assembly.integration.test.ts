import { afterAll, describe, expect, test } from 'vitest';
import { analyticsSuite } from '#functions/api/analytics/analytics.suite.ts';
import { assessmentsSuite } from '#functions/api/assessments/assessments.suite.ts';
import { authSuite } from '#functions/api/auth/auth.suite.ts';
import { amountsSuite } from '#functions/api/habits/amounts.suite.ts';
import { habitDaysSuite } from '#functions/api/habits/habitDays.suite.ts';
import { habitsSuite } from '#functions/api/habits/habits.suite.ts';
import { pausesSuite } from '#functions/api/habits/pauses.suite.ts';
import { habitYearSuite } from '#functions/api/habits/year.suite.ts';
import { importListsSuite } from '#functions/api/projects/importLists.suite.ts';
import { projectsSuite } from '#functions/api/projects/projects.suite.ts';
import { resourcesSuite } from '#functions/api/resources/resources.suite.ts';
import { importActivitiesSuite } from '#functions/api/skills/importActivities.suite.ts';
import { skillsSuite } from '#functions/api/skills/skills.suite.ts';
import { accountDeletionSuite } from '#functions/api/users/accountDeletion.suite.ts';
import { tokensSuite } from '#functions/api/users/tokens.suite.ts';
import { usersSuite } from '#functions/api/users/users.suite.ts';
import { originHeader } from '#functions/http/originHeader.ts';
import { clientSecret } from '#functions/identity/clientSecret.ts';
import { createClient, problemOf } from '#functions/testing/live/client.ts';
import { contractSuite } from '#functions/testing/live/contract.suite.ts';
import { importsSuite } from '#functions/testing/live/imports.suite.ts';
import { expectNoSecretsLogged } from '#functions/testing/live/noSecretsLogged.ts';
import { everyRoute } from '#functions/testing/live/routes.ts';
import { noteSecrets } from '#functions/testing/live/secrets.ts';
import { engines } from '#infra/local/integrationEngines.ts';
import { routeKey } from '#shared/core/route.ts';
import { synthesize } from './testing/assembly.ts';
import { serveAssembly } from './testing/deployed.ts';
import type { Permission } from './testing/permissions.ts';
import { allowedTo } from './testing/policies.ts';
import { resolver } from './testing/values.ts';

const { env } = engines;
const value = (name: string) => env[name] ?? process.env[name] ?? '';
const take = (...names: string[]) => Object.fromEntries(names.map((name) => [name, value(name)]));

expectNoSecretsLogged();
const assembly = await synthesize({ senderEmail: value('SENDER_EMAIL') });
const resolve = resolver(assembly, {
  'AWS::DynamoDB::Table.Ref': value('TABLE_NAME'),
  'AWS::DynamoDB::Table.Arn': value('TABLE_NAME'),
  'AWS::Cognito::UserPool.Ref': value('USER_POOL_ID'),
  'AWS::Cognito::UserPool.Arn': value('USER_POOL_ID'),
  'AWS::Cognito::UserPool.ProviderURL': value('TOKEN_ISSUER'),
  'AWS::Cognito::UserPoolClient.Ref': value('USER_POOL_CLIENT_ID'),
  'AWS::SQS::Queue.Ref': value('ACCOUNT_DELETIONS_URL'),
  'AWS::SQS::Queue.Arn': value('ACCOUNT_DELETIONS_URL'),
  'AWS::ApiGatewayV2::Api.Ref': 'abc123',
  'AWS::Partition': 'aws',
  'AWS::Region': 'eu-central-1',
  'AWS::AccountId': '123456789012',
});
const local = {
  ...take('AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'),
  ...take('DYNAMODB_ENDPOINT', 'COGNITO_ENDPOINT', 'SES_ENDPOINT', 'TOKEN_JWKS'),
  ...take('REFUSAL_MILLISECONDS'),
  POWERTOOLS_LOG_LEVEL: 'DEBUG',
};
const deployed = await serveAssembly(assembly, resolve, local, engines.queue);
// What the log may not contain either.
for (const code of [deployed.originSecret, await clientSecret()]) {
  noteSecrets({ headers: {}, body: { code } }, { body: null, cookies: [] });
}
afterAll(async () => {
  await deployed.close();
  assembly.remove();
});

test('the template has exactly the routes of the contract', () => {
  const expected = everyRoute.map(({ route }) => routeKey(route));
  expect([...deployed.routeKeys].sort()).toEqual(expected.sort());
});

/** Values for the parameters of any path. */
const anyIds = {
  id: 'x',
  goalId: 'x',
  outcomeId: 'x',
  challengeId: 'x',
  activityId: 'x',
  date: '2026-01-01',
  from: '2026-01-01',
  year: '2026',
};

describe('past CloudFront, at the address of the gateway itself', () => {
  test.each(
    everyRoute.map(({ route }) => ({
      key: routeKey(route),
      call: { method: route.method, path: route.path },
    })),
  )('$key is not there', async ({ call }) => {
    for (const always of [{}, { [originHeader]: 'a guess' }, { [originHeader]: '' }]) {
      const response = await createClient(deployed.gatewayUrl, always).send(call, {
        params: anyIds,
      });
      expect(problemOf(response)).toEqual({
        status: 404,
        code: 'not_found',
        message: 'The API has no such route.',
      });
    }
  });

  test('and through CloudFront nobody has to know the secret', async () => {
    const client = createClient(deployed.url, { [originHeader]: 'a guess' });
    expect(problemOf(await client.send({ method: 'GET', path: '/habits' })).status).toBe(401);
  });
});

const target = { url: deployed.url, codes: engines.codes, notices: engines.notices };
contractSuite(target);
authSuite(target);
usersSuite(target);
accountDeletionSuite(target, engines.queue);
tokensSuite(target);
skillsSuite(target);
habitsSuite(target);
habitDaysSuite(target);
amountsSuite(target);
pausesSuite(target);
resourcesSuite(target);
projectsSuite(target);
assessmentsSuite(target);
analyticsSuite(target);
importsSuite(target);
habitYearSuite(target);
importActivitiesSuite(target);
importListsSuite(target);

describe('after all that, a function has asked for just what its policy allows', () => {
  /** A policy names a sender by its domain. */
  const named = (on: string) => on.replace(/^arn:aws:ses:[\w-]+:\d{12}:identity\//, '');
  const lines = (permissions: readonly Permission[]) =>
    [...new Set(permissions.map(({ action, on }) => `${action} on ${named(on)}`))].sort();

  test.each(Object.entries(deployed.asked))('%s', (id, asked) => {
    expect(lines(asked)).toEqual(lines(allowedTo(assembly, resolve, id)));
  });

  test('and each of table, pool, queue and sender was asked', () => {
    const all = Object.values(deployed.asked).flat();
    const sender = value('SENDER_EMAIL').split('@')[1];
    const index = `${value('TABLE_NAME')}/index/bySkill`;
    const queue = value('ACCOUNT_DELETIONS_URL');
    const expected = new Set([value('TABLE_NAME'), index, value('USER_POOL_ID'), queue, sender]);
    expect(new Set(all.map(({ on }) => on))).toEqual(expected);
  });
});
