import {
  createHmac,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign as signBytes,
} from 'node:crypto';

/** Looks like Cognito's subs: the variant bits (`d2b7`) don't conform to RFC 9562. */
export const userId = 'c4a8f4b8-30d1-7055-d2b7-0a1b2c3d4e5f';
export const issuer = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Sample';
export const clientId = 'sample-client';

const keyId = 'key-1';
const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const keys = makeKeys();

/** The issuer's keys, as the value of TOKEN_JWKS. */
export const jwks = (): string => {
  const key: JsonWebKey = keys.publicKey.export({ format: 'jwk' });
  return JSON.stringify({ keys: [{ ...key, kid: keyId, alg: 'RS256', use: 'sig' }] });
};

type Claims = Readonly<Record<string, unknown>>;

const encoded = (part: Claims) => Buffer.from(JSON.stringify(part)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1_000);

const signed = (header: Claims, claims: Claims, signature: (text: string) => string): string => {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${signature(text)}`;
};

const rs256 = (key: KeyObject) => (text: string) =>
  signBytes('sha256', Buffer.from(text), key).toString('base64url');

const common = (): Claims => ({
  sub: userId,
  iss: issuer,
  iat: seconds(),
  exp: seconds() + 3_600,
  auth_time: seconds(),
});

const accessClaims = (): Claims => ({
  ...common(),
  token_use: 'access',
  client_id: clientId,
});

/** A valid access token of the test's user, with the given claims replaced. An undefined claim is removed. */
export const accessToken = (claims: Claims = {}, header: Claims = {}): string =>
  signed(
    { alg: 'RS256', kid: keyId, ...header },
    { ...accessClaims(), ...claims },
    rs256(keys.privateKey),
  );

/** The id token that Cognito returns with the access token. */
export const idToken = (claims: Claims = {}): string =>
  signed(
    { alg: 'RS256', kid: keyId },
    {
      ...common(),
      token_use: 'id',
      aud: clientId,
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      ...claims,
    },
    rs256(keys.privateKey),
  );

export const forged = {
  unsigned: () => signed({ alg: 'none', kid: keyId }, accessClaims(), () => ''),
  byAnotherKey: () =>
    signed({ alg: 'RS256', kid: keyId }, accessClaims(), rs256(makeKeys().privateKey)),
  byPublicKeyAsSecret: () => {
    const secret = keys.publicKey.export({ format: 'pem', type: 'spki' });
    return signed({ alg: 'HS256', kid: keyId }, accessClaims(), (text) =>
      createHmac('sha256', secret).update(text).digest('base64url'),
    );
  },
  tampered: () => {
    const [header, , signature] = accessToken().split('.');
    return `${header}.${encoded({ ...accessClaims(), sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`;
  },
};
