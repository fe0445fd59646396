import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { type CallResponse, createClient, successOf } from '#testing/live/client.ts';
import { endProcessAt, endSimulations, failAt } from '#testing/live/cutOff.ts';
import { everything } from '#testing/live/items.ts';
import { expectNoSecretsLogged } from '#testing/live/noSecretsLogged.ts';
import {
  cookieOf,
  newPassword,
  type Person,
  registerPerson,
  signedIn,
} from '#testing/live/people.ts';

expectNoSecretsLogged();
const cairn = await startCairn({ engines });
afterAll(cairn.stop);

const RealDate = Date;
let aheadMs = 0;

/** A clock that can be set forward and then keeps running. So a sign-in after a sign-out is in a later second. */
class MovableDate extends RealDate {
  constructor(...parts: [] | [number | string]) {
    super(parts.length === 0 ? MovableDate.now() : parts[0]);
  }
  static override now = () => RealDate.now() + aheadMs;
}

beforeEach(() => {
  aheadMs = 0;
  vi.stubGlobal('Date', MovableDate);
});
afterEach(() => {
  endSimulations();
  vi.unstubAllGlobals();
});

/** Moves the clock so far that no function that began before can still be running. */
const moveClockPastTimeouts = () => {
  aheadMs += 13_000;
};

const visitor = createClient(cairn.url, {});
const logIn = (email: string, password: string) =>
  visitor.send(auth.login, { body: { email, password } });
const renewedBy = (cookie: string) => visitor.send(auth.refresh, { headers: { cookie } });
const notes = async () => (await everything()).filter(({ pk }) => /^PASSWORD#/.test(String(pk)));

/** Returns a function that sets a new password for a person. */
type Way = (person: Person) => Promise<(next: string) => Promise<CallResponse>>;

const ways: Readonly<Record<'change' | 'reset', Way>> = {
  change: async (person) => (newPassword) =>
    person.send(users.updatePassword, {
      body: { currentPassword: person.password, newPassword },
    }),
  reset: async ({ user: { email } }) => {
    successOf(auth.forgotPassword, await visitor.send(auth.forgotPassword, { body: { email } }));
    const { code } = cairn.codes.findLast((sent) => sent.email === email) ?? {};
    return (password) => visitor.send(auth.resetPassword, { body: { email, code, password } });
  },
};

const sets = { change: 'ChangePassword', reset: 'ConfirmForgotPassword' } as const;

describe.each(['change', 'reset'] as const)('a %s of the password', (kind) => {
  /** Creates a person, and a session of somebody else who knows the old password. */
  const begin = async () => {
    const person = await registerPerson(cairn);
    const stranger = cookieOf((await logIn(person.user.email, person.password)).cookies);
    return { person, stranger, ask: await ways[kind](person), next: newPassword() };
  };

  const expectWhole = async (person: Person, stranger: string, next: string) => {
    const { email } = person.user;
    expect((await renewedBy(stranger)).status).toBe(401);
    expect((await renewedBy(person.cookie)).status).toBe(401);
    expect((await logIn(email, person.password)).status).toBe(401);
    const fresh = await logIn(email, next);
    successOf(auth.login, fresh);
    moveClockPastTimeouts();
    successOf(auth.refresh, await renewedBy(cookieOf(fresh.cookies)));
    expect(await notes()).toEqual([]);
  };

  test('interrupted after any of its steps, is undone or ends every session @exhaustive', async () => {
    const whole = await begin();
    const steps = endProcessAt(() => false);
    expect((await whole.ask(whole.next)).status).toBe(200);
    endSimulations();
    await expectWhole(whole.person, whole.stranger, whole.next);

    const outcomes: string[] = [];
    for (let last = 0; last < steps.length; last++) {
      const { person, stranger, ask, next } = await begin();
      const { email } = person.user;
      const done = endProcessAt((_, made) => made === last);
      await ask(next);
      endSimulations();
      const isSet = done.includes(sets[kind]);
      outcomes.push(isSet ? 'set' : 'as before');
      // Once the new password is set, no other session can be renewed, not even for a moment.
      if (isSet) expect((await renewedBy(stranger)).status, done.join()).not.toBe(200);
      moveClockPastTimeouts();
      if (isSet) expect((await renewedBy(stranger)).status, done.join()).toBe(401);
      else {
        const again = await logIn(email, person.password);
        const { token } = successOf(auth.login, again);
        const anew = await ways[kind]({ ...person, ...signedIn(cairn, token) });
        expect((await anew(next)).status, done.join()).toBe(200);
      }
      await expectWhole(person, stranger, next);
    }
    expect(outcomes).toContain('as before');
    expect(outcomes.filter((outcome) => outcome === 'set').length).toBeGreaterThan(1);
  }, 180_000);

  test('interrupted once the password is set, is completed by the next sign-in', async () => {
    const { person, stranger, ask, next } = await begin();
    endProcessAt((operation) => operation === 'AdminUserGlobalSignOut');
    await ask(next);
    endSimulations();
    moveClockPastTimeouts();
    const fresh = await logIn(person.user.email, next);
    successOf(auth.refresh, await renewedBy(cookieOf(fresh.cookies)));
    await expectWhole(person, stranger, next);
  });

  test('that several wrong requests attempt at the same time ends no session', async () => {
    const { person, stranger } = await begin();
    const guess = (newPassword: string) =>
      kind === 'change'
        ? person.send(users.updatePassword, {
            body: { currentPassword: 'no stone at all', newPassword },
          })
        : visitor.send(auth.resetPassword, {
            body: { email: person.user.email, code: '000000', password: newPassword },
          });
    const responses = await Promise.all([newPassword(), person.password, newPassword()].map(guess));
    expect(responses.map(({ status }) => status)).not.toContain(200);
    moveClockPastTimeouts();
    successOf(auth.refresh, await renewedBy(stranger));
  });

  test('whose sessions can’t be ended succeeds, and the next renewal ends them', async () => {
    const { person, stranger, ask, next } = await begin();
    failAt((operation) => operation === 'AdminUserGlobalSignOut');
    const response = await ask(next);
    endSimulations();
    expect(response).toMatchObject({
      status: 200,
      body: {
        message:
          kind === 'change'
            ? userReasons.passwordUpdatedLogIn().message
            : userReasons.passwordReset().message,
      },
    });
    moveClockPastTimeouts();
    await expectWhole(person, stranger, next);
  });

  test('that is refused ends nobody’s session, neither during the request nor after it', async () => {
    const { person, stranger } = await begin();
    const refused =
      kind === 'change'
        ? person.send(users.updatePassword, {
            body: { currentPassword: newPassword(), newPassword: newPassword() },
          })
        : visitor.send(auth.resetPassword, {
            body: { email: person.user.email, code: '000000', password: newPassword() },
          });
    expect((await refused).status).toBe(400);
    moveClockPastTimeouts();
    successOf(auth.refresh, await renewedBy(stranger));
    successOf(auth.refresh, await renewedBy(person.cookie));
    expect(await notes()).toEqual([]);
  });
});
