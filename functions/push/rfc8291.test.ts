import { createECDH } from 'node:crypto';
import { encryptNotification } from '@block65/webcrypto-web-push';
import ece from 'http_ece';
import { expect, test, vi } from 'vitest';

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  plaintext: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  browser: {
    publicKey:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  },
  server: {
    publicKey:
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;

test('the encryption yields the bytes of the RFC’s example, from its keys and salt', async () => {
  const { browser, server, auth, salt, plaintext, encrypted } = example;
  const point = Buffer.from(server.publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
  const { subtle } = crypto;
  const privateKey = await subtle.importKey(
    'jwk',
    { ...jwk, d: server.privateKey },
    algorithm,
    false,
    ['deriveBits'],
  );
  const publicKey = await subtle.importKey('jwk', jwk, algorithm, true, []);
  // The encryption's random values are fixed to those of the example.
  vi.spyOn(subtle, 'generateKey').mockResolvedValue({ privateKey, publicKey } as never);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    (into as Uint8Array).set(Buffer.from(salt, 'base64url'));
    return into;
  });
  const made = await encryptNotification(
    { endpoint: '', expirationTime: null, keys: { p256dh: browser.publicKey, auth } },
    Buffer.from(plaintext),
    { pad: false },
  );
  expect(Buffer.from(made).toString('base64url')).toBe(encrypted);
});

test('the tests’ push service decrypts the RFC’s example', () => {
  const privateKey = createECDH('prime256v1');
  privateKey.setPrivateKey(Buffer.from(example.browser.privateKey, 'base64url'));
  const text = ece.decrypt(Buffer.from(example.encrypted, 'base64url'), {
    version: 'aes128gcm',
    privateKey,
    authSecret: example.auth,
  });
  expect(text.toString()).toBe(example.plaintext);
});
