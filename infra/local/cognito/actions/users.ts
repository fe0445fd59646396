import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { action, Code, Id, Password, Token, Username } from '../action.ts';
import { Attributes, listAttributes, parseAttributes, parseEmail } from '../attributes.ts';
import { ClientMetadata, type SentTo } from '../codeMails.ts';
import { codeHash, newCode } from '../codes.ts';
import { errors } from '../errors.ts';
import { hashPassword, requirePolicy } from '../passwords.ts';
import { type Pool, requirePool, requireUser } from '../pool.ts';
import type { User } from '../records.ts';
import { ADDRESS_CODE_MS } from '../settings.ts';
import { userOfAccessToken } from '../tokens.ts';

/**
 * A sub as newer user pools create it. It looks like a UUID, but has variant bits (c or d) that RFC 9562 does not
 * define.
 */
const newSub = (): string => randomUUID().replace(/^(.{19})./, (_, head: string) => `${head}d`);

/** Creates a user who must set their own password. Supports only SUPPRESS, which sends no invitation. */
export const AdminCreateUser = action(
  z.object({
    UserPoolId: Id,
    Username,
    TemporaryPassword: Password,
    UserAttributes: z.optional(Attributes),
    MessageAction: z.literal('SUPPRESS', 'This pool sends no invitations: use SUPPRESS'),
  }),
  async (input, { store, hashCost, now, mayRegister }) => {
    requirePool(store, input.UserPoolId);
    const email = parseEmail(input.Username, 'Username should be an email.');
    if (!mayRegister(email)) throw errors.registrationClosed();
    const set = parseAttributes(input.UserAttributes ?? []);
    if (set.email !== undefined && set.email !== email) {
      throw errors.invalid('Username and the email attribute differ.');
    }
    if (store.user(email)) throw errors.usernameExists();
    requirePolicy(input.TemporaryPassword);
    const passwordHash = await hashPassword(input.TemporaryPassword, hashCost);
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
    if (!mayRegister(email)) throw errors.registrationClosed();
    store.addUser(user);
    return {
      User: {
        Username: user.sub,
        Attributes: listAttributes(user),
        UserStatus: user.status,
      },
    };
  },
);

export const AdminSetUserPassword = action(
  z.object({ UserPoolId: Id, Username, Password, Permanent: z.literal(true) }),
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
      status: 'CONFIRMED',
    });
    return {};
  },
);

/**
 * Changes a user's attributes. For a new address, the pool sends a code, and keeps the old address until the code is
 * confirmed (AttributesRequireVerificationBeforeUpdate).
 */
export const AdminUpdateUserAttributes = action(
  z.object({ UserPoolId: Id, Username, UserAttributes: Attributes, ClientMetadata }),
  async (input, pool) => {
    const { store, now } = pool;
    requirePool(store, input.UserPoolId);
    const user = requireUser(store, input.Username);
    const set = parseAttributes(input.UserAttributes);
    if (set.emailVerified !== undefined)
      throw errors.invalid('The stand-in does not change email_verified.');
    const { email = user.email, name = user.name } = set;
    if (email !== user.email && store.user(email)) throw errors.aliasExists();
    store.changeUser({ ...user, name, modifiedAt: now() });
    if (email !== user.email) {
      const clientMetadata = input.ClientMetadata;
      await sendAddressCode({ user, email, purpose: 'newAddress', clientMetadata }, pool);
    }
    return {};
  },
);

async function sendAddressCode(to: SentTo, pool: Pool): Promise<void> {
  const { email } = to;
  const { sub } = to.user;
  const code = newCode();
  const expiresAt = pool.now() + ADDRESS_CODE_MS;
  pool.store.setAddressChange({ sub, email, codeHash: codeHash(sub, code), expiresAt });
  await pool.codeMails.send(pool.store.install, code, to);
}

/** Returns the user to whom a token belongs. Throws NotAuthorizedException if the session has ended. */
export const GetUser = action(z.object({ AccessToken: Token }), async (input, { store, now }) => {
  const user = userOfAccessToken(store, input.AccessToken, now());
  return { Username: user.sub, UserAttributes: listAttributes(user) };
});

/**
 * Replaces the user's address with the pending one. In the pool, a reset code that was sent to the old address stays
 * valid. The API prevents its use.
 */
export const VerifyUserAttribute = action(
  z.object({ AccessToken: Token, AttributeName: z.literal('email'), Code }),
  async (input, { store, attempts, now }) => {
    const user = userOfAccessToken(store, input.AccessToken, now());
    attempts.call('VerifyUserAttribute', user.sub);
    const change = store.addressChange(user.sub);
    if (!change || change.expiresAt <= now()) throw errors.codeExpired();
    if (change.codeHash !== codeHash(user.sub, input.Code)) throw errors.codeMismatch();
    const { email } = change;
    if (store.user(email)) throw errors.aliasExists();
    store.changeUser({ ...user, email, emailVerified: true, modifiedAt: now() });
    store.removeAddressChange(user.sub);
    return {};
  },
);

export const AdminGetUser = action(
  z.object({ UserPoolId: Id, Username }),
  async (input, { store }) => {
    requirePool(store, input.UserPoolId);
    const user = requireUser(store, input.Username);
    return {
      Username: user.sub,
      UserAttributes: listAttributes(user),
      UserStatus: user.status,
    };
  },
);

/** Disables a user: refuses their sign-ins, renewals and codes, and revokes their access tokens. */
export const AdminDisableUser = action(
  z.object({ UserPoolId: Id, Username }),
  async (input, { store }) => {
    requirePool(store, input.UserPoolId);
    store.disableUser(requireUser(store, input.Username).sub);
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
