import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { urlOf } from '#shared/calls/route.ts';
import { digestRoutes } from '#shared/reminders/digest/routes.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { createClient, problemOf, successOf, type Target } from '#testing/live/client.ts';
import { ownItems } from '#testing/live/items.ts';
import { newEmail, type Person, registerPerson } from '#testing/live/people.ts';

/**
 * Tests the address of the daily mail, and the ways to turn the mail off, over HTTP, on the complete API. `tokenOf`
 * returns the token in the mails to a person, signed like the API does.
 */
export const digestSuite = (
  target: Target,
  tokenOf: (userId: string) => Promise<string> | string,
): void => {
  describe('the daily digest', () => {
    const visitor = createClient(target.url, {});
    const codeTo = (email: string) =>
      target.notices.findLast((sent) => sent.email === email)?.text.match(/^\d{6}$/m)?.[0] ?? '';
    const statusOf = async (person: Person) =>
      (await person.call(digestRoutes.readDigest, {})).data;
    const ask = (person: Person) => person.call(digestRoutes.sendDigestCode, {});
    const confirm = (person: Person, code: string) =>
      person.send(digestRoutes.confirmDigest, { body: { code } });
    const confirmed = async () => {
      const person = await registerPerson(target);
      await ask(person);
      successOf(digestRoutes.confirmDigest, await confirm(person, codeTo(person.user.email)));
      await person.call(users.updateProfile, { body: { digest: '20:00' } });
      return person;
    };
    const digestOf = async ({ cookie }: Person) => {
      const response = await visitor.send(auth.refresh, { headers: { cookie } });
      return successOf(auth.refresh, response).data.user.digest;
    };
    const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

    describe('its address', () => {
      test('is confirmed by the code that was sent there, and by no other', async () => {
        const ada = await registerPerson(target);
        expect(await statusOf(ada)).toEqual({ available: true, confirmed: false });
        expect(await ask(ada)).toEqual({ data: null, ...userReasons.emailCodeSent() });
        const code = codeTo(ada.user.email);
        expect(code).toMatch(/^\d{6}$/);
        expect(problemOf(await confirm(ada, otherThan(code)))).toMatchObject({
          status: 400,
          errors: [{ field: 'code' }],
        });
        expect((await statusOf(ada)).confirmed).toBe(false);
        const { data } = successOf(digestRoutes.confirmDigest, await confirm(ada, code));
        expect(data).toEqual({ available: true, confirmed: true });
        expect(await statusOf(ada)).toEqual(data);
      });

      test('is not confirmed by the code of another person', async () => {
        const [ada, eve] = [await registerPerson(target), await registerPerson(target)];
        await ask(eve);
        const code = codeTo(eve.user.email);
        expect((await confirm(ada, code)).status).toBe(400);
      });

      test('gets at most five codes an hour', async () => {
        const ada = await registerPerson(target);
        for (let n = 0; n < 5; n += 1) await ask(ada);
        expect((await ada.send(digestRoutes.sendDigestCode)).status).toBe(429);
      });

      test('accepts ten wrong codes an hour, and then not even the right code', async () => {
        const ada = await registerPerson(target);
        await ask(ada);
        const code = codeTo(ada.user.email);
        for (let n = 0; n < 10; n += 1)
          expect((await confirm(ada, otherThan(code))).status).toBe(400);
        expect((await confirm(ada, code)).status).toBe(429);
      });

      test('stays confirmed after a wrong code for another address, and after the right one', async () => {
        const ada = await confirmed();
        const email = newEmail();
        const body = { email, currentPassword: ada.password };
        await ada.call(users.updateProfile, { body });
        const code = target.codes.findLast((sent) => sent.email === email)?.code ?? '';
        const wrong = { body: { code: otherThan(code) } };
        expect((await ada.send(users.confirmEmail, wrong)).status).toBe(400);
        expect((await statusOf(ada)).confirmed).toBe(true);
        await ada.call(users.confirmEmail, { body: { code } });
        expect((await statusOf(ada)).confirmed).toBe(true);
      });
    });

    describe('is turned off', () => {
      /** Posts like a mail service: without cookie, session or JSON. */
      const post = (token: string, contentType: string, body: string) =>
        fetch(`${target.url}${urlOf(digestRoutes.unsubscribe, { query: { token } })}`, {
          method: 'POST',
          headers: { 'content-type': contentType, origin: 'https://mail.example.com' },
          body,
        });

      test.each([
        ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
        [
          'a form in parts',
          'multipart/form-data; boundary=x',
          '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
        ],
      ])('by %s of a mail service, even twice', async (_, contentType, body) => {
        const ada = await confirmed();
        const token = await tokenOf(ada.user._id);
        expect(await digestOf(ada)).toBe('20:00');
        for (let n = 0; n < 2; n += 1) {
          const response = await post(token, contentType, body);
          expect([response.status, await response.json()]).toEqual([200, { data: null }]);
          expect(await digestOf(ada)).toBeNull();
        }
        expect((await statusOf(ada)).confirmed).toBe(true);
      });

      test('by the button of the page, and not by opening the page', async () => {
        const ada = await confirmed();
        const token = await tokenOf(ada.user._id);
        const before = await ownItems(ada);
        const shown = await visitor.send(digestRoutes.showUnsubscribe, { query: { token } });
        expect(shown.status).toBe(303);
        expect(shown.headers.get('location')).toBe(`/unsubscribe#${token}`);
        expect(await ownItems(ada)).toEqual(before);
        await visitor.call(digestRoutes.unsubscribe, { query: { token } });
        expect(await digestOf(ada)).toBeNull();
      });

      test('for nobody else', async () => {
        const [ada, eve] = [await confirmed(), await confirmed()];
        const token = await tokenOf(eve.user._id);
        await visitor.call(digestRoutes.unsubscribe, { query: { token } });
        expect([await digestOf(ada), await digestOf(eve)]).toEqual(['20:00', null]);
      });

      test('only by a token that we signed', async () => {
        const [ada, eve] = [await confirmed(), await confirmed()];
        const [mine, other] = [await tokenOf(eve.user._id), await tokenOf(ada.user._id)].map(
          (one) => Buffer.from(one, 'base64url'),
        ) as [Buffer, Buffer];
        const forged = Buffer.concat([other.subarray(0, 16), mine.subarray(16)]);
        const turned = Buffer.from(other);
        turned[47] = (turned[47] ?? 0) ^ 1;
        for (const token of [forged, turned].map((one) => one.toString('base64url'))) {
          for (const route of [digestRoutes.unsubscribe, digestRoutes.showUnsubscribe]) {
            const problem = problemOf(await visitor.send(route, { query: { token } }));
            expect(problem).toMatchObject({ status: 400, ...reminderReasons.unsubscribeLink() });
          }
        }
        for (const query of [{}, { token: '' }, { token: 'x'.repeat(63) }])
          expect((await visitor.send(digestRoutes.unsubscribe, { query })).status).toBe(400);
        expect(await digestOf(ada)).toBe('20:00');
      });

      test('with the same response for an account that does not exist', async () => {
        const token = await tokenOf(randomUUID());
        const response = await visitor.send(digestRoutes.unsubscribe, { query: { token } });
        expect([response.status, response.body]).toEqual([200, { data: null }]);
      });
    });
  });
};
