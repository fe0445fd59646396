import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair by which push services know Cairn (RFC 8292), base64url. The public key is 65 bytes, uncompressed. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** The order of P-256's group: a private key is between 1 and one less (SEC 2, 2.4.2). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** 16 bytes more than a key has, so that the remainder is as good as uniform (FIPS 186-5, A.2.1). */
const bytes = 48;

/**
 * The key pair that belongs to a secret, always the same. CloudFormation can generate a random string once, but no key
 * pair, so the pair is derived from the string and nothing has to store it.
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
