import { beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { type Area, areaNames } from '#shared/areas.ts';
import { areaOf } from '#shared/calls/areaOf.ts';
import { type Route, routeKey } from '#shared/calls/route.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { permissionsOf } from '#shared/tokens/areaScopes.ts';
import { maxTokenDays, maxTokens, type Scopes } from '#shared/tokens/model.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { neededFor } from '#shared/tokens/scopes.ts';
import { type Client, createClient, problemOf, type Target } from '#testing/live/client.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { type Person, registerPerson, signedIn } from '#testing/live/people.ts';
import {
  everyRoute,
  type Items,
  makeItems,
  makeToken,
  nobodysId,
  paramsFor,
  sampleBody,
  urlPartsFor,
} from '#testing/live/routes.ts';
import { tokenCalls } from '../../limits/budgets.ts';
import { keys } from '../../table/keys.ts';

const named = everyRoute.map((one) => ({ ...one, key: routeKey(one.route) }));
/** Routes whose calls are decided the same way. Of each kind, the first route is in the core. */
const kindOf = (route: Route) => `${areaOf(route)} ${neededFor(route.method)}`;
const tagged = named.map((one, n) => ({
  ...one,
  tag:
    named.findIndex(({ route }) => kindOf(route) === kindOf(one.route)) === n ? '' : ' @exhaustive',
}));
const ofData = tagged.filter(({ route }) => areaOf(route));
const ofAccount = tagged.filter(({ route }) => !areaOf(route));

const everywhere: Scopes = Object.fromEntries(
  areaNames.map((area) => [area, permissionsOf(area).at(-1)]),
);

export const tokensSuite = (target: Target): void => {
  describe('an access token', () => {
    const today = todayIn(new Date(), 'UTC');
    const by = (token: string): Client => signedIn(target, token, 'UTC');
    const listOf = async (person: Person) =>
      (await person.call(tokenRoutes.listTokens, {})).data.accessTokens;
    const revoke = (person: Person, id: string) =>
      person.call(tokenRoutes.revokeToken, { params: { id } });
    const keyOf = ({ user }: Person) => keys.token(user._id, '00');

    describe('lifecycle', () => {
      let ada: Person;
      beforeAll(async () => {
        ada = await registerPerson(target);
      });

      test('is shown once, listed without its value, and stored as a hash', async () => {
        const { token, ...told } = await makeToken(ada, { habits: 'read', skills: 'write' });
        expect(token).toMatch(/^cairn_[\da-z]{66}$/);
        expect(told).toEqual({
          _id: expect.any(String),
          name: 'A script',
          scopes: { habits: 'read', skills: 'write' },
          createdAt: expect.any(String),
          endsOn: today,
          lastUsedOn: null,
        });
        expect(await listOf(ada)).toEqual([told]);
        const kept = JSON.stringify(await readItem(keyOf(ada)));
        expect(kept).toContain('"hash"');
        expect(kept).not.toContain(token.slice(-32));
        await revoke(ada, told._id);
      });

      test('shows the day on which it was last used', async () => {
        const { token, _id } = await makeToken(ada, { habits: 'read' });
        await by(token).call(habits.list, {});
        expect(await listOf(ada)).toMatchObject([{ _id, lastUsedOn: today }]);
        await revoke(ada, _id);
      });

      test('gives no access once it is revoked, and is no longer found', async () => {
        const { token, _id } = await makeToken(ada, { habits: 'write' });
        await by(token).call(habits.list, {});
        await revoke(ada, _id);
        expect(problemOf(await by(token).send(habits.list))).toMatchObject({
          status: 401,
          code: 'unauthenticated',
          message: 'This access token is not valid. It may have been revoked.',
        });
        expect(await listOf(ada)).toEqual([]);
        const again = await ada.send(tokenRoutes.revokeToken, { params: { id: _id } });
        expect(problemOf(again)).toMatchObject({ status: 404, code: 'not_found' });
      });

      test('has another value than the revoked token whose slot it takes', async () => {
        const before = await makeToken(ada, { habits: 'read' });
        await revoke(ada, before._id);
        const { token, _id } = await makeToken(ada, { habits: 'read' });
        expect(problemOf(await by(before.token).send(habits.list)).status).toBe(401);
        expect((await by(token).send(habits.list)).status).toBe(200);
        await revoke(ada, _id);
      });

      test('with an earlier write access to analytics is listed unchanged, and can read', async () => {
        const { token, _id } = await makeToken(ada, { analytics: 'read' });
        const scopes = { analytics: 'write' } as const;
        await writeItem({ ...keyOf(ada), ...(await readItem(keyOf(ada))), scopes });
        expect(await listOf(ada)).toMatchObject([{ _id, scopes }]);
        expect((await by(token).send(analytics.dashboard)).status).toBe(200);
        await revoke(ada, _id);
      });

      test('gives no access after its last day, but is still listed', async () => {
        const { token, _id } = await makeToken(ada, { habits: 'read' });
        const item = await readItem(keyOf(ada));
        const yesterday = addDays(today, -1);
        await writeItem({ ...keyOf(ada), ...item, endsOn: yesterday });
        expect(problemOf(await by(token).send(habits.list))).toMatchObject({
          status: 401,
          code: 'unauthenticated',
          message: `This access token ended on ${yesterday}. Make a new one.`,
        });
        expect(await listOf(ada)).toMatchObject([{ _id, endsOn: yesterday }]);
        await revoke(ada, _id);
      });
    });

    describe('is created', () => {
      let ada: Person;
      beforeAll(async () => {
        ada = await registerPerson(target);
      });
      const body = () => ({
        name: 'A script',
        scopes: { habits: 'read' },
        endsOn: today,
        currentPassword: ada.password,
      });

      test.each<[string, Record<string, unknown>, string, string]>([
        ['a wrong password', { currentPassword: 'wrong' }, 'currentPassword', 'not correct'],
        ['no area', { scopes: {} }, 'scopes', 'Choose at least one area'],
        [
          'an unknown area',
          { scopes: { habits: 'read', users: 'read' } },
          'scopes.users',
          'Unknown field',
        ],
        ['an unknown permission', { scopes: { habits: 'all' } }, 'scopes.habits', 'one of'],
        [
          'a permission that no call needs',
          { scopes: { habits: 'write', analytics: 'write' } },
          'scopes.analytics',
          'one of read',
        ],
        ['no name', { name: ' ' }, 'name', 'Name is required'],
        ['an end in the past', { endsOn: addDays(today, -1) }, 'endsOn', 'today or a later day'],
        [
          'an end after more than a year',
          { endsOn: addDays(today, maxTokenDays + 1) },
          'endsOn',
          'a year at most',
        ],
      ])('not with %s', async (_, wrong, field, message) => {
        const response = await ada.send(tokenRoutes.createToken, { body: { ...body(), ...wrong } });
        expect(problemOf(response)).toMatchObject({ status: 400, code: 'invalid' });
        expect(problemOf(response).errors).toMatchObject([
          { field, message: expect.stringContaining(message) },
        ]);
        expect(await listOf(ada)).toEqual([]);
      });

      test('up to the limit, however many are requested at once', async () => {
        // At most this many passwords are checked in parallel.
        const atOnce = 3;
        for (let n = 0; n <= maxTokens - atOnce; n++) await makeToken(ada, { habits: 'read' });
        const ask = () => ada.send(tokenRoutes.createToken, { body: body() });
        const responses = await Promise.all(Array.from({ length: atOnce }, ask));
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(atOnce - 1);
        const refused = responses.filter(({ status }) => status !== 200).map(problemOf);
        expect(refused).toMatchObject([
          {
            status: 409,
            code: 'limit',
            message: `There is a limit of ${maxTokens} access tokens. Revoke one to make another.`,
          },
        ]);
        expect(await listOf(ada)).toHaveLength(maxTokens);
      });
    });

    describe('that can’t be valid', () => {
      let ada: Person;
      let bob: Person;
      let token: string;
      beforeAll(async () => {
        [ada, bob] = await Promise.all([registerPerson(target), registerPerson(target)]);
        token = (await makeToken(ada, everywhere)).token;
        await makeToken(bob, everywhere);
      });
      const plain = ({ user }: Person) => user._id.replaceAll('-', '');

      test.each<[string, () => string]>([
        ['its beginning alone', () => 'cairn_'],
        ['too short', () => token.slice(0, -1)],
        ['too long', () => `${token}0`],
        ['in capitals', () => `cairn_${token.slice(6).toUpperCase()}`],
        ['of another secret', () => `${token.slice(0, -32)}${'0'.repeat(32)}`],
        ['of another slot', () => token.replace(/00([\da-f]{32})$/, '01$1')],
        ['with another person’s id', () => token.replace(plain(ada), plain(bob))],
        ['with nobody’s id', () => token.replace(plain(ada), '0'.repeat(32))],
      ])('is 401: %s', async (_, forged) => {
        expect(problemOf(await by(forged()).send(habits.list))).toMatchObject({
          status: 401,
          code: 'unauthenticated',
        });
      });
    });

    describe('with limited calls', () => {
      let ada: Person;
      let token: string;
      beforeAll(async () => {
        ada = await registerPerson(target);
        token = (await makeToken(ada, { habits: 'read' })).token;
      });
      const ask = () => by(token).send(habits.list);
      const busyUntil = async () => Number((await readItem(keyOf(ada)))?.busyUntil);
      const setBusyUntil = async (time: number) =>
        writeItem({ ...keyOf(ada), ...(await readItem(keyOf(ada))), busyUntil: time });

      test('counts each call once, even calls at the same time', async () => {
        const ahead = Date.now() + 20_000;
        await setBusyUntil(ahead);
        const calls = 8;
        const responses = await Promise.all(Array.from({ length: calls }, ask));
        expect(responses.map(({ status }) => status)).toEqual(Array(calls).fill(200));
        expect(await busyUntil()).toBe(ahead + (calls * 60_000) / tokenCalls.perMinute);
      });

      test('counts from now on after it was idle', async () => {
        const before = Date.now();
        await setBusyUntil(before - 60_000);
        expect((await ask()).status).toBe(200);
        expect(await busyUntil()).toBeGreaterThan(before);
      });

      test('a call beyond the limit must wait, and is not counted; sessions are not limited', async () => {
        const ahead = Date.now() + 90_000;
        await setBusyUntil(ahead);
        const refused = await ask();
        expect(problemOf(refused)).toMatchObject({
          status: 429,
          code: 'too_many_requests',
          message: expect.stringMatching(/^Too many calls with this access token\. Try again in /),
        });
        const wait = Number(refused.headers.get('retry-after'));
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(61);
        expect(await busyUntil()).toBe(ahead);
        expect((await ada.send(habits.list)).status).toBe(200);
      });
    });

    describe('of every area and permission', () => {
      let ada: Person;
      let bob: Person;
      let items: Items;
      const others = (area: string): Scopes => ({ ...everywhere, [area]: undefined });

      beforeAll(async () => {
        [ada, bob] = await Promise.all([registerPerson(target), registerPerson(target)]);
        items = await makeItems(ada);
      });

      /** Makes one call with a token that has these scopes and is revoked afterwards. */
      const sendWith = async (
        scopes: Scopes,
        ...call: Parameters<ReturnType<typeof by>['send']>
      ) => {
        const { token, _id } = await makeToken(ada, scopes);
        const response = await by(token).send(...call);
        await revoke(ada, _id);
        return response;
      };

      /** Returns all data of a person except the tokens, which count their calls. */
      const kept = async (person: Person) =>
        (await ownItems(person)).filter(({ pk }) => pk !== keyOf(person).pk);
      const sentTo = (route: Route, id: string) => {
        const sample = sampleBody(route, items);
        // A page also needs the scope of resources.
        const { page: _, ...body } = sample ?? {};
        return { ...urlPartsFor(route, id), ...(sample && { body }) };
      };
      const idOf = (resource: string) => items.get(resource) ?? nobodysId;

      test.each(ofData)('$key is possible only with its scope$tag', async ({ route, resource }) => {
        const area = areaOf(route) as Area;
        const needed = neededFor(route.method);
        const before = await kept(ada);
        const closed = [others(area), ...(needed === 'write' ? [{ [area]: 'read' as const }] : [])];
        for (const scopes of closed) {
          const refused = await sendWith(scopes, route, sentTo(route, idOf(resource)));
          expect([scopes, problemOf(refused)]).toMatchObject([
            scopes,
            {
              status: 403,
              code: 'forbidden',
              message: `This access token may not ${needed === 'read' ? 'read' : 'change'} ${area}.`,
            },
          ]);
        }
        expect(await kept(ada)).toEqual(before);
        // Writes use an unknown id, so that the items remain for the next route. Reads use the existing items.
        const sent = sentTo(route, needed === 'read' ? idOf(resource) : nobodysId);
        const open = needed === 'read' ? permissionsOf(area) : (['write'] as const);
        for (const permission of open) {
          const response = await sendWith({ [area]: permission }, route, sent);
          expect([401, 403, 429]).not.toContain(response.status);
          if (needed === 'write') continue;
          expect(response.body).toEqual((await ada.send(route, sent)).body);
        }
      });

      test.each(ofData)(
        '$key reaches only data of its own person$tag',
        async ({ route, resource }) => {
          const before = await kept(ada);
          const token = await makeToken(bob, everywhere);
          const response = await by(token.token).send(route, sentTo(route, idOf(resource)));
          expect([401, 403, 429]).not.toContain(response.status);
          if (route.params && 'id' in route.params.shape) expect(response.status).toBe(404);
          expect(JSON.stringify(response.body)).not.toContain(idOf(resource));
          expect(await kept(ada)).toEqual(before);
          await revoke(bob, token._id);
        },
      );

      test.each(ofAccount)('$key is never possible$tag', async ({ route, resource }) => {
        const [before, own] = await Promise.all([kept(ada), listOf(ada)]);
        const { token, _id } = await makeToken(bob, everywhere);
        const response = await by(token).send(route, {
          params: paramsFor(route, idOf(resource)),
          body: sampleBody(route, items),
        });
        expect(problemOf(response)).toMatchObject({
          status: 403,
          code: 'forbidden',
          message: 'An access token can’t make this call. Log in to make it.',
        });
        expect([await kept(ada), await listOf(ada)]).toEqual([before, own]);
        expect((await listOf(bob)).find((one) => one._id === _id)?.lastUsedOn).toBeNull();
        await revoke(bob, _id);
      });

      test('is no session, even with a cookie', async () => {
        const { token } = await makeToken(ada, { habits: 'write' });
        const client = createClient(target.url, {
          authorization: `Bearer ${token}`,
          cookie: ada.cookie,
        });
        expect(problemOf(await client.send(tokenRoutes.listTokens)).status).toBe(403);
      });
    });
  });
};
