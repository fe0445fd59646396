import * as z from 'zod/mini';
import { byId, data, day, givenPassword, nullReply } from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { scopesField, shownToken } from './areaScopes.ts';
import { tokenName } from './model.ts';

/** The calls of `/users` that manage the person's access tokens. */
export const tokenRoutes = defineRoutes({
  listTokens: {
    method: 'GET',
    path: '/users/tokens',
    summary: 'The access tokens, without their secrets',
    access: 'signed-in',
    reply: data(z.object({ accessTokens: z.array(shownToken) })),
  },
  createToken: {
    method: 'POST',
    path: '/users/tokens',
    summary:
      'Create an access token. Only this response shows it. It works until the end of its last day, at most a year from today. Needs the current password, because a token can outlive the session',
    access: 'signed-in',
    body: z.strictObject({
      name: tokenName,
      scopes: scopesField,
      endsOn: day('End'),
      currentPassword: givenPassword('Current password'),
    }),
    reply: z.object({ token: z.string(), data: z.object({ accessToken: shownToken }) }),
    refuses: ['limit'],
  },
  revokeToken: {
    method: 'DELETE',
    path: '/users/tokens/{id}',
    summary: 'Revoke an access token at once',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
  },
});
