import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { action, ClientSecret, Id, Token, Username } from '../action.ts';
import { errors } from '../errors.ts';
import { passwordMatches } from '../passwords.ts';
import {
  clientSecretOf,
  isClientSecret,
  type Pool,
  requireClient,
  requirePool,
  requireSecretHash,
  requireUser,
} from '../pool.ts';
import { REFRESH_TOKEN_MS, TEMPORARY_PASSWORD_MS } from '../settings.ts';
import type { Store } from '../store.ts';
import { fingerprint, issueTokens, newRefreshToken } from '../tokens.ts';

export const AdminInitiateAuth = action(
  z.object({
    UserPoolId: Id,
    ClientId: Id,
    AuthFlow: z.string(),
    AuthParameters: z.optional(z.record(z.string(), z.string())),
  }),
  async ({ UserPoolId, ClientId, AuthFlow, AuthParameters = {} }, pool) => {
    requirePool(pool.store, UserPoolId);
    requireClient(pool.store, ClientId);
    const parameter = (name: string) => {
      const value = AuthParameters[name];
      if (!value) throw errors.invalid(`Missing required parameter ${name}`);
      return value;
    };
    switch (AuthFlow) {
      case 'ADMIN_USER_PASSWORD_AUTH':
        requireSecretHash(pool.store, parameter('USERNAME'), AuthParameters.SECRET_HASH);
        return signIn(parameter('USERNAME'), parameter('PASSWORD'), pool);
      default:
        throw errors.invalid('Initiate Auth method not supported.');
    }
  },
);

async function signIn(username: string, password: string, pool: Pool): Promise<object> {
  const { store, attempts, hashCost, now, lastSignOuts, signOutReachMs } = pool;
  const who = store.user(username)?.sub ?? username.toLowerCase();
  await attempts.guard(who, () =>
    passwordMatches(password, store.user(username)?.passwordHash, hashCost),
  );
  const user = store.user(username);
  if (!user) throw errors.wrongPassword();
  if (store.isDisabled(user.sub)) throw errors.userDisabled();
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    if (now() - user.passwordSetAt > TEMPORARY_PASSWORD_MS) throw errors.temporaryPasswordExpired();
    return { ChallengeName: 'NEW_PASSWORD_REQUIRED' };
  }
  const token = newRefreshToken();
  const authTime = now();
  const session = {
    tokenHash: fingerprint(token),
    sub: user.sub,
    originJti: randomUUID(),
    authTime,
    expiresAt: authTime + REFRESH_TOKEN_MS,
    revoked: authTime - (lastSignOuts.get(user.sub) ?? -Infinity) < signOutReachMs,
  };
  store.forgetSessions(authTime);
  store.addSession(session);
  const tokens = issueTokens(store.install, user, session, authTime);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: token } };
}

/** Issues new tokens for a refresh token. The refresh token stays valid, because our client does not rotate them. */
export const GetTokensFromRefreshToken = action(
  z.object({ RefreshToken: Token, ClientId: Id, ClientSecret }),
  async (input, { store, now }) => {
    requireClient(store, input.ClientId);
    if (!isClientSecret(store, input.ClientSecret)) throw errors.secretWrong();
    return refresh(input.RefreshToken, store, now());
  },
);

function refresh(token: string, store: Store, now: number): object {
  const session = store.sessionOfToken(fingerprint(token));
  const user = session && store.user(session.sub);
  if (!session || !user) throw errors.invalidRefreshToken();
  if (store.isDisabled(user.sub)) throw errors.userDisabled();
  if (session.revoked) throw errors.refreshTokenRevoked();
  if (session.expiresAt <= now) throw errors.refreshTokenExpired();
  return { AuthenticationResult: issueTokens(store.install, user, session, now) };
}

/** Ends one session: revokes its refresh token and all tokens issued from it. Ignores an unknown token. */
export const RevokeToken = action(
  z.object({ Token, ClientId: Id, ClientSecret }),
  async (input, { store }) => {
    requireClient(store, input.ClientId);
    if (!isClientSecret(store, input.ClientSecret)) throw errors.secretWrongToRevoke();
    if (input.Token.split('.').length === 3) throw errors.unsupportedTokenType();
    store.revokeSession(fingerprint(input.Token));
    return {};
  },
);

/** The client as an administrator sees it, with its secret. */
export const DescribeUserPoolClient = action(
  z.object({ UserPoolId: Id, ClientId: Id }),
  async ({ UserPoolId, ClientId }, { store: { install }, store }) => {
    requirePool(store, UserPoolId);
    requireClient(store, ClientId);
    return { UserPoolClient: { UserPoolId, ClientId, ClientSecret: clientSecretOf(install) } };
  },
);

/** Ends every session of a user, and revokes their access tokens. */
export const AdminUserGlobalSignOut = action(
  z.object({ UserPoolId: Id, Username }),
  async (input, { store, lastSignOuts, now }) => {
    requirePool(store, input.UserPoolId);
    const { sub } = requireUser(store, input.Username);
    store.revokeSessionsOf(sub);
    lastSignOuts.set(sub, now());
    return {};
  },
);
