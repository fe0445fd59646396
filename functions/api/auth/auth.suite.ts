import { beforeAll, describe, expect, test } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { limits, passwordTooShort } from '#shared/calls/fields.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { newAddress } from '#testing/live/addresses.ts';
import {
  type CallResponse,
  createClient,
  problemOf,
  successOf,
  type Target,
} from '#testing/live/client.ts';
import { beginRegistration } from '#testing/live/identity.ts';
import { readItem } from '#testing/live/items.ts';
import {
  cookieOf,
  newEmail,
  newPassword,
  type Person,
  registerPerson,
} from '#testing/live/people.ts';
import { viewerAddressHeader } from '../../http/viewerAddress.ts';
import { budgets } from '../../limits/budgets.ts';
import { keys } from '../../table/keys.ts';

const taken = 'That email address is already in use';
const wrong = 'Incorrect email or password';

/** Tests how sessions begin, are renewed and end, over HTTP, on the complete API. */
export const authSuite = (target: Target): void => {
  describe('auth', () => {
    const visitor = createClient(target.url, { 'x-time-zone': 'Europe/Berlin' });
    const logIn = (email: string, password: string) =>
      visitor.send(auth.login, { body: { email, password } });
    const refresh = (cookie: string) => visitor.send(auth.refresh, { headers: { cookie } });
    const statusAndSaid = (response: CallResponse) => {
      const { status, message } = problemOf(response);
      return [status, message];
    };

    let ada: Person;
    beforeAll(async () => {
      ada = await registerPerson(target);
    });

    describe('register', () => {
      test('creates an account, signs in and sets two cookies that no script can read', async () => {
        const email = newEmail();
        const body = {
          name: ' Grace ',
          email: ` ${email.toUpperCase()} `,
          password: newPassword(),
        };
        const response = await visitor.send(auth.register, { body });
        const { token, data } = successOf(auth.register, response);
        expect(data.user).toMatchObject({ name: 'Grace', email, timeZone: 'Europe/Berlin' });
        expect(token.split('.')).toHaveLength(3);
        const pairs = response.cookies.map((cookie) => {
          const [pair = '', ...flags] = cookie.split('; ');
          expect(flags.sort()).toEqual([
            'HttpOnly',
            `Max-Age=${90 * 24 * 3_600}`,
            'Path=/api/auth',
            'SameSite=Strict',
            'Secure',
          ]);
          return pair;
        });
        expect(pairs).toEqual([
          expect.stringMatching(/^refresh=\S+$/),
          expect.stringMatching(/^device=\S+$/),
        ]);
        for (const pair of pairs)
          expect(JSON.stringify(response.body)).not.toContain(pair.split('=')[1]);
      });

      test.each([
        { what: 'in the same spelling', spelled: (email: string) => email },
        { what: 'in another case', spelled: (email: string) => email.toUpperCase() },
        { what: 'with spaces around it', spelled: (email: string) => ` ${email} ` },
      ])('refuses a taken e-mail address $what', async ({ spelled }) => {
        const { user, password: own } = await registerPerson(target);
        for (const password of [newPassword(), own]) {
          const body = { name: 'Eve', email: spelled(user.email), password };
          const response = await visitor.send(auth.register, { body });
          expect(problemOf(response)).toMatchObject({
            status: 409,
            code: 'conflict',
            message: taken,
            errors: [{ field: 'email', message: taken }],
          });
          expect(response.cookies).toEqual([]);
        }
        expect((await logIn(user.email, own)).status).toBe(200);
      });

      test.each([
        [{ password: '1234567' }, 'password', passwordTooShort.message],
        [{ password: undefined }, 'password', 'Password is required'],
        [{ email: 'ada' }, 'email', 'Email must be an address like name@example.com'],
        [{ name: '   ' }, 'name', 'Name is required'],
        [{ admin: true }, 'admin', 'Unknown field: admin'],
      ])('with %j is refused and names %s', async (change, field, message) => {
        const right = { name: 'Ada', email: newEmail(), password: newPassword() };
        const response = await visitor.send(auth.register, { body: { ...right, ...change } });
        expect(problemOf(response)).toMatchObject({
          status: 400,
          code: 'invalid',
          message,
          errors: [{ field, message }],
        });
      });

      test.each([
        { what: 'spaces at both ends', password: '  surrounded  ' },
        { what: 'nothing but spaces', password: '        ' },
        { what: 'a line break', password: 'first\nsecond' },
        { what: 'a line break at its end', password: 'as pasted\n' },
        { what: 'letters of many alphabets', password: 'ключ🗝️鍵κλειδί' },
        { what: 'the shortest length', password: 'a'.repeat(limits.passwordMin) },
        { what: 'the longest length', password: 'ä'.repeat(limits.passwordMax) },
      ])('accepts a password with $what and never trims it', async ({ password }) => {
        const email = newEmail();
        const made = await visitor.send(auth.register, { body: { name: 'Ada', email, password } });
        successOf(auth.register, made);
        successOf(auth.login, await logIn(email, password));
        for (const other of [password.trim(), `${password} `]) {
          if (other === password || other === '') continue;
          expect(statusAndSaid(await logIn(email, other))).toEqual([401, wrong]);
        }
      });

      test('accepts an e-mail address of the maximum length', async () => {
        const [unique = ''] = newEmail().split('@');
        const name = unique.padEnd(64, 'x');
        const email = `${name}@${'.example.com'.padStart(limits.email - 65, 'x')}`;
        const body = { name: 'Ada', email, password: newPassword() };
        const made = await visitor.send(auth.register, { body });
        expect(successOf(auth.register, made).data.user.email).toBe(email);
      });

      test('twice at the same time creates one account, and its owner can log in', async () => {
        const body = { name: 'Twin', email: newEmail(), password: newPassword() };
        const responses = await Promise.all(
          [1, 2].map(() => visitor.send(auth.register, { body })),
        );
        // The other request gets 429 while the first one runs, or 409 just afterwards.
        const expected = [201, expect.toBeOneOf([409, 429])];
        expect(responses.map(({ status }) => status).sort()).toEqual(expected);
        successOf(auth.login, await logIn(body.email, body.password));
      });
    });

    describe('an interrupted registration', () => {
      const begin = async () => {
        const person = { name: 'Half', email: newEmail(), password: newPassword() };
        await beginRegistration(person);
        return person;
      };

      test('is completed by registering again with the same password', async () => {
        const body = await begin();
        const made = successOf(auth.register, await visitor.send(auth.register, { body }));
        expect(made.data.user).toMatchObject({ name: 'Half', email: body.email });
        successOf(auth.login, await logIn(body.email, body.password));
        expect(problemOf(await visitor.send(auth.register, { body })).message).toBe(taken);
      });

      test('is completed by logging in', async () => {
        const { email, password } = await begin();
        const response = await logIn(email, password);
        successOf(auth.login, response);
        successOf(auth.refresh, await refresh(cookieOf(response.cookies)));
      });

      test('cannot be completed by anybody else', async () => {
        const person = await begin();
        const body = { ...person, password: newPassword() };
        expect(problemOf(await visitor.send(auth.register, { body })).message).toBe(taken);
        expect(statusAndSaid(await logIn(body.email, body.password))).toEqual([401, wrong]);
        successOf(auth.login, await logIn(person.email, person.password));
      });
    });

    describe('login', () => {
      test('accepts the address in any case and returns the same person', async () => {
        const response = await logIn(` ${ada.user.email.toUpperCase()}`, ada.password);
        const { data } = successOf(auth.login, response);
        expect(data.user).toMatchObject({ _id: ada.user._id, email: ada.user.email });
        expect(data.user.createdAt).toBe(ada.user.createdAt);
      });

      test('responds to a wrong password and to an unknown address alike', async () => {
        const responses = await Promise.all([
          logIn(ada.user.email, newPassword()),
          logIn(newEmail(), ada.password),
        ]);
        for (const response of responses) {
          expect(problemOf(response)).toEqual({
            status: 401,
            code: 'unauthenticated',
            ...userReasons.wrongCredentials(),
          });
          expect(response.cookies).toEqual([]);
        }
      });

      test('keeps the time zone of a person whose client sends none', async () => {
        const person = await registerPerson(target, 'Pacific/Auckland');
        const silent = createClient(target.url, {});
        const { email } = person.user;
        const sent = { body: { email, password: person.password } };
        const renewed = await silent.send(auth.refresh, { headers: { cookie: person.cookie } });
        expect(successOf(auth.refresh, renewed).data.user.timeZone).toBe('Pacific/Auckland');
        const again = await silent.send(auth.login, sent);
        expect(successOf(auth.login, again).data.user.timeZone).toBe('Pacific/Auckland');
        const wrongZone = { ...sent, headers: { 'x-time-zone': 'Nowhere/Land' } };
        const lost = await silent.send(auth.login, wrongZone);
        expect(successOf(auth.login, lost).data.user.timeZone).toBe('Pacific/Auckland');
        const profile = await readItem(keys.profile(person.user._id));
        expect(profile?.timeZone).toBe('Pacific/Auckland');
      });

      test('tells somebody who sent many wrong passwords when to try again, and lets the owner in elsewhere', async () => {
        const { user, password } = await registerPerson(target);
        const { email } = user;
        const stranger = createClient(target.url, { [viewerAddressHeader]: newAddress() });
        const tried = (guess: string) =>
          stranger.send(auth.login, { body: { email, password: guess } });
        for (let i = 0; i < budgets.login.email.stranger; i++) {
          expect(statusAndSaid(await tried(newPassword()))).toEqual([401, wrong]);
        }
        const response = await tried(password);
        expect(problemOf(response)).toMatchObject({
          status: 429,
          code: 'too_many_requests',
          message: 'Too many attempts. Try again in 16 minutes.',
        });
        const seconds = Number(response.headers.get('retry-after'));
        expect(seconds).toBeGreaterThan(15 * 60);
        expect(seconds).toBeLessThanOrEqual(16 * 60);
        successOf(auth.login, await logIn(email, password));
      });
    });

    describe('refresh', () => {
      test('renews the access token with the cookie', async () => {
        const { token, data } = successOf(auth.refresh, await refresh(ada.cookie));
        expect(data.user).toMatchObject({ _id: ada.user._id, name: ada.user.name });
        const { name, email } = ada.user;
        const headers = { authorization: `Bearer ${token}` };
        await visitor.call(users.updateProfile, { body: { name, email } }, headers);
      });

      test('finds its cookie among others', async () => {
        const response = await refresh(`theme=dark; ${ada.cookie}; refreshed=yes`);
        successOf(auth.refresh, response);
      });

      test.each([
        '',
        'refresh=',
        'refresh=nonsense',
        'refresh=a.b.c',
        'other=1',
        'refresh=%00%ff;;',
      ])('with the cookie %j is refused', async (cookie) => {
        expect(problemOf(await refresh(cookie))).toMatchObject({
          status: 401,
          code: 'unauthenticated',
        });
      });
    });

    describe('logout', () => {
      test('revokes the refresh token of this session only, and clears the cookie', async () => {
        const person = await registerPerson(target);
        const other = cookieOf((await logIn(person.user.email, person.password)).cookies);
        const response = await visitor.send(auth.logout, { headers: { cookie: person.cookie } });
        expect(successOf(auth.logout, response)).toEqual({ data: null });
        expect(response.cookies).toHaveLength(1);
        expect(response.cookies[0]).toMatch(/^refresh=; Max-Age=0; Path=\/api\/auth; HttpOnly/);
        expect((await refresh(person.cookie)).status).toBe(401);
        successOf(auth.refresh, await refresh(other));
      });

      test('is refused from a form of another page, and the session stays valid', async () => {
        const person = await registerPerson(target);
        for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
          const headers = { cookie: person.cookie, 'content-type': type };
          const response = await visitor.send(auth.logout, { headers });
          expect(problemOf(response).code).toBe('unsupported_media_type');
          expect(response.cookies).toEqual([]);
        }
        successOf(auth.refresh, await refresh(person.cookie));
      });

      test.each(['', 'refresh=nonsense', 'refresh=a.b.c', 'refresh=%00%ff'])(
        'with the cookie %j succeeds anyway',
        async (cookie) => {
          const response = await visitor.send(auth.logout, { headers: { cookie } });
          successOf(auth.logout, response);
        },
      );
    });

    test('a sign-in ends the session whose cookie it overwrites', async () => {
      const person = await registerPerson(target);
      const { email } = person.user;
      const body = { email, password: person.password };
      const headers = { cookie: person.cookie };
      const fresh = await visitor.send(auth.login, { body, headers });
      successOf(auth.login, fresh);
      expect((await refresh(person.cookie)).status).toBe(401);
      successOf(auth.refresh, await refresh(cookieOf(fresh.cookies)));
    });

    describe('a forgotten password', () => {
      const ask = (email: string) => visitor.send(auth.forgotPassword, { body: { email } });
      const reset = (email: string, code: string, password: string) =>
        visitor.send(auth.resetPassword, { body: { email, code, password } });
      const codesFor = (email: string) =>
        target.codes.filter((sent) => sent.email === email).map(({ code }) => code);
      const other = (code = '') => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

      test.each([
        ['de-AT, en;q=0.5', 'Dein Code zum Zurücksetzen deines Cairn-Passworts'],
        ['tlh', 'Your code to reset your Cairn password'],
      ])('is answered by a mail in the language of the page: %s', async (language, subject) => {
        const { email } = (await registerPerson(target)).user;
        const headers = { 'accept-language': language };
        await visitor.call(auth.forgotPassword, { body: { email } }, headers);
        const sent = target.codes.filter((one) => one.email === email);
        expect(sent).toMatchObject([{ mail: { subject } }]);
        expect(sent[0]?.mail.body).toContain(`<p>${sent[0]?.code}</p>`);
      });

      test('is reset by the code, which ends every session', async () => {
        const { user, password, cookie } = await registerPerson(target);
        const { email } = user;
        expect(successOf(auth.forgotPassword, await ask(email.toUpperCase()))).toEqual({
          data: null,
          ...userReasons.resetCodeSent(),
        });
        const [code] = codesFor(email);
        const fresh = newPassword();
        expect(problemOf(await reset(email, other(code), fresh))).toMatchObject({
          code: 'invalid',
          errors: [{ field: 'code' }],
        });
        successOf(auth.login, await logIn(email, password));
        const response = await reset(email.toUpperCase(), ` ${code} `, fresh);
        expect(successOf(auth.resetPassword, response)).toEqual({
          data: null,
          ...userReasons.passwordReset(),
        });
        expect((await refresh(cookie)).status).toBe(401);
        expect(statusAndSaid(await logIn(email, password))).toEqual([401, wrong]);
        successOf(auth.login, await logIn(email, fresh));
        expect(problemOf(await reset(email, code ?? '', newPassword())).code).toBe('invalid');
      });

      test('does not reveal whether the account exists', async () => {
        const nobody = newEmail();
        const asked = await Promise.all([ask(nobody), ask(ada.user.email)]);
        expect(asked[0]?.body).toEqual(asked[1]?.body);
        expect(codesFor(nobody)).toEqual([]);
        const wrongCode = other(codesFor(ada.user.email).at(-1));
        const [unknown, known] = await Promise.all(
          [nobody, ada.user.email].map((email) => reset(email, wrongCode, newPassword())),
        );
        expect([unknown?.status, unknown?.body]).toEqual([known?.status, known?.body]);
      });
    });
  });
};
