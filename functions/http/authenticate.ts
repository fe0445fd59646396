import type { MiddlewareObj } from '@middy/core';
import { JwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import { environment } from '../environment.ts';
import { unauthenticated, unavailable } from '../problem.ts';
import { type ApiEvent, type ApiResult, header } from './event.ts';

/** The claims of a Cognito access token that matter here; a `sub` need not be a UUID by RFC 9562. */
const claims = z.object({
  token_use: z.literal('access'),
  client_id: z.string(),
  sub: z.guid(),
  exp: z.number(),
});

/** The library looks at neither: a token without an end, and one that asks for what we do not know (RFC 7515, 4.1.11). */
const soundHeader = z.object({ crit: z.never().optional() });

const makeVerifier = () => {
  const { TOKEN_ISSUER, TOKEN_JWKS, USER_POOL_CLIENT_ID } = environment();
  const verifyProperties = {
    issuer: TOKEN_ISSUER,
    // Cognito's access tokens carry no `aud`; the client is in `client_id`, checked here.
    audience: null,
    customJwtCheck: ({ header, payload }: { header: unknown; payload: unknown }) => {
      soundHeader.parse(header);
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

/** Who calls. A route that is not public is refused without a valid access token of our own client. */
export const authenticate = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  before: async ({ event }) => {
    if (event.learned.route?.access === 'public') return;
    const accessToken = /^Bearer (\S+)$/i.exec(header(event, 'authorization') ?? '')?.[1];
    if (!accessToken) throw unauthenticated();
    verifier ??= makeVerifier();
    const payload = await verifier.verify(accessToken).catch((error: unknown) => {
      // The keys could not be had: nothing is known of the token.
      if (error instanceof FetchError) throw unavailable(error);
      throw unauthenticated('Your session has ended. Please log in again.');
    });
    event.learned.userId = claims.parse(payload).sub;
    event.learned.accessToken = accessToken;
  },
});
