import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
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

/** Whether `got` contains everything in `wanted`, like Vitest's toMatchObject. */
const holds = (got: unknown, wanted: unknown): boolean =>
  typeof wanted === 'object' && wanted !== null
    ? typeof got === 'object' &&
      got !== null &&
      Object.entries(wanted).every(([key, value]) =>
        holds((got as Record<string, unknown>)[key], value),
      )
    : isDeepStrictEqual(got, wanted);

const isAlike = async ({ run, expect }: Case, world: World): Promise<boolean> => {
  const tooLate = pause(10_000, undefined, { ref: false }).then(() => {
    throw new Error('No response in 10 seconds.');
  });
  const outcome = await Promise.race([run(world), tooLate]).then(
    (result) => ({ result, error: undefined, says: '' }),
    (error: Error) => ({ result: undefined, error: error.name, says: error.message }),
  );
  return 'error' in expect
    ? outcome.error === expect.error && outcome.says.includes(expect.says ?? '')
    : outcome.error === undefined && holds(outcome.result, expect.result);
};

const moto = await startMoto();
try {
  Object.assign(process.env, moto.env);
  const { UserPoolId, UserPoolClientId } = deployToMoto(moto);
  const client = new CognitoIdentityProviderClient({ maxAttempts: 1 });
  const world = makeWorld(client, { UserPoolId, ClientId: UserPoolClientId });
  const told = new Set(Object.keys(differences));
  let wrong = 0;
  for (const one of cases.filter(({ localOnly }) => !localOnly)) {
    const alike = await isAlike(one, world);
    if (alike === told.delete(one.name)) {
      wrong += 1;
      console.error(`${one.name}: moto ${alike ? 'no longer differs' : 'differs, unexplained'}`);
    }
  }
  for (const name of told) console.error(`${name}: there is no such case`);
  const count = Object.keys(differences).length;
  console.log(`${count} differences are explained, ${wrong + told.size} to fix`);
  process.exitCode = wrong + told.size > 0 ? 1 : 0;
} finally {
  moto.stop();
}
// Exits even if moto never responded to a call.
process.exit();
