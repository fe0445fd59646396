import { createECDH, hkdfSync } from 'node:crypto';

/**
 * Push services recognise Cairn by this key pair (RFC 8292), in base64url. The public key has 65 bytes, uncompressed.
 */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** The order of P-256's group. A private key is at least 1 and below the order (SEC 2, 2.4.2). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** 48 bytes are 16 more than a key has, so that the remainder is nearly uniform (FIPS 186-5, A.2.1). */
const bytes = 48;

/**
 * Derives a key pair from a secret. The same secret always gives the same pair. CloudFormation can generate a
 * random string once, but no key pair. So the pair is derived from the string and need not be stored.
 */
export const vapidKeysOf = (secret: string): VapidKeys => {
  const random = Buffer.from(hkdfSync('sha256', secret, '', 'cairn vapid', bytes));
  const key = (BigInt(`0x${random.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(key.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
};
