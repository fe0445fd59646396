import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { action, Id, Password, Token, Username } from '../action.ts';
import { Attributes, listAttributes, parseAttributes, parseEmail } from '../attributes.ts';
import { errors } from '../errors.ts';
import { hashPassword, requirePolicy } from '../passwords.ts';
import { requirePool, requireUser } from '../pool.ts';
import type { User } from '../records.ts';
import { SECOND } from '../settings.ts';
import { userOfAccessToken } from '../tokens.ts';

/** A sub as newer pools make them: shaped like a UUID, with variant bits (c or d) that RFC 9562 does not know. */
const newSub = (): string => randomUUID().replace(/^(.{19})./, (_, head: string) => `${head}d`);

/** Makes a user who must set a password of their own; only without an invitation (SUPPRESS). */
export const AdminCreateUser = action(
  z.object({
    UserPoolId: Id,
    Username,
    TemporaryPassword: Password.optional(),
    UserAttributes: Attributes.optional(),
    MessageAction: z.literal('SUPPRESS', 'This pool sends no invitations: use SUPPRESS'),
  }),
  async (input, { store, hashCost, now }) => {
    requirePool(store, input.UserPoolId);
    const email = parseEmail(input.Username, 'Username should be an email.');
    const set = parseAttributes(input.UserAttributes ?? []);
    if (set.email !== undefined && set.email !== email) {
      throw errors.invalid('Username and the email attribute differ.');
    }
    if (store.user(email)) throw errors.usernameExists();
    const password = input.TemporaryPassword ?? randomBytes(18).toString('base64url');
    requirePolicy(password);
    const passwordHash = await hashPassword(password, hashCost);
    const at = now();
    const user: User = {
      sub: newSub(),
      email,
      emailVerified: set.emailVerified ?? false,
      name: set.name ?? null,
      status: 'FORCE_CHANGE_PASSWORD',
      passwordHash,
      passwordSetAt: at,
      createdAt: at,
      modifiedAt: at,
      resetCodeHash: null,
      resetCodeExpiresAt: null,
    };
    if (store.user(email)) throw errors.usernameExists();
    store.addUser(user);
    return {
      User: {
        Username: user.sub,
        Attributes: listAttributes(user),
        UserCreateDate: at / SECOND,
        UserLastModifiedDate: at / SECOND,
        Enabled: true,
        UserStatus: user.status,
      },
    };
  },
);

export const AdminSetUserPassword = action(
  z.object({ UserPoolId: Id, Username, Password, Permanent: z.boolean().optional() }),
  async (input, { store, hashCost, now }) => {
    requirePool(store, input.UserPoolId);
    requireUser(store, input.Username);
    requirePolicy(input.Password);
    const passwordHash = await hashPassword(input.Password, hashCost);
    const at = now();
    store.changeUser({
      ...requireUser(store, input.Username),
      passwordHash,
      passwordSetAt: at,
      modifiedAt: at,
      status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
    });
    return {};
  },
);

/** Who a valid access token belongs to. */
export const GetUser = action(z.object({ AccessToken: Token }), async (input, { store, now }) => {
  const user = userOfAccessToken(store, input.AccessToken, now());
  return { Username: user.sub, UserAttributes: listAttributes(user) };
});

export const AdminUpdateUserAttributes = action(
  z.object({ UserPoolId: Id, Username, UserAttributes: Attributes }),
  async (input, { store, now }) => {
    requirePool(store, input.UserPoolId);
    const user = requireUser(store, input.Username);
    const set = parseAttributes(input.UserAttributes);
    const holder = set.email === undefined ? user : store.user(set.email);
    if (holder && holder.sub !== user.sub) throw errors.aliasExists();
    const unverified = set.email !== undefined && set.email !== user.email;
    const emailVerified = unverified ? false : user.emailVerified;
    store.changeUser({ ...user, emailVerified, ...set, modifiedAt: now() });
    return {};
  },
);

export const AdminDeleteUser = action(
  z.object({ UserPoolId: Id, Username }),
  async (input, { store }) => {
    requirePool(store, input.UserPoolId);
    store.removeUser(requireUser(store, input.Username).sub);
    return {};
  },
);
