import { describe, expect, test, vi } from 'vitest';
import { type FieldError, maxBodyBytes } from '#shared/calls/errors.ts';
import { idPattern } from '#shared/calls/fields.ts';
import { idOn } from '#shared/core/ids.ts';
import { utcHeaders } from '../../../testing/functions/calls.ts';
import { invoke, type Request } from '../../../testing/functions/invoke.ts';
import { aNote, noteId, serveNotes } from '../../../testing/functions/notes.ts';
import { freshTable } from '../../../testing/functions/table.ts';
import { accessToken } from '../../../testing/functions/tokens.ts';

const token = accessToken();
const utc = utcHeaders;

freshTable();

/** Calls `POST /api/notes`. Returns the response and the arguments of the handler. */
const add = async (request: Request) => {
  const handler = vi.fn(async () => ({ data: aNote }));
  const response = await invoke(serveNotes({ add: handler }), 'POST /api/notes', {
    token,
    ...request,
    headers: { ...utc, ...request.headers },
  });
  return { ...response, call: (handler.mock.calls as unknown[][])[0]?.[0] };
};

const base64 = (text: string) => Buffer.from(text).toString('base64');
/** Returns JSON of exactly this many bytes, with a text of two-byte characters. */
const jsonOfBytes = (bytes: number) => {
  const frame = '{"text":""}'.length;
  const odd = (bytes - frame) % 2;
  return `{"text":"${'é'.repeat((bytes - frame - odd) / 2)}${'e'.repeat(odd)}"}`;
};

describe('body', () => {
  test.each<[string, unknown, (Pick<FieldError, 'field' | 'message'> & Partial<FieldError>)[]]>([
    [
      'an unknown field',
      { text: 'a', colour: 'red' },
      [
        {
          field: 'colour',
          message: 'Unknown field: colour',
          reason: 'unknownField',
          params: { name: 'colour' },
        },
      ],
    ],
    [
      'an unknown field inside',
      { text: 'a', place: { city: 'Ulm', zip: 1 } },
      [{ field: 'place.zip', message: 'Unknown field: zip' }],
    ],
    ['a missing field', {}, [{ field: 'text', message: 'Note is required' }]],
    ['null', { text: null }, [{ field: 'text', message: 'Note is required' }]],
    ['another type', { text: 7 }, [{ field: 'text', message: 'Note must be text' }]],
    [
      'a value that no form sends',
      { text: 'a', place: { city: 7 } },
      [
        {
          field: 'place.city',
          message: 'Invalid input: expected string, received number',
          reason: 'other',
          params: { english: 'Invalid input: expected string, received number' },
        },
      ],
    ],
    [
      'two faults',
      { size: 9 },
      [
        {
          field: 'text',
          message: 'Note is required',
          reason: 'required',
          params: { label: 'Note' },
        },
        {
          field: 'size',
          message: 'Priority must be a whole number from 1 to 5',
          reason: 'wholeNumber',
          params: { label: 'Priority', min: 1, max: 5 },
        },
      ],
    ],
  ])('%s is 400, and the error names it', async (_, body, errors) => {
    const response = await add({ body });
    expect(response).toMatchObject({ status: 400, call: undefined });
    const { field: _field, ...first } = errors[0] ?? {};
    expect(response.body).toMatchObject({ code: 'invalid', ...first, errors });
    expect(response.body.errors).toHaveLength(errors.length);
  });

  test('the error lists ten of many problems, and its message counts all but the first', async () => {
    const name = (n: number) => `${n} ${'x'.repeat(200)}`;
    const fields = Array.from({ length: 300 }, (_, n) => [name(n), n]);
    const { status, body } = await add({ body: { text: 'a', ...Object.fromEntries(fields) } });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(10);
    expect(body.errors[0]).toEqual({
      field: name(0).slice(0, 100),
      message: `Unknown field: ${name(0).slice(0, 100)}`,
      reason: 'unknownField',
      params: { name: name(0).slice(0, 100) },
    });
    expect(body.message).toMatch(/^Unknown field: 0 x+ \(and 299 more\)$/);
    expect(JSON.stringify(body).length).toBeLessThan(5_000);
  });

  test('__proto__ is an unknown field like any other', async () => {
    const response = await add({ rawBody: '{"text":"a","__proto__":{"size":1}}' });
    expect(response.body.errors).toMatchObject([
      { field: '__proto__', message: 'Unknown field: __proto__' },
    ]);
  });

  test.each<[string, Request, number, string]>([
    ['no JSON', { rawBody: '{"text":' }, 400, 'invalid'],
    ['only blanks', { rawBody: ' ' }, 400, 'invalid'],
    ['an array', { body: [] }, 400, 'invalid'],
    ['null', { rawBody: 'null' }, 400, 'invalid'],
    ['a string', { body: 'text' }, 400, 'invalid'],
    ['a form', form('application/x-www-form-urlencoded'), 415, 'unsupported_media_type'],
    ['text', form('text/plain'), 415, 'unsupported_media_type'],
    ['a look-alike type', form('application/jsonp'), 415, 'unsupported_media_type'],
    ['no content type', form(''), 415, 'unsupported_media_type'],
    ['too many bytes', { rawBody: jsonOfBytes(maxBodyBytes + 1) }, 413, 'too_large'],
    [
      'too many bytes in base64',
      { rawBody: base64(jsonOfBytes(maxBodyBytes + 1)), isBase64Encoded: true },
      413,
      'too_large',
    ],
  ])('a body with %s is refused', async (_, request, status, code) => {
    expect(await add(request)).toMatchObject({ status, body: { code }, call: undefined });
  });

  test.each<[string, Request]>([
    ['JSON', { body: { text: ' a ' } }],
    ['JSON with a charset', form('Application/JSON; charset=utf-8', '{"text":"a"}')],
    ['JSON in base64', { rawBody: base64('{"text":"a"}'), isBase64Encoded: true }],
  ])('%s is read and trimmed', async (_, request) => {
    expect(await add(request)).toMatchObject({ status: 201, call: { body: { text: 'a' } } });
  });

  const noBodies: [string, Request][] = [
    ['no body', {}],
    ['an empty body', { rawBody: '' }],
    ['an empty body of another type', form('text/plain', '')],
    ['an empty body without a type', form('', '')],
  ];

  test.each(noBodies)(
    '%s counts as {}, so the response names the missing field',
    async (_, request) => {
      expect(await add(request)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'text', message: 'Note is required' }] },
        call: undefined,
      });
    },
  );

  test.each(noBodies)('%s is accepted where nothing is required', async (_, request) => {
    const mark = vi.fn(async () => ({ data: aNote }));
    const response = await invoke(serveNotes({ mark }), 'PATCH /api/notes/{id}/mark', {
      token,
      params: { id: noteId },
      ...request,
      headers: { ...utc, ...request.headers },
    });
    expect(response.status).toBe(200);
    expect(mark).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: {} }));
  });

  test.each([
    ['as text', (json: string) => ({ rawBody: json })],
    ['in base64', (json: string) => ({ rawBody: base64(json), isBase64Encoded: true })],
  ])('100 KB %s are read, because decoded bytes are counted', async (_, send) => {
    expect(await add(send(jsonOfBytes(maxBodyBytes)))).toMatchObject({ status: 201 });
  });

  test.each([
    ['GET', 'GET /api/notes', ''],
    ['POST without a body in its contract', 'POST /api/auth/visit', '{'],
  ])('%s is accepted with a JSON content type', async (_, routeKey, rawBody) => {
    const headers = { ...utc, 'content-type': 'application/json' };
    expect(await invoke(serveNotes(), routeKey, { token, headers, rawBody })).toMatchObject({
      status: 200,
    });
  });
});

