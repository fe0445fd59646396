import { describe, expect, test } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { passwordMessage } from '#shared/contract/fields.ts';
import { passwordUpdated, users } from '#shared/contract/users.ts';
import { createClient, problemOf, successOf, type Target } from '../testing/live/client.ts';
import {
  cookieOf,
  newEmail,
  newPassword,
  registerPerson,
  signedIn,
} from '../testing/live/people.ts';

const taken = 'That email address is already in use';

/** What people can change of themselves, over HTTP on a whole API. */
export const usersSuite = (target: Target): void => {
  describe('users', () => {
    const visitor = createClient(target.url, {});
    const logIn = (email: string, password: string) =>
      visitor.send(auth.login, { body: { email, password } });
    const refresh = (cookie: string) => visitor.send(auth.refresh, { headers: { cookie } });
    const meOf = async (cookie: string) => successOf(auth.refresh, await refresh(cookie)).data.user;

    describe('profile', () => {
      test('a new name and address are there at once, and the address signs in', async () => {
        const ada = await registerPerson(target, 'Asia/Tokyo');
        const email = newEmail();
        const body = { name: ' Ada Lovelace ', email: email.toUpperCase() };
        const { data } = await ada.call(users.updateProfile, { body });
        expect(data).toEqual({ ...ada.user, name: 'Ada Lovelace', email });
        expect((await logIn(ada.user.email, ada.password)).status).toBe(401);
        const again = successOf(auth.login, await logIn(email, ada.password));
        expect(again.data.user).toMatchObject({ _id: ada.user._id, name: 'Ada Lovelace', email });
        const first = await registerPerson(target);
        const old = { name: first.user.name, email: ada.user.email };
        expect((await first.call(users.updateProfile, { body: old })).data.email).toBe(old.email);
      });

      test('the own address in another case changes nothing', async () => {
        const ada = await registerPerson(target);
        const body = { name: ada.user.name, email: ada.user.email.toUpperCase() };
        expect((await ada.call(users.updateProfile, { body })).data).toEqual(ada.user);
      });

      test.each(['toLowerCase', 'toUpperCase'] as const)(
        'another person’s address (%s) is refused and nothing changes',
        async (spelled) => {
          const [ada, bob] = await Promise.all([registerPerson(target), registerPerson(target)]);
          const body = { name: 'Eve', email: ada.user.email[spelled](), timeZone: 'Asia/Tokyo' };
          expect(problemOf(await bob.send(users.updateProfile, { body }))).toEqual({
            status: 409,
            code: 'conflict',
            message: taken,
            errors: [{ field: 'email', message: taken }],
          });
          expect(await meOf(bob.cookie)).toEqual(bob.user);
          expect(await meOf(ada.cookie)).toEqual(ada.user);
        },
      );

      test('of two who take the same free address at once, one gets it', async () => {
        const both = await Promise.all([registerPerson(target), registerPerson(target)]);
        const email = newEmail();
        const answers = await Promise.all(
          both.map((by) => by.send(users.updateProfile, { body: { name: by.user.name, email } })),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      });
    });

    describe('password', () => {
      test('changed, it ends the renewal of every other session and keeps this one', async () => {
        const ada = await registerPerson(target);
        const { email } = ada.user;
        const elsewhere = cookieOf((await logIn(email, ada.password)).cookies);
        const next = newPassword();
        const body = { currentPassword: ada.password, newPassword: next };
        const answer = await ada.send(users.updatePassword, { body });
        expect(successOf(users.updatePassword, answer)).toEqual({
          data: null,
          message: passwordUpdated,
        });
        expect((await refresh(elsewhere)).status).toBe(401);
        expect((await refresh(ada.cookie)).status).toBe(401);
        expect(await meOf(cookieOf(answer.cookies))).toEqual(ada.user);
        expect((await logIn(email, ada.password)).status).toBe(401);
        successOf(auth.login, await logIn(email, next));
      });

      test('changed again with the token of before, it asks for a renewal and then goes', async () => {
        const ada = await registerPerson(target);
        const [second, third] = [newPassword(), newPassword()];
        const change = { currentPassword: ada.password, newPassword: second };
        const first = await ada.send(users.updatePassword, { body: change });
        successOf(users.updatePassword, first);
        const body = { currentPassword: second, newPassword: third };
        expect(problemOf(await ada.send(users.updatePassword, { body })).code).toBe(
          'unauthenticated',
        );
        const renewed = await refresh(cookieOf(first.cookies));
        const { token } = successOf(auth.refresh, renewed);
        await signedIn(target, token).call(users.updatePassword, { body });
        successOf(auth.login, await logIn(ada.user.email, third));
      });

      test('is not changed when the current one is wrong', async () => {
        const ada = await registerPerson(target);
        const body = { currentPassword: newPassword(), newPassword: newPassword() };
        expect(problemOf(await ada.send(users.updatePassword, { body }))).toMatchObject({
          status: 400,
          code: 'invalid',
          errors: [{ field: 'currentPassword' }],
        });
        await meOf(ada.cookie);
        successOf(auth.login, await logIn(ada.user.email, ada.password));
      });

      test('is not changed to one that is too short', async () => {
        const ada = await registerPerson(target);
        const body = { currentPassword: ada.password, newPassword: 'short' };
        expect(problemOf(await ada.send(users.updatePassword, { body }))).toMatchObject({
          message: passwordMessage,
          errors: [{ field: 'newPassword' }],
        });
        await meOf(ada.cookie);
      });

      test('may begin and end with spaces', async () => {
        const ada = await registerPerson(target);
        const spaced = ' a space at both ends ';
        const body = { currentPassword: ada.password, newPassword: spaced };
        const changed = await ada.send(users.updatePassword, { body });
        const { token } = successOf(auth.refresh, await refresh(cookieOf(changed.cookies)));
        successOf(auth.login, await logIn(ada.user.email, spaced));
        const back = { currentPassword: spaced, newPassword: newPassword() };
        await signedIn(target, token).call(users.updatePassword, { body: back });
      });
    });
  });
};
