import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auth } from '#shared/auth/routes.ts';
import { maxBodyBytes } from '#shared/calls/errors.ts';
import { fieldReasons } from '#shared/calls/fieldReasons.ts';
import { email } from '#shared/calls/fields.ts';
import { type Route, routeKey, type UrlParts, urlOf } from '#shared/calls/route.ts';
import { habits } from '#shared/habits/routes.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { users } from '#shared/users/routes.ts';
import { brokenValuesOf, valuesOf } from './arbitrary.ts';
import { type CallResponse, createClient, problemOf, successOf, type Target } from './client.ts';
import { idTokenOf } from './identity.ts';
import { everything, itemsUnder, ownItems } from './items.ts';
import { type Person, registerPerson } from './people.ts';
import {
  everyRoute,
  hasId,
  type Items,
  makeItems,
  nobodysId,
  paramsFor,
  referencesIn,
  sampleBody,
  urlPartsFor,
} from './routes.ts';

const named = everyRoute.map((one) => ({ ...one, key: routeKey(one.route) }));
const signedInRoutes = named.filter(({ route }) => route.access === 'signed-in');

/** Whether a request is for another resource, because its id has dots: `/cards/../reviews` is `/reviews`. */
const isOtherCall = (route: Route, parts: UrlParts): boolean => {
  const [, , first] = new URL(urlOf(route, parts), 'https://example.com').pathname.split('/');
  return !route.path.startsWith(`/${first}/`) && named.some(({ resource }) => resource === first);
};

// Leaves out `setDevice`: a browser's subscription becomes the device of the person who uses that browser.
const routesWithId = named.filter(({ route }) => hasId(route) && route !== pushRoutes.setDevice);
const routesWithBody = named.filter(({ route }) => route.body);
const routesWithQuery = named.filter(({ route }) => route.query);

/**
 * Checks the rules for every call of the contract, over HTTP on a whole API. Sends `tries` random requests per
 * route.
 */
