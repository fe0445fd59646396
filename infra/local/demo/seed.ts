import { setTimeout as pause } from 'node:timers/promises';
import { keys } from '#functions/table/keys.ts';
import { areas } from '#shared/areas.ts';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import type { Session } from '#shared/auth/model.ts';
import { auth } from '#shared/auth/routes.ts';
import { addDays, todayIn } from '#shared/core/days.ts';
import { errorStatus } from '#shared/core/errors.ts';
import { type Call, CallFailed, createCall } from '../call.ts';
import type { DemoArea } from './area.ts';
import { backdate, instantOn } from './backdating.ts';
import { readProgress, writeProgress } from './progress.ts';

/** The areas that have their own records. Skills come before the items that refer to them. */
const demoAreas = async (): Promise<readonly DemoArea[]> => {
  const names = Object.entries(areas).filter(([, { lists }]) => Object.keys(lists).length > 0);
  return Promise.all(
    names.map(
      async ([name]) => (await import(new URL(`${name}.ts`, import.meta.url).href)).demoArea,
    ),
  );
};

/**
 * Creates the demo account with a year of history: its items through the API at `url`, their history in the table that
 * this process's environment names. An existing account is left alone, unless a killed start left it half filled; then
 * it is emptied and refilled. `dataDir` stores the progress.
 */
export async function seedDemo(url: string, dataDir: string): Promise<'made' | 'kept'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const session = await openAccount(createCall(url, { timeZone }), dataDir);
  if (session) {
    const userId = session.data.user._id;
    const today = todayIn(new Date(), timeZone);
    const call = createCall(url, { timeZone }, session.token);
    const all = await demoAreas();
    for (const { empty } of all) await empty(call);
    await backdate(keys.profile(userId), { createdAt: instantOn(addDays(today, -364)) });
    for (const { seed } of all) await seed({ call, userId, today });
  }
  writeProgress(dataDir, 'made');
  return session ? 'made' : 'kept';
}

/** The session of an account to fill; undefined if an existing one is left alone. */
async function openAccount(call: Call, dataDir: string): Promise<Session | undefined> {
  const before = readProgress(dataDir);
  // Trying to register again would count as a password attempt of an existing account.
  if (before === 'made') return undefined;
  // Before the account exists: an account without this must not be emptied.
  if (before === undefined) writeProgress(dataDir, 'unfinished');
  const { email, password } = demoAccount;
  const begun =
    before === 'unfinished' &&
    (await unless('unauthenticated', call(auth.login, { body: { email, password } })));
  if (begun) return begun;
  const made = await unless(
    'conflict',
    whenAllowed(() => call(auth.register, { body: demoAccount })),
  );
  if (made) writeProgress(dataDir, 'unfinished');
  return made;
}

/** Seconds. */
const longestWait = 15;

/** If a start was killed during registration, the next one has to wait for some seconds. */
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

/** The response, or undefined if it is this error. */
async function unless<T>(refusal: 'conflict' | 'unauthenticated', response: Promise<T>) {
  try {
    return await response;
  } catch (error) {
    if (error instanceof CallFailed && error.status === errorStatus[refusal]) return undefined;
    throw error;
  }
}
