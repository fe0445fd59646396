import type { GetUserCommandOutput } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';

/** What the user pool knows of a person. */
export type Identity = { readonly userId: string; readonly email: string; readonly name: string };

const claims = z.pipe(
  z.object({ sub: z.guid(), email: z.string(), name: z.string() }),
  z.transform(({ sub, email, name }): Identity => ({ userId: sub, email, name })),
);

/** The claims of an id token that came directly from Cognito, so it needs no verification. */
export const identityOf = (idToken: string): Identity => {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return claims.parse(JSON.parse(payload));
};

/** The same from an account's attributes. */
export const identityOfUser = ({ UserAttributes = [] }: GetUserCommandOutput): Identity =>
  claims.parse(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])));
