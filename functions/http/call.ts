import type { ParsedOf, ResponseOf, Route, Routes } from '#shared/calls/route.ts';
import type { DayStart, WeekStart } from '#shared/days/daySettings.ts';
import type { Calendar, Day } from '#shared/days/days.ts';
import type { Language } from '#shared/language/languages.ts';
import type { Scopes } from '#shared/tokens/model.ts';
import type { NewId } from '../table/lifecycle.ts';
import type { Cookie } from './cookies.ts';

export type CallDays = {
  /** The time zone in the request. Undefined if it is missing or invalid. */
  readonly sentTimeZone: string | undefined;
  /** The start of weeks in the request. Undefined if it is missing or invalid. */
  readonly sentWeekStart: WeekStart | undefined;
  /** The person's zone: the one in the request, else the stored one, else UTC. */
  readonly timeZone: string;
  readonly dayStartsAt: DayStart;
  /**
   * The person's day on which the change was made. The header `X-Today` has this day. If the header is missing, invalid
   * or after `arrivedOn`, this is `arrivedOn`.
   */
  readonly today: Day;
  /** The person's day on which the request arrived. This day is after `today` if the change was sent on a later day. */
  readonly arrivedOn: Day;
  /** `today`, with the weekday on which the person's weeks start. */
  readonly calendar: Calendar;
};

type CallContext = CallDays & {
  readonly now: Date;
  /** `arrivedOn` if this call shows that the person is here, see `notePresence`. Undefined otherwise. */
  readonly hereOn: Day | undefined;
  /** Which of our languages suits the caller best, by the header Accept-Language. */
  readonly language: Language;
  /** The caller's IP address. */
  readonly viewerAddress: string;
};

/**
 * The caller, identified by the access token of a session. In calls about data, a token that the person created may
 * identify the caller instead.
 */
type Caller<R extends Route> = { readonly userId: string } & (R extends {
  readonly path: `/users/${string}`;
  readonly area?: undefined;
}
  ? { readonly accessToken: string }
  : {
      /** The scopes of the personal token. Undefined for a session. */ readonly scopes:
        | Scopes
        | undefined;
    });

/** A public call has these fields instead: the cookies of /api/auth in the request. */
type Visitor = { readonly refreshToken: string | undefined; readonly device: string | undefined };

export type Call<R extends Route> = ParsedOf<R> &
  CallContext &
  (R['access'] extends 'signed-in' ? Caller<R> : Visitor) &
  (R extends {
    readonly access: 'signed-in';
    readonly status: 201;
    readonly body: { readonly shape: { readonly _id: unknown } };
  }
    ? { readonly newId: NewId }
    : unknown);

/** A response that also sets or clears cookies. */
export type WithCookies<B> = { readonly body: B; readonly cookies: readonly Cookie[] };

/** A response of status 303, with a path of this site. */
export type WithLocation<B> = { readonly body: B; readonly location: string };

/** Gets parsed input and returns the response's body. Throws any other response as a `Problem`. */
export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<
  R extends { readonly status: 303 }
    ? WithLocation<ResponseOf<R>>
    : ResponseOf<R> | WithCookies<ResponseOf<R>>
>;

/** Exactly one handler for each route of a resource. */
export type Handlers<R extends Routes> = { readonly [K in keyof R]: Handler<R[K]> };

/** A handler whose route is known only at run time. */
export type AnyHandler = (call: AnyCall) => Promise<unknown>;
export type AnyCall = Record<string, unknown> & CallContext;
