import { describe, expect, test } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { passwordTooShort } from '#shared/calls/fields.ts';
import { todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import type { Language } from '#shared/language/languages.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { createClient, problemOf, successOf, type Target } from '#testing/live/client.ts';
import { ownItems } from '#testing/live/items.ts';
import {
  cookieOf,
  newEmail,
  newPassword,
  type Person,
  registerPerson,
  signedIn,
} from '#testing/live/people.ts';
import { makeToken } from '#testing/live/routes.ts';

const taken = 'That email address is already in use';

export const usersSuite = (target: Target): void => {
  describe('users', () => {
    const visitor = createClient(target.url, {});
    const logIn = (email: string, password: string) =>
      visitor.send(auth.login, { body: { email, password } });
    const refresh = (cookie: string) => visitor.send(auth.refresh, { headers: { cookie } });
    const meOf = async (cookie: string) => successOf(auth.refresh, await refresh(cookie)).data.user;

    const codeFor = (email: string) =>
      target.codes.findLast((sent) => sent.email === email)?.code ?? '';
    const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const noticesTo = (email: string) =>
      target.notices.filter((sent) => sent.email === email).map(({ text }) => text);
    const ask = ({ user, password, send }: Person, email: string, currentPassword = password) =>
      send(users.updateProfile, { body: { name: user.name, email, currentPassword } });
    const confirm = ({ send }: Person, code: string) =>
      send(users.confirmEmail, { body: { code } });
    const move = async (person: Person, email: string) => {
      successOf(users.updateProfile, await ask(person, email));
      return successOf(users.confirmEmail, await confirm(person, codeFor(email)));
    };

    describe('profile', () => {
      test('a new name is visible at once', async () => {
        const ada = await registerPerson(target, 'Asia/Tokyo');
        const body = { name: ' Ada Lovelace ', email: ada.user.email.toUpperCase() };
        const { data } = await ada.call(users.updateProfile, { body });
        expect(data).toEqual({ ...ada.user, name: 'Ada Lovelace' });
        expect(await meOf(ada.cookie)).toEqual(data);
      });

      test('the person’s own address in another case changes nothing', async () => {
        const ada = await registerPerson(target);
        const body = { name: ada.user.name, email: ada.user.email.toUpperCase() };
        expect((await ada.call(users.updateProfile, { body })).data).toEqual(ada.user);
        expect(codeFor(ada.user.email)).toBe('');
      });
    });

    describe('starts of day and week', () => {
      test('are midnight and Sunday by default, and are returned at each sign-in', async () => {
        const ada = await registerPerson(target, 'Asia/Tokyo');
        const unchosen = { dayStartsAt: 0, weekStartsOn: 0, hasChosenWeekStart: false };
        expect(ada.user).toMatchObject(unchosen);
        const body = { dayStartsAt: 3, weekStartsOn: 1 } as const;
        const { data } = await ada.call(users.updateProfile, { body });
        expect(data).toEqual({ ...ada.user, ...body, hasChosenWeekStart: true });
        expect(await meOf(ada.cookie)).toEqual(data);
        const again = successOf(auth.login, await logIn(ada.user.email, ada.password));
        expect(again.data.user).toEqual(data);
      });

      test('are set one at a time, and stay when the name changes', async () => {
        const ada = await registerPerson(target);
        await ada.call(users.updateProfile, { body: { dayStartsAt: 6 } });
        await ada.call(users.updateProfile, { body: { weekStartsOn: 6 } });
        const { data } = await ada.call(users.updateProfile, { body: { name: 'Grace' } });
        expect(data).toEqual({
          ...ada.user,
          name: 'Grace',
          dayStartsAt: 6,
          weekStartsOn: 6,
          hasChosenWeekStart: true,
        });
        const back = { body: { dayStartsAt: 0, weekStartsOn: 0 } } as const;
        expect((await ada.call(users.updateProfile, back)).data).toEqual({
          ...ada.user,
          name: 'Grace',
          hasChosenWeekStart: true,
        });
      });

      test('choosing the start of the day does not choose that of the week', async () => {
        const ada = await registerPerson(target);
        await ada.call(users.updateProfile, { body: { dayStartsAt: 3 } });
        expect(await meOf(ada.cookie)).toMatchObject({
          dayStartsAt: 3,
          weekStartsOn: 0,
          hasChosenWeekStart: false,
        });
      });

      test('are not set by the headers of a request', async () => {
        const ada = await registerPerson(target);
        const headers = { 'x-day-starts-at': '3', 'x-week-starts-on': '1', cookie: ada.cookie };
        const renewed = await visitor.send(auth.refresh, { headers });
        expect(successOf(auth.refresh, renewed).data.user).toEqual(ada.user);
      });

      test.each<[string, unknown]>([
        ['dayStartsAt', 7],
        ['dayStartsAt', 2.5],
        ['dayStartsAt', '3'],
        ['weekStartsOn', 2],
        ['weekStartsOn', null],
      ])('%s can’t be %j, and nothing changes', async (field, value) => {
        const ada = await registerPerson(target);
        const body = { name: 'Grace', [field]: value };
        const response = await ada.send(users.updateProfile, { body });
        expect(problemOf(response)).toMatchObject({ status: 400, errors: [{ field }] });
        expect(await meOf(ada.cookie)).toEqual(ada.user);
      });

      test('are not set with a token whose session has ended', async () => {
        const ada = await registerPerson(target);
        await visitor.send(auth.logout, { headers: { cookie: ada.cookie } });
        const response = await ada.send(users.updateProfile, { body: { dayStartsAt: 3 } });
        expect(problemOf(response).status).toBe(401);
        const { data } = successOf(auth.login, await logIn(ada.user.email, ada.password));
        expect(data.user).toEqual(ada.user);
      });
    });

    describe('the language', () => {
      const saying = async (language: Language) => {
        const account = { name: 'Ada', email: newEmail(), password: newPassword() };
        const response = await visitor.send(auth.register, { body: { ...account, language } });
        const { password, email } = account;
        const { token, data } = successOf(auth.register, response);
        const logInFrom = async (other?: Language) =>
          successOf(
            auth.login,
            await visitor.send(auth.login, { body: { email, password, language: other } }),
          ).data.user;
        return { user: data.user, logInFrom, ada: signedIn(target, token) };
      };

      test('is that of the registration, and a sign-in in another language does not change it', async () => {
        const { user, logInFrom } = await saying('de');
        expect(user.language).toBe('de');
        expect(await logInFrom('fr')).toEqual(user);
        expect(await logInFrom()).toEqual(user);
      });

      test('is that of the sign-in if the registration had none', async () => {
        const ada = await registerPerson(target);
        expect(ada.user).not.toHaveProperty('language');
        const { email, password } = { email: ada.user.email, password: ada.password };
        const body = { email, password, language: 'ar' } as const;
        const again = successOf(auth.login, await visitor.send(auth.login, { body }));
        expect(again.data.user).toEqual({ ...ada.user, language: 'ar' });
      });

      test('is chosen in the profile, where null means the language of the browser', async () => {
        const { ada, logInFrom } = await saying('de');
        const chosen = await ada.call(users.updateProfile, { body: { language: 'pt-BR' } });
        expect(chosen.data.language).toBe('pt-BR');
        const left = await ada.call(users.updateProfile, { body: { language: null } });
        expect(left.data.language).toBe(null);
        expect(await logInFrom('fr')).toEqual(left.data);
      });

      test.each(['en-GB', '', 'DE', 1])('can’t be %j, and nothing changes', async (language) => {
        const ada = await registerPerson(target);
        const body = { name: 'Grace', language };
        const response = await ada.send(users.updateProfile, { body });
        expect(problemOf(response)).toMatchObject({ status: 400, errors: [{ field: 'language' }] });
        expect(await meOf(ada.cookie)).toEqual(ada.user);
      });
    });

    test('the grouping of habits is not set until the person chooses it', async () => {
      const ada = await registerPerson(target);
      expect(ada.user).not.toHaveProperty('groupBy');
      const chosen = await ada.call(users.updateProfile, { body: { groupBy: 'group' } });
      expect(chosen.data).toEqual({ ...ada.user, groupBy: 'group' });
      const wrong = await ada.send(users.updateProfile, { body: { groupBy: 'colour' } });
      expect(problemOf(wrong)).toMatchObject({ status: 400, errors: [{ field: 'groupBy' }] });
      expect(await meOf(ada.cookie)).toEqual(chosen.data);
    });

    test('the daily number of new takeaways is not set until the person chooses it', async () => {
      const ada = await registerPerson(target);
      expect(ada.user).not.toHaveProperty('newPerDay');
      for (const newPerDay of [0, 50]) {
        const chosen = await ada.call(users.updateProfile, { body: { newPerDay } });
        expect(chosen.data).toEqual({ ...ada.user, newPerDay });
      }
      for (const newPerDay of [-1, 51, 2.5, '5', null]) {
        const wrong = await ada.send(users.updateProfile, { body: { newPerDay } });
        expect(problemOf(wrong)).toMatchObject({ status: 400, errors: [{ field: 'newPerDay' }] });
      }
      expect(await meOf(ada.cookie)).toMatchObject({ newPerDay: 50 });
    });

    describe('a new address', () => {
      test('sends mails to both addresses, in the language of the page', async () => {
        const ada = await registerPerson(target);
        const [old, email] = [ada.user.email, newEmail()];
        const body = { name: 'Ada', email, currentPassword: ada.password };
        await ada.call(users.updateProfile, { body }, { 'accept-language': 'ar' });
        const sent = target.codes.findLast((one) => one.email === email);
        expect(sent?.mail.body).toContain('<div lang="ar" dir="rtl">');
        expect(sent?.mail.body).toContain(`<p>${sent?.code}</p>`);
        const code = { body: { code: codeFor(email) } };
        await ada.call(users.confirmEmail, code, { 'accept-language': 'pt' });
        expect(noticesTo(old)).toEqual([
          expect.stringMatching(/^طلب شخص/),
          expect.stringMatching(/^Sua conta do Cairn agora tem/),
        ]);
      });

      test('takes effect by the code that was sent there, and the old address is notified', async () => {
        const ada = await registerPerson(target, 'Asia/Tokyo');
        const [old, email] = [ada.user.email, newEmail()];
        const body = { name: 'Ada Lovelace', email: email.toUpperCase() };
        const asked = await ada.call(users.updateProfile, {
          body: { ...body, currentPassword: ada.password },
        });
        const waiting = { ...ada.user, name: 'Ada Lovelace', pendingEmail: email };
        expect(asked.data).toEqual(waiting);
        expect(await meOf(ada.cookie)).toEqual(waiting);
        expect((await logIn(email, ada.password)).status).toBe(401);
        successOf(auth.login, await logIn(old, ada.password));
        expect(noticesTo(old)).toEqual([expect.stringContaining(`${email[0]}…@example.com`)]);
        expect(noticesTo(old).join()).not.toContain(email);

        const done = successOf(users.confirmEmail, await confirm(ada, ` ${codeFor(email)} `));
        const { pendingEmail: _, ...user } = { ...waiting, email };
        expect(done).toEqual({ data: user, ...userReasons.emailConfirmed() });
        expect(await meOf(ada.cookie)).toEqual(user);
        expect((await logIn(old, ada.password)).status).toBe(401);
        expect(successOf(auth.login, await logIn(email, ada.password)).data.user).toEqual(user);
        expect(noticesTo(old)).toHaveLength(2);
        expect(noticesTo(email)).toEqual([]);

        const next = await registerPerson(target);
        expect((await move(next, old)).data.email).toBe(old);
      });

      test('requires the current password', async () => {
        const ada = await registerPerson(target);
        const email = newEmail();
        const body = { name: 'Eve', email };
        for (const [currentPassword, message] of [
          [undefined, userReasons.emailNeedsPassword().message],
          [newPassword(), 'Your current password is not correct.'],
        ]) {
          const response = await ada.send(users.updateProfile, {
            body: { ...body, currentPassword },
          });
          expect(problemOf(response)).toMatchObject({
            status: 400,
            code: 'invalid',
            message,
            errors: [{ field: 'currentPassword', message }],
          });
        }
        expect(codeFor(email)).toBe('');
        expect(noticesTo(ada.user.email)).toEqual([]);
        expect(await meOf(ada.cookie)).toEqual(ada.user);
      });

      test('is refused with a token whose session has ended', async () => {
        const ada = await registerPerson(target);
        const email = newEmail();
        successOf(users.updateProfile, await ask(ada, email));
        await visitor.send(auth.logout, { headers: { cookie: ada.cookie } });
        const responses = [
          await ask(ada, newEmail()),
          await confirm(ada, codeFor(email)),
          await ada.send(users.resendEmailCode),
          await ada.send(users.cancelEmailChange),
        ];
        expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
        successOf(auth.login, await logIn(ada.user.email, ada.password));
      });

      test('is not confirmed by a wrong code, nor by one sent to another person', async () => {
        const [ada, bob] = await Promise.all([registerPerson(target), registerPerson(target)]);
        const [adas, bobs] = [newEmail(), newEmail()];
        const unasked = problemOf(await confirm(ada, '123456'));
        expect(unasked).toMatchObject({ status: 400, errors: [{ field: 'code' }] });
        await ask(ada, adas);
        await ask(bob, bobs);
        for (const code of [otherThan(codeFor(adas)), codeFor(bobs)]) {
          if (code === codeFor(adas)) continue;
          expect(problemOf(await confirm(ada, code))).toEqual(unasked);
        }
        successOf(users.confirmEmail, await confirm(ada, codeFor(adas)));
        expect(problemOf(await confirm(ada, codeFor(adas)))).toEqual(unasked);
      });

      test('can be sent another code', async () => {
        const ada = await registerPerson(target);
        const email = newEmail();
        expect(problemOf(await ada.send(users.resendEmailCode)).status).toBe(409);
        await ask(ada, email);
        const sent = target.codes.filter((one) => one.email === email).length;
        await ada.call(users.resendEmailCode, {});
        expect(target.codes.filter((one) => one.email === email)).toHaveLength(sent + 1);
        successOf(users.confirmEmail, await confirm(ada, codeFor(email)));
      });

      test('can be cancelled, and requested again', async () => {
        const ada = await registerPerson(target);
        const email = newEmail();
        await ask(ada, email);
        expect((await ada.call(users.cancelEmailChange, {})).data).toEqual(ada.user);
        expect(problemOf(await confirm(ada, codeFor(email))).status).toBe(400);
        expect(await meOf(ada.cookie)).toEqual(ada.user);
        expect((await move(ada, email)).data.email).toBe(email);
      });

      test('stays pending while the name changes', async () => {
        const ada = await registerPerson(target);
        const email = newEmail();
        await ask(ada, email);
        const body = { name: 'Grace', email: ada.user.email };
        expect((await ada.call(users.updateProfile, { body })).data).toEqual({
          ...ada.user,
          name: 'Grace',
          pendingEmail: email,
        });
      });

      test.each(['toLowerCase', 'toUpperCase'] as const)(
        'that is another person’s (%s) is refused and nothing changes',
        async (spelled) => {
          const [ada, bob] = await Promise.all([registerPerson(target), registerPerson(target)]);
          expect(problemOf(await ask(bob, ada.user.email[spelled]()))).toMatchObject({
            status: 409,
            code: 'conflict',
            message: taken,
            errors: [{ field: 'email', message: taken }],
          });
          expect(await meOf(bob.cookie)).toEqual(bob.user);
          expect(await meOf(ada.cookie)).toEqual(ada.user);
        },
      );

      test('that two confirm at the same time goes to one of them', async () => {
        const both = await Promise.all([registerPerson(target), registerPerson(target)]);
        const email = newEmail();
        const codes: string[] = [];
        for (const person of both) {
          successOf(users.updateProfile, await ask(person, email));
          codes.push(codeFor(email));
        }
        const responses = await Promise.all(
          both.map((person, i) => confirm(person, codes[i] ?? '')),
        );
        expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      });

      test('invalidates reset codes that were sent to the old address', async () => {
        const ada = await registerPerson(target);
        const [old, email] = [ada.user.email, newEmail()];
        await visitor.send(auth.forgotPassword, { body: { email: old } });
        const code = codeFor(old);
        expect(code).toMatch(/^\d{6}$/);
        await move(ada, email);
        for (const address of [email, old]) {
          const body = { email: address, code, password: newPassword() };
          expect(problemOf(await visitor.send(auth.resetPassword, { body }))).toMatchObject({
            status: 400,
            errors: [{ field: 'code' }],
          });
        }
        successOf(auth.login, await logIn(email, ada.password));
      });

      test('that was not confirmed blocks no reset', async () => {
        const ada = await registerPerson(target);
        const { email } = ada.user;
        await ask(ada, newEmail());
        await confirm(ada, '000000');
        await visitor.send(auth.forgotPassword, { body: { email } });
        const body = { email, code: codeFor(email), password: newPassword() };
        successOf(auth.resetPassword, await visitor.send(auth.resetPassword, { body }));
      });
    });

    /** Signs a person in on another device. */
    const deviceOf = async (person: Person, password = person.password) => {
      const response = await logIn(person.user.email, password);
      const { token } = successOf(auth.login, response);
      const { send } = signedIn(target, token, 'UTC');
      return {
        send,
        cookie: cookieOf(response.cookies),
        creates: () => send(habits.create, { body: { name: 'Walk', frequency: 'daily' } }),
        ticks: (id: string) =>
          send(habits.toggle, { params: { id }, body: { date: todayIn(new Date(), 'UTC') } }),
      };
    };

    const sessionHasEnded = {
      status: 401,
      message: 'Your session has ended. Please log in again.',
    };

    /** Expects that a device with an ended session can neither write nor renew its session. */
    const expectNoWrites = async (
      device: Awaited<ReturnType<typeof deviceOf>>,
      habit: string,
      person: Person,
    ) => {
      const before = await ownItems(person);
      const { name } = person.user;
      const responses = [
        await device.ticks(habit),
        await device.creates(),
        await device.send(habits.remove, { params: { id: habit } }),
        await device.send(users.updateProfile, { body: { name } }),
      ];
      for (const response of responses) expect(problemOf(response)).toMatchObject(sessionHasEnded);
      expect((await refresh(device.cookie)).status).toBe(401);
      expect(await ownItems(person)).toEqual(before);
    };

    describe('every session', () => {
      test('is ended by the person at once, including the current session', async () => {
        const ada = await registerPerson(target);
        const phone = await deviceOf(ada);
        const { data } = successOf(habits.create, await phone.creates());
        const response = await ada.send(users.signOutEverywhere);
        expect(successOf(users.signOutEverywhere, response)).toEqual({
          data: null,
          ...userReasons.signedOutEverywhere(),
        });
        expect(response.cookies).toEqual([expect.stringMatching(/^refresh=; Max-Age=0/)]);
        await expectNoWrites(phone, data.habit._id, ada);
        expect((await refresh(ada.cookie)).status).toBe(401);
        expect(problemOf(await ada.send(users.signOutEverywhere)).status).toBe(401);

        const anew = await deviceOf(ada);
        successOf(habits.toggle, await anew.ticks(data.habit._id));
        expect(await meOf(anew.cookie)).toEqual(ada.user);
      });

      test('of other people stays, and so do the access tokens of scripts', async () => {
        const [ada, bob] = [await registerPerson(target), await registerPerson(target)];
        const { token } = await makeToken(ada, { habits: 'write' });
        await ada.call(users.signOutEverywhere, {});
        const body = { name: 'Walk', frequency: 'daily' } as const;
        for (const client of [signedIn(target, token, 'UTC'), bob]) {
          successOf(habits.create, await client.send(habits.create, { body }));
        }
      });

      test('stays if the request’s token belongs to an ended session', async () => {
        const ada = await registerPerson(target);
        const phone = await deviceOf(ada);
        await visitor.send(auth.logout, { headers: { cookie: ada.cookie } });
        expect(problemOf(await ada.send(users.signOutEverywhere)).status).toBe(401);
        successOf(habits.create, await phone.creates());
      });

      test.each(['change', 'reset'] as const)(
        'writes nothing after a %s of the password',
        async (kind) => {
          const ada = await registerPerson(target);
          const { email } = ada.user;
          const phone = await deviceOf(ada);
          const { data } = successOf(habits.create, await phone.creates());
          const next = newPassword();
          if (kind === 'change') {
            const body = { currentPassword: ada.password, newPassword: next };
            await ada.call(users.updatePassword, { body });
          } else {
            await visitor.send(auth.forgotPassword, { body: { email } });
            const body = { email, code: codeFor(email), password: next };
            successOf(auth.resetPassword, await visitor.send(auth.resetPassword, { body }));
          }
          await expectNoWrites(phone, data.habit._id, ada);
          const anew = await deviceOf(ada, next);
          successOf(habits.toggle, await anew.ticks(data.habit._id));
          expect((await refresh(anew.cookie)).status).toBe(200);
        },
      );
    });

    describe('password', () => {
      test('ends every other session when it is changed, and keeps the current session', async () => {
        const ada = await registerPerson(target);
        const { email } = ada.user;
        const elsewhere = cookieOf((await logIn(email, ada.password)).cookies);
        const next = newPassword();
        const body = { currentPassword: ada.password, newPassword: next };
        const response = await ada.send(users.updatePassword, { body });
        expect(successOf(users.updatePassword, response)).toEqual({
          data: null,
          token: expect.any(String),
          ...userReasons.passwordUpdated(),
        });
        expect((await refresh(elsewhere)).status).toBe(401);
        expect((await refresh(ada.cookie)).status).toBe(401);
        expect(await meOf(cookieOf(response.cookies))).toEqual(ada.user);
        expect((await logIn(email, ada.password)).status).toBe(401);
        successOf(auth.login, await logIn(email, next));
      });

      test('is changed, and the token in the response can read and write data and change the password again', async () => {
        const ada = await registerPerson(target);
        const [second, third] = [newPassword(), newPassword()];
        const change = { currentPassword: ada.password, newPassword: second };
        const { token = '' } = await ada.call(users.updatePassword, { body: change });
        const again = { currentPassword: second, newPassword: third };
        expect(problemOf(await ada.send(users.updatePassword, { body: again })).code).toBe(
          'unauthenticated',
        );
        const next = signedIn(target, token);
        const body = { name: 'Run', frequency: 'daily' } as const;
        const { habit } = (await next.call(habits.create, { body })).data;
        expect((await next.call(habits.get, { params: { id: habit._id } })).data.name).toBe('Run');
        await next.call(users.updatePassword, { body: again });
        successOf(auth.login, await logIn(ada.user.email, third));
      });

      test('is not changed if the current password is wrong', async () => {
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

      test('is not changed to a password that is too short', async () => {
        const ada = await registerPerson(target);
        const body = { currentPassword: ada.password, newPassword: 'short' };
        expect(problemOf(await ada.send(users.updatePassword, { body }))).toMatchObject({
          message: passwordTooShort.message,
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
