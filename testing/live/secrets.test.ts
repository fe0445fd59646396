import { describe, expect, test } from 'vitest';
import { noteSecrets, secretsIn } from './secrets.ts';

noteSecrets(
  {
    body: { email: 'ada@example.com', password: 'the "pass"\n', code: '123456' },
    headers: { authorization: 'Bearer header.payload.signature', cookie: 'refresh=cookie-value' },
  },
  { body: { token: 'new.access.token' }, cookies: ['refresh=set-cookie-1; Path=/'] },
);

describe('secrets in a log', () => {
  test.each([
    ['said the "pass"\n loudly', 'the "pass"\n'],
    ['{"body":"the \\"pass\\"\\n"}', 'the "pass"\n'],
    ['code 123456.', '123456'],
    ['Bearer header.payload.signature', 'header.payload.signature'],
    ['refresh=cookie-value;', 'cookie-value'],
    ['"new.access.token"', 'new.access.token'],
    ['=set-cookie-1', 'set-cookie-1'],
  ])('%j contains %j', (text, secret) => {
    expect(secretsIn(text)).toEqual([secret]);
  });

  test.each(['ada@example.com', 'latency 91234567', 'id abc123456', ''])(
    '%j contains none',
    (text) => {
      expect(secretsIn(text)).toEqual([]);
    },
  );
});
