import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { clientTimeouts } from '../clientTimeouts.ts';
import { environment, required } from '../environment.ts';

const clients = new Map<number, CognitoIdentityProviderClient>();

const clientOfTries = (maxAttempts: number): CognitoIdentityProviderClient => {
  const endpoint = environment().COGNITO_ENDPOINT;
  const client =
    clients.get(maxAttempts) ??
    new CognitoIdentityProviderClient({
      ...(endpoint && { endpoint }),
      maxAttempts,
      requestHandler: clientTimeouts(5_000),
    });
  clients.set(maxAttempts, client);
  return client;
};

export const identityClient = () => clientOfTries(2);

/**
 * For calls that can succeed only once. If the first response is lost, a retry would fail although the call succeeded.
 */
export const oneTryClient = () => clientOfTries(1);

/** For calls that every new instance makes. Cognito allows only five of them a second per user pool. */
export const patientClient = () => clientOfTries(5);

export const pool = () => ({
  UserPoolId: required('USER_POOL_ID'),
  ClientId: environment().USER_POOL_CLIENT_ID,
});
