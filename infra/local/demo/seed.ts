import { setTimeout as pause } from 'node:timers/promises';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { auth } from '#shared/auth/routes.ts';
import { errorStatus } from '#shared/calls/errors.ts';
import type { RequestOf, Route } from '#shared/calls/route.ts';
import { todayIn } from '#shared/days/days.ts';
import { batchesOf } from '#shared/export/batches.ts';
import { type Call, CallFailed, createCall } from '../call.ts';
import { demoDocument } from './document.ts';
import { readProgress, writeProgress } from './progress.ts';

/**
 * Creates the demo account at `url`, and imports a year of history up to today. Leaves an existing account alone,
 * unless a killed start left it half filled. The same data are then imported again, which adds what is missing.
 * `dataDir` stores the progress.
 */
export async function seedDemo(url: string, dataDir: string): Promise<'made' | 'kept'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const before = readProgress(dataDir);
  // A complete account needs no calls. Registering again would count as a password attempt for it.
  if (before === 'made') return 'kept';
  const { unfinished: today } = before ?? { unfinished: todayIn(new Date(), timeZone) };
  // Written before the account exists. Only an account with this note may be filled later.
  writeProgress(dataDir, { unfinished: today });
  const token = await openAccount(createCall(url, { timeZone }), before !== undefined);
  if (token) {
    const call = createCall(url, { timeZone }, token);
    for (const { route, request } of batchesOf(await demoDocument(today)))
      await call(route, request as RequestOf<Route>);
  }
  writeProgress(dataDir, 'made');
  return token ? 'made' : 'kept';
}

/** The token of the account to fill. Undefined if an existing account must be left alone. */
async function openAccount(call: Call, isBegun: boolean): Promise<string | undefined> {
  const { email, password } = demoAccount;
  const begun =
    isBegun && (await unless('unauthenticated', call(auth.login, { body: { email, password } })));
  if (begun) return begun.token;
  const register = () => call(auth.register, { body: demoAccount });
  return (await unless('conflict', whenAllowed(register)))?.token;
}

/** The longest wait for a retry, in seconds. */
const longestWait = 15;

/**
 * Repeats a call that was told to wait. If a start was killed during registration, the next start must wait some
 * seconds.
 */
async function whenAllowed<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isToldToWait =
        error instanceof CallFailed && error.status === errorStatus.too_many_requests;
      if (!isToldToWait || error.retryAfter > longestWait) throw error;
      await pause(error.retryAfter * 1_000);
    }
  }
}

/** The response. Undefined if it fails with this error. */
async function unless<T>(refusal: 'conflict' | 'unauthenticated', response: Promise<T>) {
  try {
    return await response;
  } catch (error) {
    if (error instanceof CallFailed && error.status === errorStatus[refusal]) return undefined;
    throw error;
  }
}
