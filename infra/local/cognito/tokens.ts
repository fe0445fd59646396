import { createHash, randomBytes, randomUUID, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { errors } from './errors.ts';
import { ACCESS_TOKEN_SECONDS, SECOND } from './settings.ts';
import { publicJwk } from './signingKey.ts';
import type { Session, State, User } from './state.ts';

export const issuerOf = ({ userPoolId }: { userPoolId: string }) =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/${userPoolId}`;

/** What lies on disk of a refresh token or a reset code: never the thing itself. */
export const fingerprint = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');

/** Opaque, 512 random bits. */
export const newRefreshToken = () => randomBytes(64).toString('base64url');

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function jwt(state: State, payload: object): string {
  const { kid } = publicJwk(state.signingKey);
  const text = `${encode({ kid, alg: 'RS256' })}.${encode(payload)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), state.signingKey).toString('base64url')}`;
}

export type Tokens = {
  AccessToken: string;
  IdToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
};

/** The access and the id token of a session, living 60 minutes from `now` (milliseconds). */
export function issueTokens(state: State, user: User, session: Session, now: number): Tokens {
  const iat = Math.floor(now / SECOND);
  const common = {
    sub: user.sub,
    iss: issuerOf(state),
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(session.authTime / SECOND),
    iat,
    exp: iat + ACCESS_TOKEN_SECONDS,
  };
  return {
    AccessToken: jwt(state, {
      ...common,
      token_use: 'access',
      client_id: state.clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: user.sub,
      jti: randomUUID(),
    }),
    IdToken: jwt(state, {
      ...common,
      token_use: 'id',
      aud: state.clientId,
      'cognito:username': user.sub,
      email: user.email,
      email_verified: user.emailVerified,
      ...(user.name === undefined ? {} : { name: user.name }),
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

/** The user of a valid access token. Throws NotAuthorizedException, UserNotFoundException. */
export function userOfAccessToken(state: State, token: string, now: number): User {
  const claims = verifiedClaims(state, token);
  if (claims.exp * SECOND <= now) throw errors.accessTokenExpired();
  const user = state.users.find(({ sub }) => sub === claims.sub);
  if (!user) throw errors.userNotFound();
  const session = state.sessions.find(({ originJti }) => originJti === claims.origin_jti);
  if (!session || session.revoked) throw errors.accessTokenRevoked();
  return user;
}

function verifiedClaims(state: State, token: string): z.infer<typeof AccessClaims> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const signed = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${body}`),
    { key: publicJwk(state.signingKey), format: 'jwk' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw errors.invalidAccessToken();
  const claims = AccessClaims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!claims.success) throw errors.invalidAccessToken();
  return claims.data;
}
