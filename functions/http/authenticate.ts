import type { MiddlewareObj } from '@middy/core';
import { JwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod/mini';
import { environment } from '../environment.ts';
import { sessionEnded, unauthenticated, unavailable } from '../problem.ts';
import { type ApiEvent, type ApiResult, header } from './event.ts';
import { isOwnToken, verifyOwnToken } from './ownToken.ts';

/**
 * The claims of a Cognito access token that we need; a `sub` need not be a UUID by RFC 9562. The library accepts a
 * token without `exp`.
 */
const claims = z.object({
  token_use: z.literal('access'),
  client_id: z.string(),
  sub: z.guid(),
  exp: z.number(),
  auth_time: z.number(),
});

/** The library ignores `crit`, which names extensions that the receiver must understand (RFC 7515, 4.1.11). */
const validHeader = z.object({ crit: z.optional(z.never()) });

const makeVerifier = () => {
  const { TOKEN_ISSUER, TOKEN_JWKS, USER_POOL_CLIENT_ID } = environment();
  const verifyProperties = {
    issuer: TOKEN_ISSUER,
    // Cognito's access tokens have no `aud`. Their client is in `client_id`, which is checked here.
    audience: null,
    customJwtCheck: ({ header, payload }: { header: unknown; payload: unknown }) => {
      validHeader.parse(header);
      if (claims.parse(payload).client_id !== USER_POOL_CLIENT_ID)
        throw new Error('Foreign client');
    },
  };
  if (!TOKEN_JWKS) return JwtVerifier.create(verifyProperties);
  const keys = new TextEncoder().encode(TOKEN_JWKS).buffer as ArrayBuffer;
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: async () => keys } });
  return JwtVerifier.create(verifyProperties, { jwksCache });
};

let verifier: ReturnType<typeof makeVerifier> | undefined;

/**
 * Identifies the caller. Unless the route is public, refuses a request without a valid access token: one of a session
 * of our own client, or one that the person created.
 */
export const authenticate = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  before: async ({ event }) => {
    const { route } = event.context;
    const accessToken = /^Bearer (\S+)$/i.exec(header(event, 'authorization') ?? '')?.[1];
    if (route && accessToken && isOwnToken(accessToken)) {
      Object.assign(event.context, await verifyOwnToken(accessToken, route, new Date()));
      return;
    }
    if (route?.access === 'public') return;
    if (!accessToken) throw unauthenticated();
    verifier ??= makeVerifier();
    const payload = await verifier.verify(accessToken).catch((error: unknown) => {
      // The keys could not be fetched, so the token may still be valid.
      if (error instanceof FetchError) throw unavailable(error);
      throw sessionEnded();
    });
    const { sub: userId, auth_time: authTime } = claims.parse(payload);
    Object.assign(event.context, { userId, accessToken, authTime });
  },
});
