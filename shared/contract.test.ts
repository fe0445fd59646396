import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areaNames } from './areas.ts';
import { areaOf } from './calls/areaOf.ts';
import { errorCodes, errorStatus } from './calls/errors.ts';
import { reasonOfIssue } from './calls/fieldReasons.ts';
import { type Route, routeKey } from './calls/route.ts';
import { contract } from './contract.ts';

type Named = readonly [name: string, route: Route];

const routes: Named[] = Object.entries(contract).flatMap(([resource, all]) =>
  Object.entries(all).map(([name, route]): Named => [`${resource}.${name}`, route]),
);
const withBody = routes.filter(([, { body }]) => body);

const parametersOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

const issues = (schema: z.ZodMiniType | undefined, input: unknown) =>
  schema?.safeParse(input).error?.issues ?? [];

test('every call has a unique key', () => {
  const keys = routes.map(([, route]) => routeKey(route));
  expect(new Set(keys).size).toBe(keys.length);
});

test('every call belongs to an area, or to the account', () => {
  const areas = new Set(routes.map(([, route]) => areaOf(route)));
  expect([...areas].sort()).toEqual([...areaNames, undefined].sort());
});

test('no two paths differ only in the names of their parameters', () => {
  const spelled = new Map<string, Set<string>>();
  for (const [, { path }] of routes) {
    const shape = path.replace(/\{\w+\}/g, '{}');
    spelled.set(shape, (spelled.get(shape) ?? new Set()).add(path));
  }
  expect([...spelled.values()].filter((paths) => paths.size > 1)).toEqual([]);
});

test('without signing in one can only register, log in, renew, log out, reset a password and unsubscribe', () => {
  const open = routes.filter(([, { access }]) => access === 'public').map(([name]) => name);
  expect(open).toEqual([
    'auth.register',
    'auth.login',
    'auth.refresh',
    'auth.logout',
    'auth.forgotPassword',
    'auth.resetPassword',
    'users.showUnsubscribe',
    'users.unsubscribe',
  ]);
});

describe.each(routes)('%s', (_, route) => {
  const { method, path, params, query, body, access, status, summary, reply } = route;

  test('declares its access and its purpose', () => {
    expect(['public', 'signed-in']).toContain(access);
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
  });

  test('has a path of lower-case words and parameters', () => {
    expect(path).toMatch(/^(\/([a-z]+(-[a-z]+)*|\{\w+\}))+$/);
  });

  test('declares exactly the parameters of its path', () => {
    expect(Object.keys(params?.shape ?? {})).toEqual(parametersOf(path));
    expect(params === undefined).toBe(parametersOf(path).length === 0);
  });

  test('has a body only if its method allows one', () => {
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
    if (method === 'PUT' || method === 'PATCH') expect(body).toBeDefined();
  });

  test('returns an object with data, and nothing undeclared', () => {
    expect(reply).toBeInstanceOf(z.ZodMiniObject);
    const { shape } = reply as z.ZodMiniObject;
    expect(Object.keys(shape)).toContain('data');
    const loose = (reply as z.ZodMiniObject)._zod.def.catchall;
    expect(loose).toBeUndefined();
  });

  test('returns 201 if and only if it creates, and 303 only for the link in a mail', () => {
    const creates =
      method === 'POST' &&
      /^\/(auth\/register|[a-z]+|[a-z]+\/\{id\}\/(log-hours|activities|time|parts|again|goals|learning-outcomes|challenges|reviews))$/.test(
        path,
      );
    const redirects = method === 'GET' && path === '/users/digest/unsubscribe';
    expect(status).toBe(creates ? 201 : redirects ? 303 : undefined);
  });

  test('refuses unknown query parameters and path parameters', () => {
    for (const schema of [params, query]) {
      if (!schema) continue;
      expect(issues(schema, { surprise: '1' })).toContainEqual(
        expect.objectContaining({ code: 'unrecognized_keys', keys: ['surprise'] }),
      );
    }
  });
});

describe.each(withBody)('the body of %s', (_, route) => {
  const { body } = route;
  const own = body && '_id' in body.shape ? [] : ['_id'];
  test.each([...own, 'surprise', 'userId', 'pk', 'constructor', '__proto__'])(
    'refuses the unknown field %s',
    (field) => {
      const input = JSON.parse(`{${JSON.stringify(field)}: 1}`);
      expect(issues(body, input)).toContainEqual(
        expect.objectContaining({ code: 'unrecognized_keys', keys: [field], path: [] }),
      );
    },
  );

  test.each([[[]], ['text'], [7], [true], [null], [undefined]])('refuses %j', (input) => {
    expect(issues(body, input)).toEqual([
      expect.objectContaining({ code: 'invalid_type', expected: 'object', path: [] }),
    ]);
  });

  test.each(Object.keys(body?.shape ?? {}))('has its own messages for the field %s', (field) => {
    for (const wrong of [null, { no: 'thing' }, [], Number.NaN]) {
      const found = issues(body, { [field]: wrong }).filter(({ path }) => path[0] === field);
      for (const issue of found) {
        expect(reasonOfIssue(issue).message).not.toMatch(/^(Invalid|Too (small|big)|Unrecognized)/);
      }
    }
    const [first] = issues(body, { [field]: { no: 'thing' } }).filter(
      ({ path }) => path[0] === field,
    );
    expect(first && reasonOfIssue(first).message).toMatch(/ (must be|is required)/);
  });
});

/** The optional texts of every PATCH of an item. Null clears them. */
const optionalTexts = routes
  .filter(([, { method, path }]) => method === 'PATCH' && /^\/\w+\/\{id\}$/.test(path))
  .flatMap(([name, { body }]) =>
    Object.entries(body?.shape ?? {})
      .filter(([, field]) => z.safeParse(field, null).success && isText(field as z.ZodMiniType))
      .map(([field]) => [name, field, body] as const),
  );

function isText(field: z.ZodMiniType): boolean {
  const { anyOf = [] } = z.toJSONSchema(field, { io: 'input' });
  return anyOf.some(
    (one) => typeof one === 'object' && one !== null && one.type === 'string' && !one.enum,
  );
}

test('every area with a PATCH has texts that can be cleared', () => {
  const areas = new Set(optionalTexts.map(([name]) => name.split('.')[0]));
  expect([...areas].sort()).toEqual([
    'assessments',
    'cards',
    'habits',
    'notes',
    'projects',
    'resources',
    'skills',
  ]);
});

test.each(optionalTexts)('%s: an empty %s clears it, as null does', (_, field, body) => {
  const cleared = body?.safeParse({ [field]: null });
  expect(cleared).toEqual({ success: true, data: { [field]: null } });
  for (const empty of ['', ' ', '\t\n']) {
    expect(body?.safeParse({ [field]: empty })).toEqual(cleared);
  }
});

test('every error code has a status of 400 or more', () => {
  expect(errorCodes).toEqual(Object.keys(errorStatus));
  for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400);
});
