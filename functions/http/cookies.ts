import { sessionDays } from '#shared/auth/model.ts';
import { apiBase } from '#shared/calls/route.ts';

/** A Set-Cookie line. */
export type Cookie = string;

const refresh = 'refresh';
const device = 'device';
const attributes = `Path=${apiBase}/auth; HttpOnly; Secure; SameSite=Strict`;

/** In seconds: the lifetime of a refresh token. */
const lifetime = sessionDays * 24 * 60 * 60;

export const refreshCookie = (token: string): Cookie =>
  `${refresh}=${token}; Max-Age=${lifetime}; ${attributes}`;

export const clearedRefreshCookie: Cookie = `${refresh}=; Max-Age=0; ${attributes}`;

/**
 * Distinguishes browsers at the same IP address, for the limits of attempts. The value is an id with its
 * signature. It gives no access.
 */
export const deviceCookie = (signed: string): Cookie =>
  `${device}=${signed}; Max-Age=${lifetime}; ${attributes}`;

/**
 * Allows the characters that Cognito accepts in a token. Every refresh token is longer than the minimum: it is
 * encrypted and has more than a thousand characters. Any other value is refused without a call to Cognito.
 */
const tokenShape = /^[A-Za-z0-9\-_=.]{64,8192}$/;

const deviceShape = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{22}$/;

/**
 * Returns the value of a cookie in a request, whose cookies have the form `name=value`. Undefined if the value does not
 * match `shape`.
 */
const read = (cookies: readonly string[] | undefined, name: string, shape: RegExp) => {
  const value = cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && shape.test(value) ? value : undefined;
};

export const readRefreshToken = (cookies: readonly string[] | undefined): string | undefined =>
  read(cookies, refresh, tokenShape);

/** The signature is not verified yet, see `visitOf`. */
export const readDevice = (cookies: readonly string[] | undefined): string | undefined =>
  read(cookies, device, deviceShape);
