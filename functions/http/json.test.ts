import { describe, expect, test } from 'vitest';
import { utcHeaders } from '../../testing/functions/calls.ts';
import { invoke } from '../../testing/functions/invoke.ts';
import { serveNotes } from '../../testing/functions/notes.ts';
import { accessToken } from '../../testing/functions/tokens.ts';
import { compressFrom } from './json.ts';

const frame = Buffer.byteLength(JSON.stringify({ data: [{ text: '', size: 1 }] }));

/** Returns a response whose body has this many bytes before compression. */
const responseOf = (bytes: number, accepted: string) => {
  const text = 'a'.repeat(bytes - frame);
  return invoke(
    serveNotes({ list: async () => ({ data: [{ text, size: 1 }] }) }),
    'GET /api/notes',
    {
      token: accessToken(),
      headers: { ...utcHeaders, 'accept-encoding': accepted },
    },
  );
};

describe('compression', () => {
  test.each<[number, string, boolean]>([
    [compressFrom, 'gzip', true],
    [compressFrom, 'deflate, gzip;q=0.5, br', true],
    [compressFrom, 'br;q=0, gzip', true],
    [compressFrom - 1, 'gzip', false],
    [compressFrom, '', false],
    [compressFrom, 'br, deflate', false],
    [compressFrom, 'gzip;q=0', false],
    [compressFrom, 'gzip; q=0.0, br', false],
  ])(
    'a response of %i bytes to a caller that accepts %j is compressed: %s',
    async (bytes, accepted, compressed) => {
      const response = await responseOf(bytes, accepted);
      expect(response.headers['content-encoding']).toBe(compressed ? 'gzip' : undefined);
      expect(response.headers.vary).toBe(compressed ? 'accept-encoding' : undefined);
      expect(response.raw.length < bytes).toBe(compressed);
      expect(response.body.data[0].text).toHaveLength(bytes - frame);
    },
  );

  test('compresses a long error too', async () => {
    const long = 'x'.repeat(100);
    const body = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}${long}`, n]));
    const response = await invoke(serveNotes(), 'POST /api/notes', {
      token: accessToken(),
      headers: { ...utcHeaders, 'accept-encoding': 'gzip' },
      body,
    });
    expect(response).toMatchObject({ status: 400, headers: { 'content-encoding': 'gzip' } });
    expect(response.body.errors).toHaveLength(10);
  });
});
