import type { Session } from '#shared/auth/model.ts';
import { auth } from '#shared/auth/routes.ts';
import type { ReplyOf, Route } from '#shared/calls/route.ts';
import type { DaySettings } from '#shared/days/daySettings.ts';
import type { Day } from '#shared/days/days.ts';
import type { Language } from '#shared/language/languages.ts';
import { isRefusal } from '../session/createLogOut.ts';
import { ApiError } from './ApiError.ts';
import type { AnyRequest, GivenRequest } from './request.ts';
import { type Fetch, send } from './send.ts';

export type SessionOfClient = {
  /** The stored token, which another tab may have set. */
  token(): string | undefined;
  save(session: Session): void;
  /** Called when the session can no longer be renewed. */
  end(): void;
  /** Called after a sign-in. From then on, the cookie belongs to the new session. */
  begun(): void;
};

export type ClientParts = {
  readonly fetch: Fetch;
  readonly session: SessionOfClient;
  readonly days: () => DaySettings;
  readonly language: () => Language;
  /** Missing if no page sends the requests. */
  readonly isVisible?: () => boolean;
  /** Jobs that change the session's cookie run here, one at a time across all tabs. */
  readonly withLock: <T>(job: () => Promise<T>) => Promise<T>;
  readonly timeoutMs?: number;
};

/** The person's day and day settings when they made a change. Missing if the call sends no change of the outbox. */
export type Origin = Partial<DaySettings> & { readonly today?: Day };

/** Calls a route that is known only at run time. */
export type CallWith = ReturnType<typeof createClient>['callWith'];

export const createClient = ({
  session,
  withLock,
  days,
  language,
  isVisible,
  ...parts
}: ClientParts) => {
  let renewal: Promise<string> | undefined;

  const sender = () => ({
    ...parts,
    ...days(),
    language: language(),
    isVisible: isVisible?.(),
  });

  /** Returns a new token. All calls that were refused with the token `stale` share one renewal. */
  const renewed = (stale: string): Promise<string> => {
    renewal ??= withLock(() => renew(stale)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  const renew = async (stale: string): Promise<string> => {
    const current = session.token();
    if (current && current !== stale) return current; // another tab has renewed it
    try {
      const fresh = await send(auth.refresh, {}, sender());
      if (session.token() !== stale) throw new ApiError(401); // the person signed out or in again meanwhile
      session.save(fresh);
      return fresh.token;
    } catch (error) {
      // Being offline does not sign out. A refusal does.
      if (isRefused(error) && session.token() === stale) session.end();
      throw error;
    }
  };

  const callWith = async <R extends Route>(
    route: R,
    request: AnyRequest,
    origin: Origin = {},
  ): Promise<ReplyOf<R>> => {
    const envelope = { ...sender(), ...origin };
    if (beginsSession(route)) {
      // Sign-ins wait for the lock, so that a late response to a log-out can't delete the new cookie.
      return withLock(async () => {
        const reply = await send(route, request, envelope);
        session.begun();
        return reply;
      });
    }
    if (route.access === 'public') return send(route, request, envelope);
    const token = session.token();
    try {
      return await send(route, request, { ...envelope, token });
    } catch (error) {
      if (!token || !(error instanceof ApiError) || error.kind !== 401) throw error;
      return send(route, request, { ...envelope, token: await renewed(token) });
    }
  };

  /**
   * Calls a route and returns the whole parsed response.
   * @throws ApiError
   */
  const call = <R extends Route>(route: R, ...[request]: GivenRequest<R>): Promise<ReplyOf<R>> =>
    callWith(route, (request ?? {}) as AnyRequest);

  /**
   * Refetches the person's settings, which may have changed on another device. A failure does not end the session,
   * because its token may still be valid.
   */
  const refetchPerson = (): Promise<void> =>
    withLock(async () => {
      const token = session.token();
      if (!token) return;
      const fresh = await send(auth.refresh, {}, sender()).catch(() => undefined);
      if (fresh && session.token() === token) session.save(fresh);
    });

  return { call, callWith, refetchPerson };
};

const beginsSession = (route: Route): boolean => route === auth.login || route === auth.register;

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && typeof error.kind === 'number' && isRefusal(error.kind);
