import type { Session } from '#shared/auth/model.ts';
import { auth } from '#shared/auth/routes.ts';
import type { ReplyOf, Route } from '#shared/core/route.ts';
import { ApiError } from './ApiError.ts';
import type { AnyRequest, GivenRequest } from './request.ts';
import { type Fetch, send } from './send.ts';

/** What the client needs to know of the session, and may do to it. */
export type SessionOfClient = {
  /** As stored now, maybe by another tab. */
  token(): string | undefined;
  save(session: Session): void;
  /** The session can't be renewed any more. */
  end(): void;
  /** Somebody signed in: the cookie is that of a new session now. */
  begun(): void;
};

export type ClientParts = {
  readonly fetch: Fetch;
  readonly session: SessionOfClient;
  readonly timeZone: () => string;
  /** Runs one job at a time over all tabs of the browser, of those that change the session's cookie. */
  readonly alone: <T>(job: () => Promise<T>) => Promise<T>;
  readonly timeoutMs?: number;
};

export const createClient = ({ session, alone, timeZone, ...parts }: ClientParts) => {
  let renewal: Promise<string> | undefined;

  /** The new token, by one renewal for however many calls found `stale` refused. */
  const renewed = (stale: string): Promise<string> => {
    renewal ??= alone(() => renew(stale)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  const renew = async (stale: string): Promise<string> => {
    const current = session.token();
    if (current && current !== stale) return current; // another tab was faster
    try {
      const fresh = await send(auth.refresh, {}, { ...parts, timeZone: timeZone() });
      if (session.token() !== stale) throw new ApiError(401); // signed out, or in anew, meanwhile
      session.save(fresh);
      return fresh.token;
    } catch (error) {
      // Being offline is no reason to sign out; being refused is.
      if (isRefusal(error) && session.token() === stale) session.end();
      throw error;
    }
  };

  const callWith = async <R extends Route>(route: R, request: AnyRequest): Promise<ReplyOf<R>> => {
    const envelope = { ...parts, timeZone: timeZone() };
    if (begins(route)) {
      // Alone, lest the late response to a log-out takes the new cookie away.
      return alone(async () => {
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
   * Calls a route of the contract and gives its whole parsed answer.
   * @throws ApiError
   */
  const call = <R extends Route>(route: R, ...[request]: GivenRequest<R>): Promise<ReplyOf<R>> =>
    callWith(route, (request ?? {}) as AnyRequest);

  return { call, callWith };
};

/** Whether a call of the route begins a session. */
const begins = (route: Route): boolean => route === auth.login || route === auth.register;

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.kind === 'number' &&
  error.kind >= 400 &&
  error.kind < 500 &&
  error.kind !== 429;
