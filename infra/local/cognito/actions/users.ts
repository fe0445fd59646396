import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { action, Id, Password, Username } from '../action.ts';
import { Attributes, listAttributes, parseAttributes, parseEmail } from '../attributes.ts';
import { errors } from '../errors.ts';
import { hashPassword, requirePolicy } from '../passwords.ts';
import { findUser, requirePool, requireUser } from '../pool.ts';
import { SECOND } from '../settings.ts';
import type { User } from '../state.ts';

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
    requirePool(store.state, input.UserPoolId);
    const email = parseEmail(input.Username, 'Username should be an email.');
    const set = parseAttributes(input.UserAttributes ?? []);
    if (set.email !== undefined && set.email !== email) {
      throw errors.invalid('Username and the email attribute differ.');
    }
    if (findUser(store.state, email)) throw errors.usernameExists();
    const password = input.TemporaryPassword ?? randomBytes(18).toString('base64url');
    requirePolicy(password);
    const passwordHash = await hashPassword(password, hashCost);
    const at = now();
    const user: User = {
      sub: newSub(),
      email,
      emailVerified: set.emailVerified ?? false,
      ...(set.name === undefined ? {} : { name: set.name }),
      status: 'FORCE_CHANGE_PASSWORD',
      passwordHash,
      passwordSetAt: at,
      createdAt: at,
      modifiedAt: at,
    };
    store.change((state) => {
      if (findUser(state, email)) throw errors.usernameExists();
      state.users.push(user);
    });
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
    requirePool(store.state, input.UserPoolId);
    requireUser(store.state, input.Username);
    requirePolicy(input.Password);
    const passwordHash = await hashPassword(input.Password, hashCost);
    store.change((state) => {
      const user = requireUser(state, input.Username);
      user.passwordHash = passwordHash;
      user.passwordSetAt = user.modifiedAt = now();
      user.status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    });
    return {};
  },
);

export const AdminUpdateUserAttributes = action(
  z.object({ UserPoolId: Id, Username, UserAttributes: Attributes }),
  async (input, { store, now }) => {
    requirePool(store.state, input.UserPoolId);
    store.change((state) => {
      const user = requireUser(state, input.Username);
      const set = parseAttributes(input.UserAttributes);
      const holder = set.email === undefined ? user : findUser(state, set.email);
      if (holder && holder !== user) throw errors.aliasExists();
      const unverified = set.email !== undefined && set.email !== user.email;
      Object.assign(user, unverified ? { emailVerified: false } : {}, set, { modifiedAt: now() });
    });
    return {};
  },
);

export const AdminDeleteUser = action(
  z.object({ UserPoolId: Id, Username }),
  async (input, { store }) => {
    requirePool(store.state, input.UserPoolId);
    store.change((state) => {
      const { sub } = requireUser(state, input.Username);
      state.users = state.users.filter((user) => user.sub !== sub);
      state.sessions = state.sessions.filter((session) => session.sub !== sub);
    });
    return {};
  },
);