function form(contentType: string, rawBody = 'text=a'): Request {
  return { rawBody, headers: { 'content-type': contentType } };
}

describe('query', () => {
  test('reaches the handler parsed', async () => {
    const list = vi.fn(async () => ({ data: [] }));
    const query = { from: '2026-02-28' };
    await invoke(serveNotes({ list }), 'GET /api/notes', { token, headers: utc, query });
    expect(list).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ query }));
  });

  test.each([
    [{ from: '2026-02-30' }, 'from', 'from must be a day that exists, as YYYY-MM-DD'],
    [{ from: '2026-01-01,2026-01-02' }, 'from', 'from must be a day that exists, as YYYY-MM-DD'],
    [{ form: '2026-01-01' }, 'form', 'Unknown field: form'],
  ])('%o is 400, and the error names it', async (query, field, message) => {
    const response = await invoke(serveNotes(), 'GET /api/notes', { token, headers: utc, query });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid', message, errors: [{ field, message }] });
  });
});

describe('id', () => {
  const read = (id: string) =>
    invoke(serveNotes(), 'GET /api/notes/{id}', { token, headers: utc, params: { id } });

  test('a ULID is passed on', async () => {
    expect(await read(noteId)).toMatchObject({ status: 200 });
  });

  test.each(['1', noteId.toLowerCase(), `${noteId}0`, `${noteId}#`, '../COUNTS', ''])(
    'an invalid id is 404: %j',
    async (id) => {
      expect(await read(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );
});

describe('the id of a new item', () => {
  const id = idOn(undefined);
  const newIdOf = async (request: Request) => {
    const { call } = await add(request);
    return (call as { newId: { id: string; request: string | undefined } }).newId;
  };

  test('is new unless the client chose it', async () => {
    const [one, other] = [
      await newIdOf({ body: { text: 'a' } }),
      await newIdOf({ body: { text: 'a' } }),
    ];
    expect(one).toEqual({ id: expect.stringMatching(idPattern), request: undefined });
    expect(one.id).not.toBe(other.id);
  });

  test('is set only for calls that create an item', async () => {
    const list = vi.fn(async () => ({ data: [] }));
    await invoke(serveNotes({ list }), 'GET /api/notes', { token, headers: utc });
    const [[call]] = list.mock.calls as unknown as [[Record<string, unknown>]];
    expect(call.newId).toBeUndefined();
  });

  test('has the same fingerprint for the same request, however it is written', async () => {
    const one = await newIdOf({ body: { text: 'a', size: 2, _id: id } });
    const other = await newIdOf({ rawBody: `{ "_id": "${id}", "size": 2, "text": " a " }` });
    expect(one).toEqual({ id, request: expect.stringMatching(/^[\w-]{12}$/) });
    expect(other).toEqual(one);
  });

  test('has another fingerprint for another body', async () => {
    const [one, other] = [
      await newIdOf({ body: { text: 'a', _id: id } }),
      await newIdOf({ body: { text: 'b', _id: id } }),
    ];
    expect(one.request).not.toBe(other.request);
  });

  test('may be at most two days in the future, because of time zones and wrong clocks', async () => {
    const hour = 60 * 60 * 1_000;
    const ahead = (hours: number) => idOn(undefined, new Date(Date.now() + hours * hour));
    expect((await add({ body: { text: 'a', _id: ahead(47) } })).status).toBe(201);
    for (const _id of [ahead(49), '7ZZZZZZZZZ0000000000000000', 'ZZZZZZZZZZ0000000000000000']) {
      expect(await add({ body: { text: 'a', _id } })).toMatchObject({
        status: 400,
        body: { code: 'invalid', errors: [{ field: '_id' }] },
      });
    }
  });
});
