import { sessionDays } from '#shared/auth/model.ts';
import { apiBase } from '#shared/core/route.ts';

/** A Set-Cookie line. */
export type Cookie = string;

const name = 'refresh';
const attributes = `Path=${apiBase}/auth; HttpOnly; Secure; SameSite=Strict`;

/** In seconds: as long as the refresh token in it. */
const lifetime = sessionDays * 24 * 60 * 60;

export const refreshCookie = (token: string): Cookie =>
  `${name}=${token}; Max-Age=${lifetime}; ${attributes}`;

export const clearedRefreshCookie: Cookie = `${name}=; Max-Age=0; ${attributes}`;

/**
 * The characters that Cognito accepts in a token, and never shorter than one is: its refresh tokens are encrypted,
 * with more than a thousand characters. Anything else is refused without a call to Cognito.
 */
const tokenShape = /^[A-Za-z0-9\-_=.]{64,8192}$/;

/** The refresh token among the cookies of a request (`name=value` each); undefined when the value can't be one. */
export const readRefreshToken = (cookies: readonly string[] | undefined): string | undefined => {
  const value = cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && tokenShape.test(value) ? value : undefined;
};
