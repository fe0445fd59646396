import './quiet.ts';
import { Agent, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { errorSchema, errorStatus } from '#shared/calls/errors.ts';
import { apiBase } from '#shared/calls/route.ts';
import { openApi } from '#shared/openapi.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { arbitrary, type Schema } from '#testing/live/arbitrary.ts';
import { everything } from '#testing/live/items.ts';
import { type Person, registerPerson } from '#testing/live/people.ts';
import { makeItems, nobodysId } from '#testing/live/routes.ts';

/** `node run.mjs bench/fuzz.ts <requests> <seed>` */
const [count = 100_000, seed = 42] = process.argv.slice(2).map(Number);
const atOnce = 16;
/** One batch in this many contains only hostile requests. The table is compared before and after that batch. */
const sampleEvery = 40;
/**
 * After this many requests two new people replace the old ones. A full account would refuse every create, and its
 * lists are slow.
 */
const requestsPerSender = 2_000;

const parameter = z.object({ name: z.string(), in: z.string(), schema: z.unknown() });
const operation = z.object({
  parameters: z.array(parameter),
  requestBody: z.optional(
    z.object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) }),
  ),
  responses: z.record(z.string(), z.unknown()),
});
const document = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(JSON.parse(JSON.stringify(openApi())));

type Operation = z.output<typeof operation> & { readonly method: string; readonly path: string };
type Sent = {
  readonly operation: Operation;
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
};
type CallResponse = { readonly status: number; readonly text: string };

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ ...one, method: method.toUpperCase(), path })),
);
/** These calls are sent rarely, because checking a password is expensive and attempts are limited. */
const isExpensive = ({ path }: Operation) => /^\/(auth|users)\//.test(path);

const cairn = await startCairn();
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const exchange = (one: Sent): Promise<CallResponse> =>
  new Promise((resolve, reject) => {
    const { method, path, body } = one;
    // Node sets no content-length for a GET. Without it, the body would be parsed as the next request.
    const headers = { ...one.headers, ...(body && { 'content-length': body.length }) };
    const sent = request(`${cairn.url}${apiBase}`, { method, path, headers, agent }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => {
          text += part;
        })
        .on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The server closed the idle connection just as it was reused.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(exchange(one));
      else reject(new Error(`${one.kind}: ${method} ${path.slice(0, 100)}`, { cause: error }));
    });
    sent.end(body);
  });

const nested = '['.repeat(20_000) + ']'.repeat(20_000);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const kidOf = z.object({ kid: z.string() });

const forgedOf = (ada: Person, bob: Person): string[] => {
  const [head = '', payload = '', signature = ''] = ada.token.split('.');
  const { kid } = kidOf.parse(JSON.parse(`${Buffer.from(head, 'base64url')}`));
  return [
    'x',
    `${part({ alg: 'none', kid })}.${payload}.`,
    `${part({ alg: 'HS256', kid })}.${payload}.${signature}`,
    `${head}.${part({ sub: bob.user._id })}.${signature}`,
    `${head}.${payload}.${signature.slice(0, -4)}`,
    `${part({ alg: 'RS256', kid: '../../etc/passwd' })}.${payload}.${signature}`,
  ];
};

/** A sender with one item of each kind. Also has tokens and ids that the API must refuse to this sender. */
const newPerson = async () => {
  const [ada, bob] = await Promise.all([registerPerson(cairn), registerPerson(cairn)]);
  const [own, foreign] = [await makeItems(ada), await makeItems(bob)];
  return {
    token: `Bearer ${ada.token}`,
    own,
    badTokens: forgedOf(ada, bob),
    badIds: [nobodysId, ...foreign.values(), '..', '%00', '%ff', 'x', '__proto__', 'SKILL%23'],
  };
};
let sender = await newPerson();

