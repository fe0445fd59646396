import { afterAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { clientSecret } from '#functions/identity/clientSecret.ts';
import {
  codeMail,
  type FunctionName,
  functionNames,
  noRouteFunction,
} from '#infra/api/functionNames.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import type { Target } from '#testing/live/client.ts';
import { expectNoSecretsLogged } from '#testing/live/noSecretsLogged.ts';
import { noteSecrets } from '#testing/live/secrets.ts';
import { type Assembly, readAssembly } from './assembly.ts';
import { type Deployed, serveAssembly } from './deployed.ts';
import type { Permission } from './permissions.ts';
import { allowedTo } from './policies.ts';
import { type Resolve, resolver, text } from './values.ts';

const { env } = engines;
const value = (name: string) => env[name] ?? process.env[name] ?? '';
const take = (...names: string[]) => Object.fromEntries(names.map((name) => [name, value(name)]));

const lines = (permissions: readonly Permission[]) =>
  [...new Set(permissions.map(({ action, on }) => `${action} on ${on}`))].sort();

const withSecret = z.object({
  Environment: z.object({ Variables: z.object({ PUSH_SECRET: text }) }),
});

const pushSecretOf = ({ resources }: Assembly, resolve: Resolve): string => {
  const [secret] = Object.values(resources).flatMap(
    ({ Properties }) =>
      withSecret.safeParse(Properties).data?.Environment.Variables.PUSH_SECRET ?? [],
  );
  if (secret === undefined) throw new Error('No function has the secret');
  return resolve(secret);
};

/**
 * Serves the synthesized assembly on the test file's engines. With `checkLogs` the functions log everything, and the
 * file fails if their log contains a secret.
 */
export const serveSynthesized = async ({
  checkLogs = false,
} = {}): Promise<{
  readonly target: Target;
  readonly deployed: Deployed;
  /** The secret from which the functions derive the key for pushes. */
  readonly pushSecret: string;
  /**
   * Call it last. It compares each function's AWS calls with its policy. The functions in `complete` must have
   * used all of their permissions.
   */
  readonly policySuite: (complete: readonly FunctionName[]) => void;
}> => {
  if (checkLogs) expectNoSecretsLogged();
  const assembly = readAssembly(inject('assembly'));
  const resolve = resolver(assembly, {
    'AWS::DynamoDB::Table.Ref': value('TABLE_NAME'),
    'AWS::DynamoDB::Table.Arn': value('TABLE_NAME'),
    'AWS::Cognito::UserPool.Ref': value('USER_POOL_ID'),
    'AWS::Cognito::UserPool.Arn': value('USER_POOL_ID'),
    'AWS::Cognito::UserPool.ProviderURL': value('TOKEN_ISSUER'),
    'AWS::Cognito::UserPoolClient.Ref': value('USER_POOL_CLIENT_ID'),
    'DeletionsQueue.Ref': value('ACCOUNT_DELETIONS_URL'),
    'DeletionsQueue.Arn': value('ACCOUNT_DELETIONS_URL'),
    'RemindersQueue.Ref': value('REMINDERS_URL'),
    'RemindersQueue.Arn': value('REMINDERS_URL'),
    'DeliveriesQueue.Ref': value('DELIVERIES_URL'),
    'DeliveriesQueue.Arn': value('DELIVERIES_URL'),
    'AWS::Events::Rule.Arn': 'arn:aws:events:eu-central-1:123456789012:rule/digests',
    'AWS::SES::ConfigurationSet.Ref': 'digests',
    'AWS::ApiGatewayV2::Api.Ref': 'abc123',
    'AWS::Partition': 'aws',
    'AWS::Region': 'eu-central-1',
    'AWS::AccountId': '123456789012',
  });
  const local = {
    ...take('AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'),
    ...take('DYNAMODB_ENDPOINT', 'COGNITO_ENDPOINT', 'SES_ENDPOINT', 'TOKEN_JWKS'),
    ...take('REFUSAL_MILLISECONDS', 'PUSH_ENDPOINT'),
    POWERTOOLS_LOG_LEVEL: checkLogs ? 'DEBUG' : 'ERROR',
  };
  const deployed = await serveAssembly(assembly, resolve, local, engines);
  // These secrets must not be logged either.
  for (const code of [deployed.originSecret, await clientSecret()]) {
    noteSecrets({ headers: {}, body: { code } }, { body: null, cookies: [] });
  }
  afterAll(deployed.close);

  const idOf = (name: FunctionName) => {
    const ids = Object.keys(assembly.resources).filter(
      (id) => id.slice(0, -8) === `Functions${name}`,
    );
    if (ids.length !== 1) throw new Error(`${ids.length} functions ${name} in the template`);
    return ids[0] as string;
  };
  const policySuite = (complete: readonly FunctionName[]) =>
    describe('after all other tests', () => {
      test.each(functionNames)('the policy of %s allowed all of its calls', (name) => {
        const used = lines(deployed.usedPermissions(idOf(name)));
        const allowed = lines(allowedTo(assembly, resolve, idOf(name)));
        expect(allowed.length > 0).toBe(name !== noRouteFunction && name !== codeMail);
        expect(allowed).toEqual(expect.arrayContaining(used));
        if (complete.includes(name)) expect(used, 'all that it may do').toEqual(allowed);
      });
    });

  return {
    target: { url: deployed.url, codes: engines.codes, notices: engines.notices },
    deployed,
    pushSecret: pushSecretOf(assembly, resolve),
    policySuite,
  };
};
