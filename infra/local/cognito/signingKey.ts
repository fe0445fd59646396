import { createHash, createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

/** The user pool's public JSON web key, as listed in /.well-known/jwks.json. */
export type PublicJwk = { kty: 'RSA'; use: 'sig'; alg: 'RS256'; kid: string; n: string; e: string };

/** Creates a signing key: RSA with 2048 bits, as PKCS #8 in PEM. */
export async function newSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export function isSigningKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

export function publicJwk(signingKey: string): PublicJwk {
  const { n = '', e = '' } = createPublicKey(signingKey).export({ format: 'jwk' });
  const kid = createHash('sha256').update(n).digest('base64url');
  return { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e };
}