const badBodies = [
  '{"name":',
  '[]',
  'null',
  '"name"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  nested,
  `{"name":${nested}}`,
  '{"name":"\\ud800"}',
  '{"name":"\\u0000"}',
  '{"name":"\u200b"}',
  '{"name":"a","name":1e400}',
  '{"hours":1e308,"duration":-1e-308,"targetDays":9007199254740993}',
  `{"name":"${'x'.repeat(110_000)}"}`,
  `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
].map((text) => Buffer.from(text));
const notUtf8 = [
  Buffer.from([0x7b, 0x22, 0x6e, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.concat([
    Buffer.from('{"name":"'),
    Buffer.from([0xf0, 0x9f, 0x98]),
    Buffer.from('","frequency":"daily"}'),
  ]),
];
const badTypes = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const idFor = ({ path }: Operation, items: ReadonlyMap<string, string>): string =>
  items.get(path.split('/')[1] ?? '') ?? nobodysId;

const today = new Date().toISOString().slice(0, 10);
const days: Readonly<Record<string, string>> = {
  date: today,
  from: today,
  year: today.slice(0, 4),
};

/** Fills in ids unescaped, unlike `urlOf`, because some of them are escapes that no honest client sends. */
const pathOf = (one: Operation, id: string, query: Readonly<Record<string, string>>): string => {
  const filled = one.path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'id' ? id : (days[name] ?? nobodysId),
  );
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  return `${apiBase}${filled}${search}`;
};

const json = { 'content-type': 'application/json' };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');

/** A request as the document describes it. Most such requests are accepted. */
const described = (one: Operation): fc.Arbitrary<Sent> => {
  const schema = one.requestBody?.content['application/json'].schema as Schema | undefined;
  const inQuery = one.parameters.filter((parameter) => parameter.in === 'query');
  const query = fc.record(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, arbitrary(schema as Schema)])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, string>>;
  const references = (value: unknown) =>
    typeof value === 'object' && value !== null && 'skill' in value
      ? { ...value, skill: sender.own.get('skills') }
      : value;
  return fc
    .tuple(query, schema ? arbitrary(schema) : fc.constant(undefined))
    .map(([asked, value]) => ({
      operation: one,
      kind: 'as described',
      method: one.method,
      // Deletions use an unknown id, so that some items remain for writes.
      path: pathOf(one, one.method === 'DELETE' ? nobodysId : idFor(one, sender.own), asked),
      headers: { authorization: sender.token, ...(schema && json) },
      body: schema && encoded(references(value)),
    }));
};

/** A valid request with one change that no honest client makes. */
const hostile = (one: Operation): fc.Arbitrary<Sent> =>
  described(one).chain((sent) => {
    const { headers, body } = sent;
    const twist = <T>(kind: string, values: readonly T[], change: (value: T) => Partial<Sent>) =>
      fc.constantFrom(...values).map((value): Sent => ({ ...sent, kind, ...change(value) }));
    const id = (value: string) => ({ path: pathOf(one, value, {}) });
    const withBody = (value: Buffer) => ({ body: value, headers: { ...headers, ...json } });
    return fc.oneof(
      twist('an invalid body', badBodies, withBody),
      twist('invalid UTF-8', notUtf8, withBody),
      twist('a field of any type', [null, [], {}, 1e308, -1, 'x\0y', true], (value) => {
        const fields = body && !Buffer.from('[]').equals(body) ? JSON.parse(`${body}`) : {};
        const names = Object.keys(fields ?? {});
        return withBody(encoded({ ...fields, [names[0] ?? 'x']: value, extra: value }));
      }),
      twist('a foreign or broken id', sender.badIds, id),
      twist('a forged token', sender.badTokens, (token) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
      })),
      twist('no token', ['', 'Basic x'], (authorization) => ({
        headers: { ...headers, authorization },
      })),
      twist('another method', methods, (method) => ({ method })),
      twist('another content type', badTypes, (type) => ({
        headers: { ...headers, 'content-type': type },
      })),
      // All four headers together stay below the 10,240 bytes of headers that API Gateway allows.
      twist('odd headers', ['x'.repeat(2_000), '../..', 'Etc/Nowhere', '1970-01-01'], (value) => ({
        headers: {
          ...headers,
          'x-time-zone': value,
          'x-today': value,
          'x-day-starts-at': value,
          'x-week-starts-on': value,
        },
      })),
      twist('another query', ['from=2026-13-99', 'from[]=1', '__proto__=1', 'x=%ff'], (query) => ({
        path: `${sent.path.split('?')[0]}?${query}`,
      })),
    );
  });

type Row = { requests: number; ok: number; refused: number; failed: number; undeclared: number };
const rows = new Map<string, Row>();
const wrong: string[] = [];

/** The statuses declared for the method on this path; 404 and 405 are always allowed. */
const declared = ({ operation, method }: Sent): readonly string[] => {
  const responses = document.paths[operation.path]?.[method.toLowerCase()]?.responses ?? {};
  return [...Object.keys(responses), '404', '405'];
};

const errorOf = z.pipe(
  z.transform((text: string, { issues }): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      issues.push({ code: 'custom', message: 'No JSON', input: text });
      return z.NEVER;
    }
  }),
  errorSchema,
);

const isDeclared = (sent: Sent, { status, text }: CallResponse): boolean => {
  if (!declared(sent).includes(String(status))) return false;
  if (status < 300) return true;
  const { data } = errorOf.safeParse(text);
  return data !== undefined && errorStatus[data.code] === status;
};

const note = (sent: Sent, response: CallResponse): void => {
  const { operation, kind, method, path } = sent;
  const key = `${operation.method} ${operation.path}`;
  const row = rows.get(key) ?? { requests: 0, ok: 0, refused: 0, failed: 0, undeclared: 0 };
  rows.set(key, row);
  row.requests++;
  if (response.status < 300) row.ok++;
  else if (response.status < 500) row.refused++;
  else row.failed++;
  const undeclared = !isDeclared(sent, response);
  if (undeclared) row.undeclared++;
  if (response.status >= 500 || undeclared) {
    const said = `${response.status} ${response.text.slice(0, 200)}`;
    wrong.push(`${kind}: ${method} ${path.slice(0, 120)} answered ${said}`);
  }
};

const expensive = operations.filter(isExpensive);
const cheap = operations.filter((one) => !isExpensive(one));
const pick = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...expensive) },
  { weight: 99, arbitrary: fc.constantFrom(...cheap) },
);
const any = pick.chain((one) => fc.oneof(described(one), hostile(one)));

const sendAll = (batch: readonly Sent[]) =>
  Promise.all(
    batch.map(async (sent) => {
      const response = await exchange(sent);
      note(sent, response);
      return response;
    }),
  );

const mustBeRefused = [
  'an invalid body',
  'invalid UTF-8',
  'a foreign or broken id',
  'a forged token',
  'no token',
];
const writing = cheap.filter(({ method }) => method !== 'GET');

let unchanged = 0;
/** Sends a batch and checks that refused requests changed nothing. */
const sendAndCompare = async (batch: readonly Sent[]): Promise<void> => {
  const before = await everything();
  const received = await sendAll(batch);
  // An accepted request may have changed something, so this batch proves nothing about the refused ones.
  if (received.some(({ status }) => status < 300)) return;
  if (isDeepStrictEqual(await everything(), before)) {
    unchanged += batch.length;
  } else {
    wrong.push(`Refused requests changed something: ${batch.map(({ kind }) => kind).join(', ')}`);
  }
};

const start = performance.now();
for (let sent = 0; sent < count; sent += atOnce) {
  const number = sent / atOnce;
  if (sent % requestsPerSender < atOnce && sent > 0) sender = await newPerson();
  const isSample = number % sampleEvery === 0;
  const numRuns = Math.min(atOnce, count - sent);
  const batch = fc.sample(isSample ? fc.constantFrom(...writing).chain(hostile) : any, {
    numRuns,
    seed: seed + number,
  });
  if (!isSample) {
    await sendAll(batch);
    continue;
  }
  await sendAndCompare(batch.filter(({ kind }) => mustBeRefused.includes(kind)));
}
await cairn.stop();
agent.destroy();

console.table(Object.fromEntries(rows));
const total = (field: keyof Row) => [...rows.values()].reduce((sum, row) => sum + row[field], 0);
console.log(
  `${total('requests')} requests (seed ${seed}) in ${Math.round((performance.now() - start) / 1_000)} s: ` +
    `${total('ok')} 2xx, ${total('refused')} 4xx, ${total('failed')} 5xx, ${total('undeclared')} undeclared; ` +
    `${unchanged} refusals changed nothing.`,
);
for (const line of wrong.slice(0, 20)) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
