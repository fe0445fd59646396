import { describe, expect, test, vi } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import { auth } from '#shared/auth/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { createClient, problemOf, successOf, type Target } from '#testing/live/client.ts';
import { itemsUnder, ownItems } from '#testing/live/items.ts';
import { newPassword, type Person, registerPerson, signedIn } from '#testing/live/people.ts';
import { makeItems, makeToken } from '#testing/live/routes.ts';
import { keys } from '../../table/keys.ts';

/** The worker's pending messages. */
type Queue = {
  readonly messages: () => readonly {
    readonly body: string;
    readonly dueAt: number;
    readonly failures: number;
  }[];
};

/** Tests how an account is deleted, over HTTP, on the complete API with its worker. */
export const accountDeletionSuite = (target: Target, queue: Queue): void => {
  describe('users: a deleted account', () => {
    const visitor = createClient(target.url, {});
    const logIn = ({ user: { email }, password }: Person) =>
      visitor.send(auth.login, { body: { email, password } });
    const remove = (person: Person, currentPassword = person.password) =>
      person.send(users.deleteAccount, { body: { currentPassword } });
    const isAskedFor = ({ user }: Person) =>
      queue.messages().some(({ body }) => body.includes(user._id));
    /** Waits for the worker's first run. The message for the next run stays in the queue, because that run is later. */
    const untilGone = ({ user }: Person) =>
      vi.waitFor(
        () => {
          const own = queue.messages().filter(({ body }) => body.includes(user._id));
          expect(own.map(({ failures, dueAt }) => [failures, dueAt > Date.now()])).toEqual([
            [0, true],
          ]);
        },
        { timeout: 10_000, interval: 20 },
      );

    test('can’t sign in from the first moment, and within minutes nothing is left', async () => {
      const [ada, bob] = [await registerPerson(target), await registerPerson(target)];
      await makeItems(ada);
      await makeItems(bob);
      const before = await ownItems(bob);
      expect((await ownItems(ada)).length).toBeGreaterThan(5);

      const response = await remove(ada);
      expect(successOf(users.deleteAccount, response)).toEqual({
        data: null,
        ...userReasons.accountDeleting(),
      });
      expect(response.cookies).toEqual([expect.stringMatching(/^refresh=; Max-Age=0/)]);
      expect((await logIn(ada)).status).toBe(401);
      const headers = { cookie: ada.cookie };
      expect((await visitor.send(auth.refresh, { headers })).status).toBe(401);

      await untilGone(ada);
      const { sk } = keys.counts(ada.user._id);
      expect((await ownItems(ada)).map((item) => item.sk)).toEqual([sk]);
      expect(await itemsUnder([ada.user.email])).toEqual([]);
      expect(await ownItems(bob)).toEqual(before);
      expect((await logIn(bob)).status).toBe(200);
    });

    test('ends the access tokens of scripts from the first moment', async () => {
      const ada = await registerPerson(target);
      const { token } = await makeToken(ada, { habits: 'read' });
      const script = signedIn(target, token, 'UTC');
      expect((await script.send(habits.list, {})).status).toBe(200);
      successOf(users.deleteAccount, await remove(ada));
      expect((await script.send(habits.list, {})).status).toBe(401);
    });

    test('accepts no writes, even with a valid token', async () => {
      const ada = await registerPerson(target);
      successOf(users.deleteAccount, await remove(ada));
      await untilGone(ada);
      const body = { name: 'Walk', frequency: 'daily' } as const;
      const response = await ada.send(habits.create, { body });
      expect(problemOf(response)).toMatchObject({
        status: 401,
        ...userReasons.accountIsDeleting(),
      });
    });

    test('is reported to a device with a valid token at its next call', async () => {
      const ada = await registerPerson(target);
      const items = await makeItems(ada);
      successOf(users.deleteAccount, await remove(ada));
      await untilGone(ada);
      const params = { id: items.get('habits') ?? '' };
      const responses = [
        await ada.send(habits.get, { params }),
        await ada.send(habits.remove, { params }),
        ...(await Promise.all(
          [habits, skills, resources, projects, assessments, reviews].map(({ list }) =>
            ada.send(list),
          ),
        )),
      ];
      expect(responses.map(problemOf).map(({ status, message }) => [status, message])).toEqual(
        responses.map(() => [401, userReasons.accountIsDeleting().message]),
      );
    });

    test('can’t be deleted again, because the session counts as ended', async () => {
      const ada = await registerPerson(target);
      successOf(users.deleteAccount, await remove(ada));
      expect(problemOf(await remove(ada)).status).toBe(401);
      const change = { currentPassword: ada.password, newPassword: newPassword() };
      expect(problemOf(await ada.send(users.updatePassword, { body: change })).status).toBe(401);
    });

    test('may be deleted by three calls at once, and the password never counts as wrong', async () => {
      const ada = await registerPerson(target);
      const responses = await Promise.all([remove(ada), remove(ada), remove(ada)]);
      const refused = responses.filter(({ status }) => status !== 200);
      expect(refused.length).toBeLessThan(3);
      expect(refused.map((response) => problemOf(response).status)).toEqual(refused.map(() => 401));
    });

    test('frees its address for the next registration', async () => {
      const ada = await registerPerson(target);
      await ada.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
      successOf(users.deleteAccount, await remove(ada));
      await untilGone(ada);
      const { email } = ada.user;
      const body = { name: 'Grace', email, password: newPassword() };
      const anew = successOf(auth.register, await visitor.send(auth.register, { body }));
      expect(anew.data.user).toMatchObject({ name: 'Grace', email });
      expect(anew.data.user._id).not.toBe(ada.user._id);
      const grace = createClient(target.url, { authorization: `Bearer ${anew.token}` });
      expect((await grace.call(habits.list, {})).data.habits).toEqual([]);
    });

    test('stays if the password is wrong, and each wrong password counts as an attempt', async () => {
      const ada = await registerPerson(target);
      const before = await ownItems(ada);
      for (let guess = 1; guess <= 4; guess++) {
        expect(problemOf(await remove(ada, newPassword()))).toMatchObject({
          status: 400,
          errors: [{ field: 'currentPassword', message: 'Your current password is not correct.' }],
        });
      }
      expect(problemOf(await remove(ada))).toMatchObject({ status: 429 });
      expect((await logIn(ada)).status).toBe(429);
      expect(isAskedFor(ada)).toBe(false);
      expect(await ownItems(ada)).toEqual(before);
    });

    test('can only be deleted with the password and a session that has not ended', async () => {
      const ada = await registerPerson(target);
      expect(problemOf(await ada.send(users.deleteAccount, { body: {} }))).toMatchObject({
        status: 400,
        errors: [{ field: 'currentPassword' }],
      });
      await visitor.send(auth.logout, { headers: { cookie: ada.cookie } });
      expect(problemOf(await remove(ada)).status).toBe(401);
      expect(isAskedFor(ada)).toBe(false);
      expect((await logIn(ada)).status).toBe(200);
    });
  });
};
