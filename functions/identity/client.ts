import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../environment.ts';

let client: CognitoIdentityProviderClient | undefined;

export const identityClient = (): CognitoIdentityProviderClient => {
  const endpoint = environment().COGNITO_ENDPOINT;
  client ??= new CognitoIdentityProviderClient({
    ...(endpoint && { endpoint }),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 5_000,
      throwOnRequestTimeout: true,
    },
  });
  return client;
};

export const pool = () => {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = environment();
  if (!USER_POOL_ID) throw new Error('USER_POOL_ID is not set');
  return { UserPoolId: USER_POOL_ID, ClientId: USER_POOL_CLIENT_ID };
};
