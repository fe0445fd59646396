import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { logger } from '../logger.ts';
import { Problem, sessionEnded } from '../problem.ts';
import { identityClient, pool } from './client.ts';
import { clientSecret, secretHash } from './clientSecret.ts';
import { passwordForPool } from './poolPassword.ts';
import {
  isNamed,
  isOfOurSecret,
  passwordResetRequired,
  translated,
  wrongCredentials,
} from './problems.ts';
import { authTimeOf, type Identity, identityOf } from './tokens.ts';

/** The person who signed in, and their tokens. A renewal returns no new refresh token. */
export type SignedIn = {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly identity: Identity;
  /** When the session began, in seconds since 1970. A renewal does not change it. */
  readonly authTime: number;
};

export type Credentials = { readonly email: string; readonly password: string };

/**
 * Signs in. Throws the same 401 for an unknown e-mail and for a wrong password. Throws 403 if an administrator reset
 * the password.
 */
export const signIn = async (credentials: Credentials): Promise<SignedIn> => {
  try {
    const response = await initiate(credentials);
    if (response.ChallengeName !== 'NEW_PASSWORD_REQUIRED') return signedIn(response);
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
      PasswordResetRequiredException: passwordResetRequired,
    });
  }
};

/** Returns Cognito's response to a password: tokens, or the challenge of an interrupted registration. */
export const initiate = async ({ email, password }: Credentials) =>
  identityClient().send(
    new AdminInitiateAuthCommand({
      ...pool(),
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: {
        USERNAME: email,
        PASSWORD: passwordForPool(password),
        SECRET_HASH: await secretHash(email),
      },
    }),
  );

/** Gets a new access token for the refresh token. Throws 401 if the refresh token is revoked, expired or not ours. */
export const renew = async (refreshToken: string): Promise<SignedIn> => {
  try {
    return signedIn(
      await identityClient().send(
        new GetTokensFromRefreshTokenCommand({
          ClientId: pool().ClientId,
          ClientSecret: await clientSecret(),
          RefreshToken: refreshToken,
        }),
      ),
    );
  } catch (error) {
    // Cognito throws this if the refresh token has characters that no token contains.
    throw translated(error, { InvalidParameterException: sessionEnded });
  }
};

const signedIn = ({
  AuthenticationResult: tokens,
}: Pick<AdminInitiateAuthCommandOutput, 'AuthenticationResult'>): SignedIn => {
  if (!tokens?.AccessToken || !tokens.IdToken) throw new Error('Cognito returned no tokens');
  return {
    accessToken: tokens.AccessToken,
    refreshToken: tokens.RefreshToken,
    identity: identityOf(tokens.IdToken),
    authTime: authTimeOf(tokens.IdToken),
  };
};

/** `signInToStay` may take this many milliseconds. The function has ten seconds in total. */
const longestSignIn = 5_000;
const betweenSignIns = 1_000;

/**
 * Signs in after `signOutEverywhere`, which often also revokes sessions that begin a moment later
 * (github.com/aws/aws-sdk-java/issues/2449). So this function checks that the new session can be renewed. Throws if no
 * session could be renewed in time.
 */
export const signInToStay = (credentials: Credentials): Promise<SignedIn> => {
  const over = AbortSignal.timeout(longestSignIn);
  const tries = async (): Promise<SignedIn> => {
    for (;;) {
      const session = await signIn(credentials);
      if (await isAlive(session)) return session;
      await pause(betweenSignIns, undefined, { signal: over });
    }
  };
  // This also ends the wait for a slow call of Cognito.
  const late = once(over, 'abort').then(() => Promise.reject(over.reason));
  return Promise.race([tries(), late]);
};

/**
 * Signs in after a password change. Returns undefined on failure: the password is changed, so the person can log in.
 */
export const signInAgain = async (credentials: Credentials): Promise<SignedIn | undefined> => {
  try {
    return await signInToStay(credentials);
  } catch (error) {
    logger.error('The password was changed, but its person could not be signed in again.', {
      error: error instanceof Error ? (error.cause ?? error) : error,
    });
    return undefined;
  }
};

const isAlive = async ({ refreshToken }: SignedIn): Promise<boolean> => {
  if (!refreshToken) return false;
  try {
    await renew(refreshToken);
    return true;
  } catch (error) {
    // Any other error says nothing about the session, so it counts as alive.
    return !(error instanceof Problem && error.code === 'unauthenticated');
  }
};

/** Ends the session of a refresh token. Does nothing if the session has already ended. */
export const revoke = async (refreshToken: string, abortSignal?: AbortSignal): Promise<void> => {
  try {
    await identityClient().send(
      new RevokeTokenCommand({
        ClientId: pool().ClientId,
        ClientSecret: await clientSecret(),
        Token: refreshToken,
      }),
      abortSignal && { abortSignal },
    );
  } catch (error) {
    if (
      !isOfOurSecret(error) &&
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

/** A sign-out may take this many milliseconds, with the SDK's one retry. That leaves time to respond. */
const longestSignOut = 3_000;

export const signOutEverywhere = async (username: string): Promise<void> => {
  try {
    await identityClient().send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: pool().UserPoolId, Username: username }),
      { abortSignal: AbortSignal.timeout(longestSignOut) },
    );
  } catch (error) {
    throw translated(error);
  }
};
