import { describe, expect, test } from 'vitest';
import type { Route } from './calls/route.ts';
import { isCreate } from './calls/routeErrors.ts';
import { contract } from './contract.ts';
import { openApi } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON documents have no static type
const { paths, components } = JSON.parse(JSON.stringify(openApi())) as any;

const operationOf = ({ method, path }: Route) => paths[path][method.toLowerCase()];
const statusesOf = (route: Route) => Object.keys(operationOf(route).responses).map(Number);
const fieldsOf = (route: Route) =>
  operationOf(route).requestBody.content['application/json'].schema.properties;

const allowedFor = ({ security }: { security: Record<string, string[]>[] }): string =>
  security
    .map((one) => Object.entries(one).map(([name, scopes]) => scopes[0] ?? name)[0] ?? 'anyone')
    .join(' or ') || 'anyone';

test('docs/calls.txt lists each call with who may make it and its statuses', async () => {
  const lines = Object.values(contract)
    .flatMap((routes): Route[] => Object.values(routes))
    .map((route) => {
      const call = `${route.method.padEnd(6)} ${route.path}`;
      return `${call}  [${allowedFor(operationOf(route))}]  ${statusesOf(route).join(' ')}`;
    });
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('../docs/calls.txt');
});

describe('the statuses', () => {
  test.each<[string, Route, number[]]>([
    ['a list', contract.skills.list, [200, 400, 401, 403, 429, 500, 503]],
    ['stats', contract.skills.stats, [200, 401, 403, 429, 500, 503]],
    ['one item', contract.skills.get, [200, 401, 403, 404, 429, 500, 503]],
    ['a new item', contract.skills.create, [201, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503]],
    ['a change', contract.skills.update, [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503]],
    ['a registration', contract.auth.register, [201, 400, 403, 409, 413, 415, 429, 500, 503]],
    ['a login', contract.auth.login, [200, 400, 401, 403, 413, 415, 429, 500, 503]],
    ['the renewal of a session', contract.auth.refresh, [200, 401, 403, 429, 500, 503]],
    [
      'what only our own pages may call',
      contract.auth.logout,
      [200, 400, 403, 413, 415, 429, 500, 503],
    ],
  ])('of %s are all documented', (_, route, statuses) => {
    expect(statusesOf(route)).toEqual(statuses);
  });

  test('have a response each, with only the codes of that status', () => {
    const codes = (status: number) =>
      components.responses[status].content['application/json'].schema.properties.code.enum;
    expect(codes(404)).toEqual(['not_found']);
    expect(codes(409)).toEqual(['conflict', 'limit']);
    const refused = Object.values(contract)
      .flatMap((routes): Route[] => Object.values(routes))
      .flatMap(statusesOf)
      .filter((status) => status >= 400);
    expect(Object.keys(components.responses)).toEqual(
      expect.arrayContaining([...new Set(refused)].map(String)),
    );
  });
});

describe('the document of a request', () => {
  test.each<[string, Route, boolean]>([
    ['needs', contract.skills.create, true],
    ['may go without', contract.skills.update, false],
    ['may go without', contract.projects.toggleGoal, false],
  ])('%s its body', (_, route, required) => {
    expect(operationOf(route).requestBody.required).toBe(required);
  });

  test.each<[string, unknown, object]>([
    ['days from 1970 on', fieldsOf(contract.skills.logHours).date, { format: 'date' }],
    ['an address', fieldsOf(contract.auth.login).email, { format: 'email' }],
    [
      'an id',
      fieldsOf(contract.assessments.create).skill,
      { pattern: expect.stringMatching(/26/) },
    ],
    ['a colour', fieldsOf(contract.skills.create).color, { pattern: '^#[0-9A-Fa-f]{6}$' }],
    ['a short list', fieldsOf(contract.resources.create).tags, { maxItems: 30 }],
  ])('documents %s', (_, field, told) => {
    expect(field).toMatchObject(told);
  });

  test.each([
    ['Read a book', true, true],
    ['two\nlines\tand a tab', true, true],
    ['', true, false],
    [' \n', true, false],
    ['a bell \x07', false, false],
    ['\x85', false, false],
    ['\ufffd', false, false],
  ])('its patterns of text and of names accept %j: %s, %s', (value, isText, isName) => {
    const { name, description } = fieldsOf(contract.skills.create);
    expect(new RegExp(description.pattern).test(value)).toBe(isText);
    expect(new RegExp(name.pattern).test(value)).toBe(isName);
  });

  test.each([
    ['1969-12-31', false],
    ['0020-02-29', false],
    ['1970-01-01', true],
    ['1999-12-31', true],
    ['2000-01-01', true],
    ['9999-12-31', true],
  ])('accepts the day %s: %s', (day, may) => {
    expect(new RegExp(fieldsOf(contract.skills.logHours).date.pattern).test(day)).toBe(may);
  });

  test('has an id to choose if and only if it creates an item or adds to a day', () => {
    const all = Object.values(contract).flatMap((routes): Route[] => Object.values(routes));
    const choosing = all.filter((route) => route.body && '_id' in fieldsOf(route));
    const adds = (route: Route) => route === contract.habits.setDay;
    expect(choosing).toEqual(all.filter((route) => isCreate(route) || adds(route)));
    expect(choosing).toContain(contract.projects.addGoal);
    expect(choosing).not.toContain(contract.auth.register);
  });
});

test.each<[string, Route, object[]]>([
  [
    'a session or a token that may read',
    contract.habits.list,
    [{ accessToken: [] }, { ownToken: ['habits:read'] }],
  ],
  [
    'a session or a token that may write',
    contract.habits.setDay,
    [{ accessToken: [] }, { ownToken: ['habits:write'] }],
  ],
  [
    'a session or a token that may write in an area that the path does not name',
    contract.users.setVacation,
    [{ accessToken: [] }, { ownToken: ['habits:write'] }],
  ],
  ['a session alone', contract.users.createToken, [{ accessToken: [] }]],
  ['nothing', contract.auth.login, []],
])('%s allows its calls', (_, route, security) => {
  expect(operationOf(route).security).toEqual(security);
});
