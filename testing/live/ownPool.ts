import { afterAll } from 'vitest';
import { startCognito } from '#infra/local/cognito/cognito.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { expectNoSecretsLogged } from './noSecretsLogged.ts';

/** Starts the API on its own user pool with these options, for all tests of a file. */
export const startOnOwnPool = async (options: Parameters<typeof startCognito>[0]) => {
  const cognito = await startCognito(options);
  Object.assign(process.env, {
    TOKEN_ISSUER: cognito.issuer,
    TOKEN_JWKS: JSON.stringify(cognito.jwks),
    USER_POOL_ID: cognito.userPoolId,
    USER_POOL_CLIENT_ID: cognito.clientId,
    COGNITO_ENDPOINT: cognito.endpoint,
  });
  expectNoSecretsLogged();
  const cairn = await startCairn({ engines });
  afterAll(async () => {
    await cairn.stop();
    await cognito.stop();
  });
  return cairn;
};
