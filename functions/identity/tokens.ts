import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';

export type Identity = { readonly userId: string; readonly email: string; readonly name: string };

const claims = z.pipe(
  z.object({ sub: z.guid(), email: z.string(), name: z.string() }),
  z.transform(({ sub, email, name }): Identity => ({ userId: sub, email, name })),
);

const authClaims = z.object({ auth_time: z.number() });

/** Returns the claims of an id token. It came directly from Cognito, so it needs no verification. */
const claimsIn = (idToken: string): unknown =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'));

export const identityOf = (idToken: string): Identity => claims.parse(claimsIn(idToken));

/** When the token's session began, in seconds since 1970. */
export const authTimeOf = (idToken: string): number =>
  authClaims.parse(claimsIn(idToken)).auth_time;

export const identityOfUser = ({
  UserAttributes = [],
}: {
  UserAttributes?: AttributeType[] | undefined;
}): Identity =>
  claims.parse(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])));
