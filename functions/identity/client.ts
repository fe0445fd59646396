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
