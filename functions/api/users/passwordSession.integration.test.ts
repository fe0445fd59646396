import { expect, test } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { createClient, successOf } from '#testing/live/client.ts';
import { startOnOwnPool } from '#testing/live/ownPool.ts';
import { cookieOf, newPassword, type Person, registerPerson } from '#testing/live/people.ts';

/** If set, the user pool's clock stands still at this time. */
let stoppedAt: number | undefined;

// In this user pool, a sign-out also ends sessions that begin just after it. The real user pool often does the same.
const cairn = await startOnOwnPool({
  deliver() {},
  now: () => stoppedAt ?? Date.now(),
  signOutReachMs: 1_500,
});

const visitor = createClient(cairn.url, {});
const renewedBy = (cookie: string) => visitor.send(auth.refresh, { headers: { cookie } });
const logIn = ({ user }: Person, password: string) =>
  visitor.send(auth.login, { body: { email: user.email, password } });

const change = async (person: Person) => {
  const next = newPassword();
  const body = { currentPassword: person.password, newPassword: next };
  const response = await person.send(users.updatePassword, { body });
  return {
    next,
    cookies: response.cookies,
    said: successOf(users.updatePassword, response).message,
  };
};

test('a change of the password keeps the session that made it, even if the sign-out takes effect later', async () => {
  const ada = await registerPerson(cairn);
  const elsewhere = cookieOf((await logIn(ada, ada.password)).cookies);
  const { said, cookies } = await change(ada);
  expect(said).toBe(userReasons.passwordUpdated().message);
  expect((await renewedBy(cookieOf(cookies))).status).toBe(200);
  expect((await renewedBy(elsewhere)).status).toBe(401);
});

test('if the change ends every session, the person is told to log in, and can @exhaustive', async () => {
  const ada = await registerPerson(cairn);
  stoppedAt = Date.now();
  const { next, said, cookies } = await change(ada);
  expect(said).toBe(userReasons.passwordUpdatedLogIn().message);
  expect(cookies).toEqual([expect.stringMatching(/^refresh=; Max-Age=0; /)]);
  stoppedAt += 1_500;
  const { cookies: fresh } = await logIn(ada, next);
  expect((await renewedBy(cookieOf(fresh))).status).toBe(200);
  stoppedAt = undefined;
});
