import type { MiddlewareObj } from '@middy/core';
import { JwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod/mini';
import { environment } from '../../environment.ts';
import { sessionEnded, unauthenticated, unavailable } from '../../problem.ts';
import { type ApiEvent, type ApiResult, header } from '../event.ts';
import { isPersonalToken, verifyPersonalToken } from '../personalToken.ts';

/**
 * The claims that we need in a Cognito access token. A `sub` need not be a valid UUID by RFC 9562. `exp` is
 * required here, because the library accepts a token without it.
 */
const claims = z.object({
  token_use: z.literal('access'),
  client_id: z.string(),
  sub: z.guid(),
  exp: z.number(),
  auth_time: z.number(),
});

/**
 * Refuses a token with `crit`, which names extensions that the receiver must understand (RFC 7515, 4.1.11). The
 * library ignores it.
 */
const validHeader = z.object({ crit: z.optional(z.never()) });

const makeVerifier = () => {
  const { TOKEN_ISSUER, TOKEN_JWKS, USER_POOL_CLIENT_ID } = environment();
  const verifyProperties = {
    issuer: TOKEN_ISSUER,
    // Cognito's access tokens have no `aud`. They name their client in `client_id`, which is checked here.
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
 * Identifies the caller. A personal token is always verified, even on a public route. Otherwise public routes
 * skip the check, and all other routes require an access token of a session of our own client.
 */
export const authenticate = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  before: async ({ event }) => {
    const { route } = event.context;
    const accessToken = /^Bearer (\S+)$/i.exec(header(event, 'authorization') ?? '')?.[1];
    if (route && accessToken && isPersonalToken(accessToken)) {
      Object.assign(event.context, await verifyPersonalToken(accessToken, route, new Date()));
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
