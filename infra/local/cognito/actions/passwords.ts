import * as z from 'zod/mini';
import { action, Code, Id, Password, SecretHash, Token, Username } from '../action.ts';
import { ClientMetadata } from '../codeMails.ts';
import { codeHash, newCode } from '../codes.ts';
import { errors } from '../errors.ts';
import { hashPassword, passwordMatches, requirePolicy } from '../passwords.ts';
import { type Pool, requireClient, requireSecretHash } from '../pool.ts';
import type { User } from '../records.ts';
import { foldEmail } from '../records.ts';
import { RESET_CODE_MS } from '../settings.ts';
import { userOfAccessToken } from '../tokens.ts';

/**
 * Changes a password. Like the real service, it ends no session. To end them too, the caller must also sign the
 * user out.
 */
export const ChangePassword = action(
  z.object({ AccessToken: Token, PreviousPassword: Password, ProposedPassword: Password }),
  async (input, { store, attempts, hashCost, now }) => {
    const { sub, passwordHash } = userOfAccessToken(store, input.AccessToken, now());
    requirePolicy(input.ProposedPassword);
    attempts.call('ChangePassword', sub);
    await attempts.guard(sub, () =>
      passwordMatches(input.PreviousPassword, passwordHash, hashCost),
    );
    const newHash = await hashPassword(input.ProposedPassword, hashCost);
    const user = userOfAccessToken(store, input.AccessToken, now());
    if (user.passwordHash !== passwordHash) throw errors.wrongPassword();
    store.changeUser(withPassword(user, newHash, now()));
    return {};
  },
);

/** Sends a code that is valid for an hour. For an unknown name, the response looks the same. */
export const ForgotPassword = action(
  z.object({ ClientId: Id, SecretHash, Username, ClientMetadata }),
  async (input, { store, attempts, now, codeMails, olderCodes }) => {
    requireClient(store, input.ClientId);
    requireSecretHash(store, input.Username, input.SecretHash);
    const user = store.user(input.Username);
    attempts.call('ForgotPassword', user?.sub ?? foldEmail(input.Username));
    if (user && store.isDisabled(user.sub)) throw errors.userDisabled();
    if (user?.status === 'FORCE_CHANGE_PASSWORD') throw errors.notResettable();
    if (user) {
      const code = newCode();
      olderCodes?.set(codeHash(user.sub, code), now() + RESET_CODE_MS);
      store.changeUser({
        ...user,
        resetCodeHash: codeHash(user.sub, code),
        resetCodeExpiresAt: now() + RESET_CODE_MS,
      });
      const clientMetadata = input.ClientMetadata;
      const to = { user, email: user.email, purpose: 'reset', clientMetadata } as const;
      await codeMails.send(store.install, code, to);
    }
    return {};
  },
);

/** Resets a password with a code. Like the real service, it ends no session and lifts no lock. */
export const ConfirmForgotPassword = action(
  z.object({ ClientId: Id, SecretHash, Username, ConfirmationCode: Code, Password }),
  async (input, pool) => {
    const { store, attempts, hashCost, now, olderCodes } = pool;
    requireClient(store, input.ClientId);
    requireSecretHash(store, input.Username, input.SecretHash);
    const known = store.user(input.Username);
    attempts.call('ConfirmForgotPassword', known?.sub ?? foldEmail(input.Username));
    const checkCode = () => requireCode(pool, input);
    checkCode();
    requirePolicy(input.Password);
    const newHash = await hashPassword(input.Password, hashCost);
    const user = checkCode();
    olderCodes?.delete(codeHash(user.sub, input.ConfirmationCode));
    store.changeUser({ ...withPassword(user, newHash, now()), status: 'CONFIRMED' });
    return {};
  },
);

/**
 * The user to whom a code was sent. Throws CodeMismatchException for a wrong code or an unknown name. Throws
 * ExpiredCodeException for a code that was used, has expired or was never requested. Throws NotAuthorizedException for
 * a disabled user.
 */
function requireCode(
  { store, olderCodes, now }: Pool,
  { Username, ConfirmationCode }: { Username: string; ConfirmationCode: string },
): User {
  const user = store.user(Username);
  if (!user) throw errors.codeMismatch();
  if (store.isDisabled(user.sub)) throw errors.userDisabled();
  const hash = codeHash(user.sub, ConfirmationCode);
  if ((olderCodes?.get(hash) ?? 0) > now()) return user;
  if ((user.resetCodeExpiresAt ?? 0) <= now()) throw errors.codeExpired();
  if (user.resetCodeHash !== hash) throw errors.codeMismatch();
  return user;
}

/** The user with a new password, which invalidates a pending reset code. */
const withPassword = (user: User, passwordHash: string, now: number): User => ({
  ...user,
  passwordHash,
  passwordSetAt: now,
  modifiedAt: now,
  resetCodeHash: null,
  resetCodeExpiresAt: null,
});
