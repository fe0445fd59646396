import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../environment.ts';
import { identityClient } from './client.ts';
import { passwordForPool } from './passwords.ts';
import {
  emailTaken,
  refusedEmail,
  translated,
  weakPassword,
  wrongCode,
  wrongCredentials,
  wrongPassword,
} from './problems.ts';
import { type Identity, identityOf } from './tokens.ts';

/** Who signed in, and the tokens to go on with. Renewing gives no new refresh token. */
export type SignedIn = {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly identity: Identity;
};

type Credentials = { readonly email: string; readonly password: string };
type Registration = Credentials & { readonly name: string };

const pool = () => {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = environment();
  if (!USER_POOL_ID) throw new Error('USER_POOL_ID is not set');
  return { UserPoolId: USER_POOL_ID, ClientId: USER_POOL_CLIENT_ID };
};

const attributes = (of: { email: string; name: string }) => [
  { Name: 'email', Value: of.email },
  { Name: 'email_verified', Value: 'true' },
  { Name: 'name', Value: of.name },
];

/**
 * Makes an account and signs in. The chosen password is also the temporary one, so that a registration cut off
 * after its first step is completed by registering again, or by signing in, with the same password.
 */
export const register = async ({ name, email, password }: Registration): Promise<SignedIn> => {
  try {
    await identityClient().send(
      new AdminCreateUserCommand({
        UserPoolId: pool().UserPoolId,
        Username: email,
        TemporaryPassword: passwordForPool(password),
        MessageAction: 'SUPPRESS',
        UserAttributes: attributes({ email, name }),
      }),
    );
  } catch (error) {
    if (!isNamed(error, 'UsernameExistsException')) {
      throw translated(error, { InvalidParameterException: refusedEmail });
    }
    if (!(await isUnfinished({ email, password }))) throw emailTaken();
  }
  return signIn({ email, password });
};

/** True for an account whose registration was cut off, and whose password this is. */
const isUnfinished = async (credentials: Credentials): Promise<boolean> => {
  try {
    return (await initiate(credentials)).ChallengeName === 'NEW_PASSWORD_REQUIRED';
  } catch (error) {
    if (isNamed(error, 'NotAuthorizedException')) return false;
    throw translated(error);
  }
};

/** Throws 401, alike for an unknown e-mail and a wrong password. */
export const signIn = async (credentials: Credentials): Promise<SignedIn> => {
  try {
    const answer = await initiate(credentials);
    if (answer.ChallengeName !== 'NEW_PASSWORD_REQUIRED') return signedIn(answer);
    await identityClient().send(
      new AdminSetUserPasswordCommand({
        UserPoolId: pool().UserPoolId,
        Username: credentials.email,
        Password: passwordForPool(credentials.password),
        Permanent: true,
      }),
    );
    return signedIn(await initiate(credentials));
  } catch (error) {
    throw translated(error, {
      NotAuthorizedException: wrongCredentials,
      UserNotFoundException: wrongCredentials,
    });
  }
};

const initiate = ({ email, password }: Credentials) =>
  identityClient().send(
    new AdminInitiateAuthCommand({
      ...pool(),
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: passwordForPool(password) },
    }),
  );

/** A new access token by the refresh token; 401 when that one is revoked, expired or not ours. */
export const renew = async (refreshToken: string): Promise<SignedIn> => {
  try {
    return signedIn(
      await identityClient().send(
        new AdminInitiateAuthCommand({
          ...pool(),
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: refreshToken },
        }),
      ),
    );
  } catch (error) {
    throw translated(error);
  }
};

const signedIn = ({ AuthenticationResult: tokens }: AdminInitiateAuthCommandOutput): SignedIn => {
  if (!tokens?.AccessToken || !tokens.IdToken) throw new Error('Cognito answered no tokens');
  return {
    accessToken: tokens.AccessToken,
    refreshToken: tokens.RefreshToken,
    identity: identityOf(tokens.IdToken),
  };
};

/** Ends the session of a refresh token; one that ended already is no error. */
export const revoke = async (refreshToken: string): Promise<void> => {
  try {
    await identityClient().send(
      new RevokeTokenCommand({ Token: refreshToken, ClientId: pool().ClientId }),
    );
  } catch (error) {
    if (
      isNamed(
        error,
        'NotAuthorizedException',
        'UnauthorizedException',
        'InvalidParameterException',
        'UnsupportedTokenTypeException',
      )
    )
      return;
    throw translated(error);
  }
};

/** Name and e-mail in one call, so that a fault leaves both as they were. */
export const updateIdentity = async (
  userId: string,
  identity: { email: string; name: string },
): Promise<void> => {
  try {
    await identityClient().send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: pool().UserPoolId,
        Username: userId,
        UserAttributes: attributes(identity),
      }),
    );
  } catch (error) {
    throw translated(error, {
      AliasExistsException: emailTaken,
      InvalidParameterException: refusedEmail,
    });
  }
};

/** Changes the password, ends every session, and signs this one in again. */
export const changePassword = async (
  userId: string,
  accessToken: string,
  currentPassword: string,
  newPassword: string,
): Promise<SignedIn> => {
  try {
    await identityClient().send(
      new ChangePasswordCommand({
        AccessToken: accessToken,
        PreviousPassword: passwordForPool(currentPassword),
        ProposedPassword: passwordForPool(newPassword),
      }),
    );
  } catch (error) {
    throw translated(error, {
      NotAuthorizedException: wrongPassword,
      InvalidPasswordException: weakPassword('newPassword'),
    });
  }
  await signOutEverywhere(userId);
  return signIn({ email: userId, password: newPassword });
};

const signOutEverywhere = async (username: string): Promise<void> => {
  try {
    await identityClient().send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: pool().UserPoolId, Username: username }),
    );
  } catch (error) {
    throw translated(error);
  }
};

/** Sends a code where there is such an account, and tells nobody whether there is. */
export const sendResetCode = async (email: string): Promise<void> => {
  try {
    await identityClient().send(
      new ForgotPasswordCommand({ ClientId: pool().ClientId, Username: email }),
    );
  } catch (error) {
    if (
      isNamed(error, 'UserNotFoundException', 'NotAuthorizedException', 'InvalidParameterException')
    )
      return;
    throw translated(error);
  }
};

export const resetPassword = async (
  email: string,
  code: string,
  password: string,
): Promise<void> => {
  try {
    await identityClient().send(
      new ConfirmForgotPasswordCommand({
        ClientId: pool().ClientId,
        Username: email,
        ConfirmationCode: code,
        Password: passwordForPool(password),
      }),
    );
  } catch (error) {
    // Nobody learns here whether there is such an account.
    throw translated(error, {
      NotAuthorizedException: wrongCode,
      UserNotFoundException: wrongCode,
    });
  }
  await signOutEverywhere(email);
};

const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);
