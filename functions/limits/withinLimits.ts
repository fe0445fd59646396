import { errorStatus } from '#shared/calls/errors.ts';
import { logger } from '../logger.ts';
import { Problem } from '../problem.ts';
import { type Attempts, changeAttempts, readAttempts } from './attempts.ts';
import {
  type AddressBudget,
  type Budget,
  budgets,
  ownBudgets,
  refusedRefreshes,
} from './budgets.ts';
import {
  placeOf,
  subjectOfAddress,
  subjectOfDevice,
  subjectOfEmail,
  subjectOfPerson,
} from './subjects.ts';
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
  /** The device in the browser's cookie, or a new device. Undefined for calls that don't get the cookie. */
  readonly device?: string;
  /** Whether the browser sent a cookie of ours. False for a new device. */
  readonly isOwnDevice?: boolean;
  readonly now: Date;
};

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000);

/** Counts a visit's attempts at any e-mail. The subject's item stores the count under `name`. */
type Counter = {
  readonly subject: string;
  readonly name: string;
  readonly budget: AddressBudget;
};

/**
 * Returns the counters of a visit. A device with a cookie of ours has its own share, so other devices at its address
 * can't use it up.
 */
const countersOf = (
  name: string,
  budget: AddressBudget,
  { device, isOwnDevice, address }: Visit,
): Counter[] => {
  const atAddress = subjectOfAddress(address);
  if (!device || !isOwnDevice || !budget.devices) return [{ subject: atAddress, name, budget }];
  const { each, all } = budget.devices;
  return [
    { subject: subjectOfDevice(device, address), name, budget: { ...budget, max: each } },
    { subject: atAddress, name: `${name} of devices`, budget: { ...budget, max: all } },
  ];
};

/**
 * Runs `work`, an attempt at Cognito, if the budgets of its route allow it. `work` receives whether the e-mail's person
 * has signed in before on this device or at this address. If so, only the e-mail's budget counts. The attempt is
 * counted before it runs, so simultaneous attempts count too. An attempt that could not be made is uncounted
 * afterwards. A success is also uncounted, unless the budget counts successes. If a budget refuses the
 * attempt, throws `too_many_requests`, the same for every e-mail. Such an attempt costs up to three reads.
 */
export const withinLimits = async <T>(
  route: keyof typeof budgets,
  { email, ...visit }: Visit & { readonly email: string },
  work: (isKnownPlace: boolean) => Promise<T>,
): Promise<T> => {
  const budget: Budget = budgets[route];
  const { device, address, now } = visit;
  const at = secondsOf(now);
  const place = placeOf(email, { device, address });
  const atEmail = subjectOfEmail(email);
  const countAtEmail = countedAtEmail(budget, place, at);
  const [tried, ...counters] = await Promise.all([
    readAttempts(atEmail),
    ...countersOf(route, budget.address, visit).map(async (counter) => ({
      ...counter,
      attempts: await readAttempts(counter.subject),
    })),
  ]);

  // All budgets are checked before any budget is charged. So if one budget refuses, the others are unchanged.
  countAtEmail(tried);
  const isKnownPlace = isKnown(tried, place, at);
  const used = isKnownPlace ? [] : counters;
  for (const { name, budget, attempts } of used) requireShareOfAddress(name, budget, attempts, at);
  const [ofEmail, ...counted] = await Promise.all([
    changeAttempts(atEmail, tried, countAtEmail, at),
    ...used.map(async ({ subject, name, budget, attempts }) => ({
      subject,
      name,
      budget,
      attempts: await changeAttempts(subject, attempts, countedAtAddress(name, budget, at), at),
    })),
  ]);

  return recordingOutcome(
    () => work(isKnownPlace),
    (outcome) =>
      Promise.all([
        changeWhereNew(atEmail, ofEmail, talliesOfEmailAfter(budget, place, outcome, at), at),
        ...counted.map(({ subject, name, budget, attempts }) =>
          changeWhereNew(subject, attempts, talliesOfAddressAfter(name, budget, outcome), at),
        ),
      ]),
  );
};

/** Runs `work` of a signed-in person if the person's budget allows it. The attempt is counted before it runs. */
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
 * Runs `work`, which renews a session, unless too many renewals were refused. Refusals count for the device, or for the
 * address if the device has no cookie of ours. Only refusals are written.
 */
export const withinRefreshes = async <T>(
  { device, isOwnDevice, address, now }: Visit,
  work: () => Promise<T>,
): Promise<T> => {
  const at = secondsOf(now);
  const subject =
    device && isOwnDevice ? subjectOfDevice(device, address) : subjectOfAddress(address);
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

/** Runs `work` and writes its outcome. If that write fails, the result or error of `work` is still returned. */
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

/** Whether the request itself was refused. Other errors, such as an unreachable Cognito, are not the client's fault. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Problem && errorStatus[error.code] < 500;

const changeWhereNew = async (
  subject: string,
  seen: Attempts,
  change: (attempts: Attempts) => Attempts,
  at: number,
): Promise<void> => {
  if (change(seen) !== seen) await changeAttempts(subject, seen, change, at);
};
