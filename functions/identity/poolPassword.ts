import { createHash } from 'node:crypto';

/** Most characters that Cognito takes. */
const most = 256;
const unwelcome = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/**
 * A person's password as Cognito gets to know it. Ours may be of any characters, but Cognito refuses
 * white space at either end and line breaks: such a one goes there as its hash, every other as it is.
 */
export const passwordForPool = (password: string): string => {
  const fits = password.length > 1 && password.length <= most && password.trim() === password;
  if (fits && !unwelcome.test(password)) return password;
  return `sha256:${createHash('sha256').update(Buffer.from(password, 'utf16le')).digest('base64url')}`;
};
