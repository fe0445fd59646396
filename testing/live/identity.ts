import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { secretHash } from '#functions/identity/clientSecret.ts';

const connect = () => {
  const { COGNITO_ENDPOINT: endpoint, USER_POOL_ID, USER_POOL_CLIENT_ID } = process.env;
  if (!endpoint) throw new Error('The engines do not run');
  const client = new CognitoIdentityProviderClient({ endpoint });
  return { client, UserPoolId: USER_POOL_ID, ClientId: USER_POOL_CLIENT_ID };
};

/** Creates an account, as if its registration was interrupted after the first step. */
export const beginRegistration = async (person: {
  name: string;
  email: string;
  password: string;
}): Promise<void> => {
  const { client, UserPoolId } = connect();
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: person.email,
      TemporaryPassword: person.password,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: person.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: person.name },
      ],
    }),
  );
};

/** Returns an id token. It is signed with the same key as an access token, but is not an access token. */
export const idTokenOf = async (email: string, password: string): Promise<string> => {
  const { client, UserPoolId, ClientId } = connect();
  const response = await client.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: {
        USERNAME: email,
        PASSWORD: password,
        SECRET_HASH: await secretHash(email),
      },
    }),
  );
  return response.AuthenticationResult?.IdToken ?? '';
};
