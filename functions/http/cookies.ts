import { sessionDays } from '#shared/contract/auth.ts';
import { apiBase } from '#shared/contract/route.ts';

/** A Set-Cookie line. */
export type Cookie = string;

const name = 'refresh';
const attributes = `Path=${apiBase}/auth; HttpOnly; Secure; SameSite=Strict`;

/** In seconds: as long as the refresh token in it. */
const lifetime = sessionDays * 24 * 60 * 60;

export const refreshCookie = (token: string): Cookie =>
  `${name}=${token}; Max-Age=${lifetime}; ${attributes}`;

export const clearedRefreshCookie: Cookie = `${name}=; Max-Age=0; ${attributes}`;

/** The refresh token among the cookies of a request (`name=value` each). */
export const readRefreshToken = (cookies: readonly string[] | undefined): string | undefined =>
  cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
