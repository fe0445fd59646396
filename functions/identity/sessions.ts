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
import { Problem } from '../problem.ts';
import { identityClient, pool } from './client.ts';
import { clientSecret, secretHash } from './clientSecret.ts';
import { passwordForPool } from './poolPassword.ts';
import {
  isNamed,
  isOfOurSecret,
  passwordResetRequired,
  sessionEnded,
  translated,
  wrongCredentials,
} from './problems.ts';
import { type Identity, identityOf } from './tokens.ts';

/** Who signed in, and the tokens to go on with. Renewing gives no new refresh token. */
export type SignedIn = {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly identity: Identity;
};

export type Credentials = { readonly email: string; readonly password: string };

/** Throws 401, alike for an unknown e-mail and a wrong password; 403 where an administrator reset the password. */
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
      PasswordResetRequiredException: passwordResetRequired,
    });
  }
};

/** What a password gives: tokens, or the challenge of a registration that was cut off. */
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

/** A new access token by the refresh token; 401 when that one is revoked, expired or not ours. */
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
    // Of characters that no token has.
    throw translated(error, { InvalidParameterException: sessionEnded });
  }
};

const signedIn = ({
  AuthenticationResult: tokens,
}: Pick<AdminInitiateAuthCommandOutput, 'AuthenticationResult'>): SignedIn => {
  if (!tokens?.AccessToken || !tokens.IdToken) throw new Error('Cognito answered no tokens');
  return {
    accessToken: tokens.AccessToken,
    refreshToken: tokens.RefreshToken,
    identity: identityOf(tokens.IdToken),
  };
};

/** Milliseconds that `signInToStay` takes at most; the function has ten seconds for all it does. */
const longestSignIn = 5_000;
const betweenSignIns = 1_000;

/**
 * Signs in after `signOutEverywhere`, which often revokes the sessions of the next moment as well
 * (github.com/aws/aws-sdk-java/issues/2449): this one could be renewed. Throws when none could in time.
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
  // Also where Cognito keeps a call waiting.
  const late = once(over, 'abort').then(() => Promise.reject(over.reason));
  return Promise.race([tries(), late]);
};

/** After a change of the password. Undefined where it failed: all is done but that, so the person logs in. */
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
    // Any other fault says nothing of the session.
    return !(error instanceof Problem && error.code === 'unauthenticated');
  }
};

/** Ends the session of a refresh token; one that ended already is no error. */
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

/** Milliseconds for both tries, so that there is time left to say what became of the call. */
const longestSignOut = 3_000;

/** Ends every session of an account. */
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
