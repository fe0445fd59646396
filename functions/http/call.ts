import type { Day } from '#shared/core/days.ts';
import type { ParsedOf, ResponseOf, Route, Routes } from '#shared/core/route.ts';
import type { NewId } from '../table/lifecycle.ts';
import type { Cookie } from './cookies.ts';

/** What every call knows of its moment. */
type Moment = {
  readonly now: Date;
  /** The IP address of whoever calls. */
  readonly viewerAddress: string;
  /** The zone that the request names, if it names one that is known. */
  readonly saidTimeZone: string | undefined;
  /** The caller's zone (the one said, else the one kept, else UTC) and the day it is there. */
  readonly timeZone: string;
  readonly today: Day;
};

/** Who calls, as the verified access token says. */
type Caller = { readonly userId: string; readonly accessToken: string };

/** What a public call has instead: the cookie of /api/auth, if one came along. */
type Visitor = { readonly refreshToken: string | undefined };

export type Call<R extends Route> = ParsedOf<R> &
  Moment &
  (R['access'] extends 'signed-in' ? Caller : Visitor) &
  (R extends { readonly access: 'signed-in'; readonly status: 201 }
    ? { readonly newId: NewId }
    : unknown);

/** An answer that also sets or clears the session's cookie. */
export type WithCookie<B> = { readonly body: B; readonly cookie: Cookie };

/** Called with parsed input, gives the answer's body; everything else is thrown as a `Problem`. */
export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<ResponseOf<R> | WithCookie<ResponseOf<R>>>;

/** Exactly one handler for each route of a resource. */
export type Handlers<R extends Routes> = { readonly [K in keyof R]: Handler<R[K]> };

/** A handler whose route is known only at run time. */
export type AnyHandler = (call: AnyCall) => Promise<unknown>;
export type AnyCall = Record<string, unknown> & Moment;
