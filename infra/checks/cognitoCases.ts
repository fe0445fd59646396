import { partialDeepStrictEqual } from 'node:assert';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { type Case, cases } from '../local/cognito/cases.ts';
import { makeWorld, type World } from '../local/cognito/world.ts';
import { differences } from './cognitoDifferences.ts';
import { startMoto } from './moto.ts';
import { deployToMoto } from './motoStack.ts';

/**
 * Runs our cases of Cognito's behaviour with the template's user pool against moto, a local server that imitates AWS.
 * If moto differs in a case, cognitoDifferences.ts must say why we trust our case.
 *
 *   python3 -m venv /tmp/aws && /tmp/aws/bin/pip install -r infra/checks/runbook-requirements.txt
 *   PATH=/tmp/aws/bin:$PATH node run.mjs infra/checks/cognitoCases.ts
 */

const isAlike = async ({ run, expect }: Case, world: World): Promise<boolean> => {
  try {
    const result = await run(world);
    if ('error' in expect) return false;
    partialDeepStrictEqual(result, expect.result);
    return true;
  } catch (error) {
    const { name, message } = error as Error;
    return 'error' in expect && name === expect.error && message.includes(expect.says ?? '');
  }
};

const moto = await startMoto();
try {
  Object.assign(process.env, moto.env);
  const { UserPoolId, UserPoolClientId } = deployToMoto(moto);
  const client = new CognitoIdentityProviderClient({
    maxAttempts: 1,
    requestHandler: { requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
  const world = makeWorld(client, { UserPoolId, ClientId: UserPoolClientId });
  const explained = new Set(Object.keys(differences));
  let wrong = 0;
  for (const one of cases.filter(({ localOnly }) => !localOnly)) {
    const alike = await isAlike(one, world);
    if (alike === explained.delete(one.name)) {
      wrong += 1;
      console.error(`${one.name}: moto ${alike ? 'no longer differs' : 'differs, unexplained'}`);
    }
  }
  for (const name of explained) console.error(`${name}: there is no such case`);
  const count = Object.keys(differences).length;
  console.log(`${count} differences are explained, ${wrong + explained.size} to fix`);
  process.exitCode = wrong + explained.size > 0 ? 1 : 0;
} finally {
  moto.stop();
}
// Exits even if moto never responded to a call.
process.exit();
