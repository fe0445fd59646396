import { createHash, randomBytes, randomUUID, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { errors } from './errors.ts';
import type { Install, Session, User } from './records.ts';
import { ACCESS_TOKEN_SECONDS, ID_TOKEN_SECONDS, SECOND } from './settings.ts';
import { publicJwk } from './signingKey.ts';
import type { Store } from './store.ts';

export const issuerOf = ({ userPoolId }: { userPoolId: string }) =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/${userPoolId}`;

/** The hash under which a refresh token or a reset code is stored. The secret itself is never stored. */
export const fingerprint = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');

/** A new refresh token: 512 random bits without a meaning. */
export const newRefreshToken = () => randomBytes(64).toString('base64url');

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function jwt({ signingKey }: Install, payload: object): string {
  const { kid } = publicJwk(signingKey);
  const text = `${encode({ kid, alg: 'RS256' })}.${encode(payload)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), signingKey).toString('base64url')}`;
}

export type Tokens = {
  AccessToken: string;
  IdToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
};

/** Issues the access token and the id token of a session, valid from `now` (ms since 1970). */
export function issueTokens(install: Install, user: User, session: Session, now: number): Tokens {
  const iat = Math.floor(now / SECOND);
  const common = {
    sub: user.sub,
    iss: issuerOf(install),
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(session.authTime / SECOND),
    iat,
  };
  return {
    AccessToken: jwt(install, {
      ...common,
      exp: iat + ACCESS_TOKEN_SECONDS,
      token_use: 'access',
      client_id: install.clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: user.sub,
      jti: randomUUID(),
    }),
    IdToken: jwt(install, {
      ...common,
      exp: iat + ID_TOKEN_SECONDS,
      token_use: 'id',
      aud: install.clientId,
      'cognito:username': user.sub,
      email: user.email,
      email_verified: user.emailVerified,
      ...(user.name === null ? {} : { name: user.name }),
      jti: randomUUID(),
    }),
    ExpiresIn: ACCESS_TOKEN_SECONDS,
    TokenType: 'Bearer',
  };
}

const AccessClaims = z.object({
  sub: z.string(),
  token_use: z.literal('access'),
  origin_jti: z.string(),
  exp: z.number(),
});

/** The user of a valid access token. Throws NotAuthorizedException or UserNotFoundException. */
export function userOfAccessToken(store: Store, token: string, now: number): User {
  const claims = verifiedClaims(store.install, token);
  if (claims.exp * SECOND <= now) throw errors.accessTokenExpired();
  const user = store.user(claims.sub);
  if (!user) throw errors.userNotFound();
  if (store.isDisabled(user.sub) || store.sessionOfOrigin(claims.origin_jti)?.revoked !== false)
    throw errors.accessTokenRevoked();
  return user;
}

function verifiedClaims({ signingKey }: Install, token: string): z.infer<typeof AccessClaims> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const signed = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${body}`),
    { key: publicJwk(signingKey), format: 'jwk' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw errors.invalidAccessToken();
  const claims = AccessClaims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!claims.success) throw errors.invalidAccessToken();
  return claims.data;
}
