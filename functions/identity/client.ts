import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { clientTimeouts } from '../clientTimeouts.ts';
import { environment } from '../environment.ts';

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

/** For a call that fails if repeated: after a lost response, a retry would look as if the first try had failed. */
export const oneTryClient = () => clientOfTries(1);

/** For calls that every new instance makes, of which Cognito allows only five a second per user pool. */
export const patientClient = () => clientOfTries(5);

export const pool = () => {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = environment();
  if (!USER_POOL_ID) throw new Error('USER_POOL_ID is not set');
  return { UserPoolId: USER_POOL_ID, ClientId: USER_POOL_CLIENT_ID };
};
