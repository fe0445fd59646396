import { createECDH } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { vapidKeysOf } from './vapidKeys.ts';

const secret = 'k'.repeat(40);

describe('the key pair of a secret', () => {
  test('is always the same: another pair would end every subscription', () => {
    expect(vapidKeysOf(secret)).toEqual({
      publicKey:
        'BLYC9lAxOM3ge_ieJDBNzRNumiwjpCFrzmUHRwUKrXzuX4h4ExpfXODTDTVkRQlg9ofqVlsC4qG8Ep3rwR0lCgg',
      privateKey: 'tXqusMw5K5HT_QsO1MfdwTjhf4FMQNt6N8KLXYqlmQ4',
    });
  });

  test('belongs together, and is of the length that browsers and push services read', () => {
    const { publicKey, privateKey } = vapidKeysOf(crypto.randomUUID());
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
  });

  test('differs for another secret', () => {
    expect(vapidKeysOf('l'.repeat(40)).publicKey).not.toBe(vapidKeysOf(secret).publicKey);
  });
});
