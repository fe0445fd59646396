import { createHash } from 'node:crypto';

/** Cognito accepts at most this many characters. */
const maxCharacters = 256;
const unwelcome = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/**
 * Returns a person's password in the form that is sent to Cognito. Our passwords may have any characters, but Cognito
 * refuses some of them, for example those with line breaks, or with white space at either end. Such a password is
 * sent as its hash. Any other password is sent unchanged.
 */
export const passwordForPool = (password: string): string => {
  const fits =
    password.length > 1 && password.length <= maxCharacters && password.trim() === password;
  if (fits && !unwelcome.test(password)) return password;
  return `sha256:${createHash('sha256').update(Buffer.from(password, 'utf16le')).digest('base64url')}`;
};
