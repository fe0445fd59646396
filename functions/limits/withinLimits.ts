import { errorStatus } from '#shared/core/errors.ts';
import { logger } from '../logger.ts';
import { Problem } from '../problem.ts';
import { type Attempts, changeAttempts, readAttempts } from './attempts.ts';
import { type Budget, budgets, ownBudgets, refusedRefreshes } from './budgets.ts';
import { placeOf, subjectOfAddress, subjectOfEmail, subjectOfPerson } from './subjects.ts';
import {
  countedAtAddress,
  countedAtEmail,
  isKnown,
  type Outcome,
  requireShareOfAddress,
  talliesOfAddressAfter,
  talliesOfEmailAfter,
} from './tallies.ts';

export type Visit = {
  readonly address: string;
  /** The browser's device cookie; undefined for calls that don't get it. */
  readonly device?: string;
  readonly now: Date;
};

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000);

/**
 * Runs `work`, an attempt at Cognito, if the budgets of its route allow it. `work` receives whether the e-mail's person
 * has signed in on this device or at this address before. The attempt is counted first, so that simultaneous ones are
 * counted too, and uncounted if it succeeds or could not be made. A refused attempt costs two reads. Throws
 * `too_many_requests`, the same for every e-mail.
 */
export const withinLimits = async <T>(
  route: keyof typeof budgets,
  { email, device, address, now }: Visit & { readonly email: string },
  work: (isKnownPlace: boolean) => Promise<T>,
): Promise<T> => {
  const budget: Budget = budgets[route];
  const at = secondsOf(now);
  const place = placeOf(email, { device, address });
  const atEmail = subjectOfEmail(email);
  const atAddress = subjectOfAddress(address);
  const countAtEmail = countedAtEmail(budget, place, at);
  const countAtAddress = countedAtAddress(route, budget.address, at);
  const [tried, visited] = await Promise.all([readAttempts(atEmail), readAttempts(atAddress)]);

  // Both budgets are checked before either is used: a refusal by one uses nothing of the other.
  countAtEmail(tried);
  const isOwners = isKnown(tried, place, at);
  if (!isOwners) requireShareOfAddress(route, budget.address, visited, at);
  const [ofEmail, ofAddress] = await Promise.all([
    changeAttempts(atEmail, tried, countAtEmail, at),
    isOwners ? undefined : changeAttempts(atAddress, visited, countAtAddress, at),
  ]);

  return recordingOutcome(
    () => work(isOwners),
    (outcome) => {
      const emailAfter = talliesOfEmailAfter(budget, place, outcome, at);
      const addressAfter = talliesOfAddressAfter(route, budget.address, outcome);
      return Promise.all([
        changeWhereNew(atEmail, ofEmail, emailAfter, at),
        ofAddress && changeWhereNew(atAddress, ofAddress, addressAfter, at),
      ]);
    },
  );
};

/** Runs `work` of a signed-in person if their budget allows it. It is counted first, as above. */
export const withinOwnLimits = async <T>(
  name: keyof typeof ownBudgets,
  { userId, now }: { readonly userId: string; readonly now: Date },
  work: () => Promise<T>,
): Promise<T> => {
  const budget = ownBudgets[name];
  const at = secondsOf(now);
  const subject = subjectOfPerson(userId);
  const seen = await readAttempts(subject);
  const counted = await changeAttempts(subject, seen, countedAtAddress(name, budget, at), at);
  return recordingOutcome(work, (outcome) =>
    changeWhereNew(subject, counted, talliesOfAddressAfter(name, budget, outcome), at),
  );
};

/**
 * Runs `work`, which renews a session, unless too many renewals from this address were refused. Only refusals are
 * written.
 */
export const withinRefreshes = async <T>(
  { address, now }: Visit,
  work: () => Promise<T>,
): Promise<T> => {
  const at = secondsOf(now);
  const subject = subjectOfAddress(address);
  const visited = await readAttempts(subject);
  requireShareOfAddress('refresh', refusedRefreshes, visited, at);
  try {
    return await work();
  } catch (error) {
    const count = countedAtAddress('refresh', refusedRefreshes, at);
    if (isRefusal(error)) await changeAttempts(subject, visited, count, at);
    throw error;
  }
};

/** Runs `work` and writes its outcome. If that write fails, the result or error of `work` still counts. */
const recordingOutcome = async <T>(
  work: () => Promise<T>,
  write: (outcome: Outcome) => Promise<unknown>,
): Promise<T> => {
  const record = async (outcome: Outcome): Promise<void> => {
    try {
      await write(outcome);
    } catch (error) {
      logger.error('The outcome of an attempt could not be written down.', { error });
    }
  };
  try {
    const result = await work();
    await record('success');
    return result;
  } catch (error) {
    await record(isRefusal(error) ? 'refusal' : 'failure');
    throw error;
  }
};

/** Any other error, such as an unreachable Cognito, is not the client's fault. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Problem && errorStatus[error.code] < 500;

const changeWhereNew = async (
  subject: string,
  seen: Attempts,
  change: (attempts: Attempts) => Attempts,
  at: number,
): Promise<void> => {
  if (change(seen) !== seen) await changeAttempts(subject, seen, change, at);
};
