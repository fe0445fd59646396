import { afterAll, expect, test } from 'vitest';
import { analyticsSuite } from '#functions/analytics/analytics.suite.ts';
import { assessmentsSuite } from '#functions/assessments/assessments.suite.ts';
import { authSuite } from '#functions/auth/auth.suite.ts';
import { habitsSuite } from '#functions/habits/habits.suite.ts';
import { projectsSuite } from '#functions/projects/projects.suite.ts';
import { resourcesSuite } from '#functions/resources/resources.suite.ts';
import { skillsSuite } from '#functions/skills/skills.suite.ts';
import { contractSuite } from '#functions/testing/live/contract.suite.ts';
import { expectNoSecretsLogged } from '#functions/testing/live/no-secrets-logged.ts';
import { everyRoute } from '#functions/testing/live/routes.ts';
import { usersSuite } from '#functions/users/users.suite.ts';
import { engines } from '#infra/local/integration-engines.ts';
import { routeKey } from '#shared/contract/route.ts';
import { synthesize } from './testing/assembly.ts';
import { serveAssembly } from './testing/deployed.ts';

const { env } = engines;
const take = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, env[name] ?? process.env[name] ?? '']));

expectNoSecretsLogged();
const assembly = await synthesize();
const deployed = await serveAssembly(
  assembly,
  {
    'AWS::DynamoDB::Table.Ref': env.TABLE_NAME ?? '',
    'AWS::Cognito::UserPool.Ref': env.USER_POOL_ID ?? '',
    'AWS::Cognito::UserPool.ProviderURL': env.TOKEN_ISSUER ?? '',
    'AWS::Cognito::UserPoolClient.Ref': env.USER_POOL_CLIENT_ID ?? '',
  },
  {
    ...take('AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'),
    ...take('DYNAMODB_ENDPOINT', 'COGNITO_ENDPOINT', 'TOKEN_JWKS'),
    POWERTOOLS_LOG_LEVEL: 'DEBUG',
  },
);
afterAll(async () => {
  await deployed.close();
  assembly.remove();
});

test('the template has exactly the routes of the contract', () => {
  const expected = everyRoute.map(({ route }) => routeKey(route));
  expect([...deployed.routeKeys].sort()).toEqual(expected.sort());
});

// What deploys passes what the source passes.
const target = { url: deployed.url, codes: engines.codes };
authSuite(target);
usersSuite(target);
habitsSuite(target);
resourcesSuite(target);
skillsSuite(target);
projectsSuite(target);
assessmentsSuite(target);
analyticsSuite(target);
contractSuite(target, 3);
