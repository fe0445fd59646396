import { type Attempts, type Tally, untilOf } from '../table/attempts.ts';
import { type AddressBudget, type Budget, budgets, knownPlaces } from './budgets.ts';
import { tooManyAttempts } from './tooManyAttempts.ts';

/** Pure functions on the attempts at one e-mail, or from one address. `at` is in seconds since 1970. */

const known = 'known';
const all = 'all';
const alone = 'alone';

const tallyOf = ({ tallies }: Attempts, name: string, at: number): Tally => {
  const tally = tallies[name] ?? {};
  return untilOf(tally) > at ? tally : {};
};

const withTally = (attempts: Attempts, name: string, tally: Tally): Attempts => ({
  ...attempts,
  tallies: { ...attempts.tallies, [name]: tally },
});

const withoutTally = (attempts: Attempts, name: string): Attempts => {
  const { [name]: taken, ...tallies } = attempts.tallies;
  return taken ? { ...attempts, tallies } : attempts;
};

/** Removes the attempts of `who`; only the last one when `once`. */
const forgiven = (attempts: Attempts, name: string, who: string, once: boolean): Attempts => {
  const { [who]: own, ...others } = attempts.tallies[name] ?? {};
  const rest = once && own && own.count > 1 ? { [who]: { ...own, count: own.count - 1 } } : {};
  return withTally(attempts, name, { ...others, ...rest });
};

export const isKnown = ({ places }: Attempts, place: string, at: number): boolean =>
  (places[place] ?? 0) > at;

/** Counts one more attempt of `place`. Throws when its share is spent. */
export const countedAtEmail =
  ({ email: share, alone: seconds }: Budget, place: string, at: number) =>
  (attempts: Attempts): Attempts => {
    const tally = tallyOf(attempts, share.name, at);
    const isOwners = isKnown(attempts, place, at);
    const who = isOwners ? known : place;
    const own = tally[who]?.count ?? 0;
    const { [known]: _, ...strange } = tally;
    const ofStrangers = Object.values(strange).reduce((sum, { count }) => sum + count, 0);
    const isSpent = isOwners
      ? own >= share.known
      : own >= share.strange || ofStrangers >= share.strangers;
    if (isSpent) throw tooManyAttempts(untilOf(tally) - at);
    const running = untilOf(tallyOf(attempts, alone, at));
    if (seconds && running > at) throw tooManyAttempts(running - at);
    const counted = withTally(attempts, share.name, {
      ...tally,
      [who]: { count: own + 1, until: at + share.seconds },
    });
    return seconds
      ? withTally(counted, alone, { [place]: { count: 1, until: at + seconds } })
      : counted;
  };

/** The outcome of an attempt: it succeeded, it was refused, or it could not be made. */
export type Outcome = 'success' | 'refusal' | 'failure';

/** The attempts after the outcome of a counted one; the same object when nothing changes. */
export const talliesOfEmailAfter =
  ({ email: share, success }: Budget, place: string, outcome: Outcome, at: number) =>
  (counted: Attempts): Attempts => {
    const attempts = withoutTally(counted, alone);
    const who = isKnown(attempts, place, at) ? known : place;
    if (outcome === 'failure') return forgiven(attempts, share.name, who, true);
    if (outcome === 'refusal' || success === 'counts') return attempts;
    // A person who proves the mailbox, or sets a new password, may be locking out somebody who knew the old one.
    const places = success === 'lifts' ? {} : attempts.places;
    const remembered = { ...attempts, places: remember(places, place, at) };
    return success === 'lifts'
      ? withoutTally(withoutTally(remembered, share.name), budgets.login.email.name)
      : forgiven(remembered, share.name, who, false);
  };

/** Makes the place known; forgets the oldest known ones beyond the limit. */
const remember = (places: Attempts['places'], place: string, at: number): Attempts['places'] => {
  const { [place]: _, ...others } = places;
  const newest = Object.entries(others).toSorted(([, a], [, b]) => b - a);
  return Object.fromEntries([
    [place, at + knownPlaces.seconds],
    ...newest.slice(0, knownPlaces.most - 1),
  ]);
};

/** Throws when the budget of an address is spent. */
export const requireShareOfAddress = (
  name: string,
  { max }: AddressBudget,
  attempts: Attempts,
  at: number,
): void => {
  const tally = tallyOf(attempts, name, at);
  if ((tally[all]?.count ?? 0) >= max) throw tooManyAttempts(untilOf(tally) - at);
};

/** Counts one more attempt of an address. Throws when its budget is spent. */
export const countedAtAddress =
  (name: string, budget: AddressBudget, at: number) =>
  (attempts: Attempts): Attempts => {
    requireShareOfAddress(name, budget, attempts, at);
    const { count, until } = tallyOf(attempts, name, at)[all] ?? {
      count: 0,
      until: at + budget.seconds,
    };
    return withTally(attempts, name, { [all]: { count: count + 1, until } });
  };

/** The attempts of an address after the outcome of a counted one; the same object when nothing changes. */
export const talliesOfAddressAfter =
  (name: string, { of }: AddressBudget, outcome: Outcome) =>
  (attempts: Attempts): Attempts =>
    outcome === 'refusal' || (outcome === 'success' && of === 'calls')
      ? attempts
      : forgiven(attempts, name, all, true);