export const contractSuite = (target: Target, tries = 3): void => {
  describe('every route', () => {
    const visitor = createClient(target.url, {});
    let ada: Person;
    let bob: Person;
    let itemsOfAda: Items;
    let itemsOfBob: Items;

    beforeAll(async () => {
      [ada, bob] = await Promise.all([registerPerson(target), registerPerson(target)]);
      [itemsOfAda, itemsOfBob] = await Promise.all([makeItems(ada), makeItems(bob)]);
    });

    const kept = () => ownItems(ada, bob);

    const who = async ({ cookie }: Person) =>
      successOf(auth.refresh, await visitor.send(auth.refresh, { headers: { cookie } })).data.user;

    describe('of another person’s item', () => {
      test.each(routesWithId)('$key: 404, and nothing changes', async ({ resource, route }) => {
        const id = itemsOfAda.get(resource) ?? '';
        const body = sampleBody(route, itemsOfBob);
        const ask = (itemId: string) => bob.send(route, { ...urlPartsFor(route, itemId), body });
        const before = await kept();
        const responses = [await ask(id), await ask(nobodysId)];
        for (const response of responses) {
          expect(problemOf(response)).toMatchObject({ status: 404, code: 'not_found' });
        }
        expect(responses[0]?.body).toEqual(responses[1]?.body);
        expect(await kept()).toEqual(before);
      });

      const invalidIds = ['x', '..', nobodysId.toLowerCase(), '%', 'HABIT#', 'ё', '{id}'];

      test.each(
        routesWithId.map((one, n) => ({
          ...one,
          ids: n > 0 ? invalidIds.slice(0, 2) : invalidIds,
        })),
      )('$key: 404 for an id that can’t be valid', async ({ route, ids }) => {
        for (const id of ids) {
          const sent = { ...urlPartsFor(route, id), body: sampleBody(route, itemsOfAda) };
          if (isOtherCall(route, sent)) continue;
          expect(problemOf(await ada.send(route, sent)).status).toBe(404);
        }
      });
    });

    describe('that names another person’s item', () => {
      const nobodys: Items = new Map();

      test.each(
        routesWithBody.filter(({ route }) => Object.keys(referencesIn(route.body, nobodys)).length),
      )('$key, in its body, responds as to an unknown id', async ({ resource, route }) => {
        const params = paramsFor(route, itemsOfBob.get(resource) ?? '');
        const before = await kept();
        const [adas, none] = [itemsOfAda, nobodys].map((items) =>
          bob.send(route, { params, body: sampleBody(route, items) }),
        );
        const responses = [await adas, await none] as CallResponse[];
        for (const response of responses) expect(problemOf(response).status).toBe(400);
        expect(responses[0]?.body).toEqual(responses[1]?.body);
        expect(await kept()).toEqual(before);
      });

      test.each(
        routesWithQuery.filter(
          ({ route }) => Object.keys(referencesIn(route.query, nobodys)).length,
        ),
      )('$key, in its query, responds as to an unknown id', async ({ resource, route }) => {
        const params = paramsFor(route, itemsOfBob.get(resource) ?? '');
        const [adas, none] = await Promise.all(
          [itemsOfAda, nobodys].map((items) => {
            const query = referencesIn(route.query, items) as Record<string, string>;
            return bob.send(route, { params, query });
          }),
        );
        expect([adas?.status, adas?.body]).toEqual([none?.status, none?.body]);
      });
    });

    describe('without a valid token', () => {
      test.each(signedInRoutes)('$key: 401, and nothing changes', async ({ resource, route }) => {
        const params = paramsFor(route, itemsOfAda.get(resource) ?? '');
        const before = await kept();
        const response = await visitor.send(route, {
          params,
          body: sampleBody(route, itemsOfAda),
          headers: { cookie: ada.cookie },
        });
        expect(problemOf(response)).toMatchObject({ status: 401, code: 'unauthenticated' });
        expect(await kept()).toEqual(before);
      });

      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const forged = (header: (kid: string) => object, signature: (text: string) => string) => {
        const [head = '', payload = ''] = ada.token.split('.');
        const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
        const text = `${part(header(kid))}.${payload}`;
        return `Bearer ${text}.${signature(text)}`;
      };
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

      test.each([
        { what: 'no token', authorization: () => 'Bearer' },
        { what: 'no token of ours', authorization: () => 'Bearer x' },
        { what: 'no scheme', authorization: () => ada.token },
        { what: 'another scheme', authorization: () => `Basic ${ada.token}` },
        { what: 'two tokens', authorization: () => `Bearer ${ada.token}, Bearer ${bob.token}` },
        { what: 'a cut signature', authorization: () => `Bearer ${ada.token.slice(0, -4)}` },
        {
          what: 'the id token',
          authorization: async () => `Bearer ${await idTokenOf(ada.user.email, ada.password)}`,
        },
        {
          what: 'no algorithm',
          authorization: () =>
            forged(
              (kid) => ({ alg: 'none', kid }),
              () => '',
            ),
        },
        {
          what: 'a shared secret',
          authorization: () =>
            forged(
              (kid) => ({ alg: 'HS256', kid }),
              (text) => createHmac('sha256', 'secret').update(text).digest('base64url'),
            ),
        },
        {
          what: 'another key under the known name',
          authorization: () =>
            forged(
              (kid) => ({ alg: 'RS256', kid }),
              (text) => sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url'),
            ),
        },
        {
          what: 'an unknown key',
          authorization: () =>
            forged(
              () => ({ alg: 'RS256', kid: 'mine' }),
              (text) => sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url'),
            ),
        },
      ])('$what is refused', async ({ authorization }) => {
        const headers = { authorization: await authorization() };
        expect(problemOf(await visitor.send(habits.list, { headers }))).toMatchObject({
          status: 401,
          code: 'unauthenticated',
        });
      });
    });

    describe('with an invalid body', () => {
      const nested = 40_000;
      const sent = [
        { what: 'no JSON', text: '{"name":', status: 400 },
        { what: 'a list', text: '[]', status: 400 },
        { what: 'null', text: 'null', status: 400 },
        { what: 'a text', text: '"name"', status: 400 },
        { what: 'a deep nest', text: '['.repeat(nested) + ']'.repeat(nested), status: 400 },
        {
          what: 'a deep field',
          text: `{"x":${'['.repeat(nested)}${']'.repeat(nested)}}`,
          status: 400,
        },
        { what: 'a prototype', text: '{"__proto__":{"name":"x"}}', status: 400 },
        { what: 'half a surrogate pair', text: '{"name":"\\ud800"}', status: 400 },
        { what: 'no UTF-8', text: Buffer.from('{"name":"\xff"}', 'latin1'), status: 400 },
        { what: 'too much', text: `{"name":"${'x'.repeat(maxBodyBytes)}"}`, status: 413 },
        { what: 'too many bytes', text: `{"name":"${'ä'.repeat(maxBodyBytes / 2)}"}`, status: 413 },
        { what: 'a form', text: 'name=x', status: 415, type: 'application/x-www-form-urlencoded' },
        { what: 'JSON called text', text: '{}', status: 415, type: 'text/plain' },
      ];

      test.each(sent)('$what: $status, and nothing changes', async ({ text, status, type }) => {
        const before = await kept();
        const headers = { 'content-type': type ?? 'application/json' };
        const response = await ada.send(habits.create, { body: text, headers });
        expect(problemOf(response).status).toBe(status);
        expect(await kept()).toEqual(before);
      });

      test.each(routesWithBody)(
        '$key: 400 for no JSON, and nothing changes',
        async ({ resource, route }) => {
          const params = paramsFor(route, itemsOfAda.get(resource) ?? '');
          const before = await kept();
          const response = await ada.send(route, { params, body: '{"name":' });
          expect(problemOf(response).status).toBe(400);
          expect(await kept()).toEqual(before);
        },
      );

      test.each(routesWithBody)(
        '$key: no body is the same as {} @exhaustive',
        async ({ route }) => {
          const params = paramsFor(route, nobodysId);
          const none = await ada.send(route, { params });
          const empty = await ada.send(route, { params, body: {} });
          expect([none.status, none.body]).toEqual([empty.status, empty.body]);
          // A profile update may be empty, and a log-out needs no body.
          const takesNothing = route === users.updateProfile || route === auth.logout;
          expect(takesNothing ? [200] : [400, 404]).toContain(none.status);
        },
      );

      test.each(routesWithBody)(
        '$key: an injected __proto__ is named @exhaustive',
        async ({ route }) => {
          const text = JSON.stringify(sampleBody(route, itemsOfAda)).replace(
            '{',
            '{"__proto__":{"x":1},',
          );
          const params = paramsFor(route, nobodysId);
          const response = await ada.send(route, { params, body: text.replace(',}', '}') });
          expect(problemOf(response).errors).toContainEqual({
            field: '__proto__',
            ...fieldReasons.unknownField({ name: '__proto__' }),
          });
        },
      );
    });

    describe('responds as the contract says, whatever is sent @exhaustive', () => {
      /** The state that a refused request must not change. `sent` may contain the e-mail of a third person. */
      const state = async (resource: string, sent: unknown) => {
        if (resource !== 'auth' && resource !== 'users') return [await kept()];
        const { data } = z.object({ email }).safeParse(sent);
        const emails = [ada.user.email, bob.user.email, ...(data ? [data.email] : [])];
        return [await kept(), await itemsUnder(emails), await who(ada)];
      };

      /** Checks for either a success, or a 4xx that changed nothing. */
      const check = async (
        resource: string,
        route: Route,
        sent: unknown,
        ask: () => Promise<CallResponse>,
      ) => {
        const before = await state(resource, sent);
        const response = await ask();
        if (response.status < 300) return void successOf(route, response);
        const { status } = problemOf(response);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(await state(resource, sent)).toEqual(before);
      };

      /** Routes with passwords run less often, because attempts are limited and checking a password is slow. */
      const runs = ({ body }: Route) =>
        Object.keys(body?.shape ?? {}).some((field) => /password/i.test(field))
          ? Math.min(5, tries)
          : tries;

      test.each(routesWithBody)('$key', async ({ resource, route }) => {
        if (!route.body) return;
        const params = paramsFor(route, itemsOfAda.get(resource) ?? '');
        const known = referencesIn(route.body, itemsOfAda);
        const accepted = valuesOf(route.body).map((body) => ({ ...body, ...known }));
        const bodies = fc.oneof(accepted, brokenValuesOf(route.body));
        await fc.assert(
          fc.asyncProperty(bodies, (body) =>
            check(resource, route, body, () =>
              ada.send(route, { params, body: JSON.stringify(body) ?? '' }),
            ),
          ),
          { numRuns: runs(route) },
        );
      });

      test.each(routesWithQuery)('$key, its query', async ({ resource, route }) => {
        if (!route.query) return;
        const params = paramsFor(route, itemsOfAda.get(resource) ?? '');
        const text = fc.string({ unit: 'grapheme' });
        const queries = fc.oneof(
          valuesOf(route.query) as fc.Arbitrary<Record<string, string>>,
          fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(route.query.shape)), text), text),
        );
        await fc.assert(
          fc.asyncProperty(queries, (query) =>
            check(resource, route, query, () =>
              ada.send(route, { params, query, body: sampleBody(route, itemsOfAda) }),
            ),
          ),
          { numRuns: runs(route) },
        );
      });
    });

    describe('for an unknown route', () => {
      test.each([
        ['GET', '/nope', 404],
        ['GET', '/habits/', 404],
        ['GET', '/habits/a/b', 404],
        ['PUT', '/habits', 405],
        ['DELETE', '/habits', 405],
        ['PUT', `/habits/${nobodysId}`, 405],
        ['GET', `/habits/${nobodysId}/toggle`, 405],
        ['GET', '/auth/login', 405],
        ['POST', '/users/profile', 405],
      ] as const)('%s %s returns %i in the envelope', async (method, path, status) => {
        const response = await ada.send({ method, path });
        expect(problemOf(response).status).toBe(status);
        if (status === 405) expect(response.headers.get('allow')).toMatch(/^[A-Z, ]+$/);
      });
    });

    test('every written item is in a partition of a known kind', async () => {
      const known =
        /^((USER|TOKENS)#[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|(PASSWORD|RESET)#[\w-]{43}|ENDPOINT#[\da-f]{64}|DUE#\d\d)$/;
      const partitions = (await everything()).map(({ pk }) => String(pk));
      expect([...new Set(partitions)].filter((pk) => !known.test(pk))).toEqual([]);
    });
  });
};
