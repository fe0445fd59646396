import type { Attempts, Tally } from '../table/attempts.ts';
import { type AddressBudget, type Budget, budgets, knownPlaces } from './budgets.ts';
import { tooManyAttempts } from './tooManyAttempts.ts';

/** Pure: what becomes of the attempts at one e-mail, or from one address. `at` is in seconds since 1970. */

const known = 'known';
const all = 'all';
const alone = 'alone';

const tallyOf = ({ tallies }: Attempts, name: string, at: number): Tally => {
  const tally = tallies[name];
  return tally && tally.until > at ? tally : { until: 0, counts: {} };
};

const withTally = (attempts: Attempts, name: string, tally: Tally): Attempts => ({
  ...attempts,
  tallies: { ...attempts.tallies, [name]: tally },
});

const withoutTally = (attempts: Attempts, name: string): Attempts => {
  const { [name]: taken, ...tallies } = attempts.tallies;
  return taken ? { ...attempts, tallies } : attempts;
};

const withCount = (attempts: Attempts, name: string, who: string, count: number, at: number) => {
  const { until, counts } = tallyOf(attempts, name, at);
  return withTally(attempts, name, { until, counts: { ...counts, [who]: Math.max(0, count) } });
};

export const isKnown = ({ places }: Attempts, place: string, at: number): boolean =>
  (places[place] ?? 0) > at;

/** One more attempt of `place`. Throws where its share is spent. */
export const countedAtEmail =
  ({ email: share, alone: seconds }: Budget, place: string, at: number) =>
  (attempts: Attempts): Attempts => {
    const tally = tallyOf(attempts, share.name, at);
    const { [known]: ofKnown = 0, ...ofStrange } = tally.counts;
    const ofStrangers = Object.values(ofStrange).reduce((sum, count) => sum + count, 0);
    const isOwners = isKnown(attempts, place, at);
    const isSpent = isOwners
      ? ofKnown >= share.known
      : (ofStrange[place] ?? 0) >= share.strange || ofStrangers >= share.strangers;
    if (isSpent) throw tooManyAttempts(tally.until - at);
    const running = tallyOf(attempts, alone, at);
    if (seconds && running.until > at) throw tooManyAttempts(running.until - at);
    const who = isOwners ? known : place;
    const counted = withTally(attempts, share.name, {
      until: at + share.seconds,
      counts: { ...tally.counts, [who]: (tally.counts[who] ?? 0) + 1 },
    });
    return seconds ? withTally(counted, alone, { until: at + seconds, counts: {} }) : counted;
  };

/** What came of an attempt: it succeeded, it was refused, or it could not be made. */
export type Outcome = 'success' | 'refusal' | 'failure';

/** The attempts after the outcome of one that was counted; the same object where nothing changes. */
export const settledAtEmail =
  ({ email: share, success }: Budget, place: string, outcome: Outcome, at: number) =>
  (counted: Attempts): Attempts => {
    const attempts = withoutTally(counted, alone);
    const who = isKnown(attempts, place, at) ? known : place;
    const count = tallyOf(attempts, share.name, at).counts[who] ?? 0;
    if (outcome === 'failure') return withCount(attempts, share.name, who, count - 1, at);
    if (outcome === 'refusal' || success === 'counts') return attempts;
    const remembered = { ...attempts, places: remember(attempts.places, place, at) };
    return success === 'lifts'
      ? withoutTally(withoutTally(remembered, share.name), budgets.login.email.name)
      : withCount(remembered, share.name, who, 0, at);
  };

/** The place is known from now on; the ones known longest ago are forgotten. */
const remember = (places: Attempts['places'], place: string, at: number): Attempts['places'] => {
  const { [place]: _, ...others } = places;
  const newest = Object.entries(others).toSorted(([, a], [, b]) => b - a);
  return Object.fromEntries([
    [place, at + knownPlaces.seconds],
    ...newest.slice(0, knownPlaces.most - 1),
  ]);
};

/** Throws where the budget of an address is spent. */
export const requireShareOfAddress = (
  name: string,
  { max }: AddressBudget,
  attempts: Attempts,
  at: number,
): void => {
  const { until, counts } = tallyOf(attempts, name, at);
  if ((counts[all] ?? 0) >= max) throw tooManyAttempts(until - at);
};

/** One more attempt of an address. Throws where its budget is spent. */
export const countedAtAddress =
  (name: string, budget: AddressBudget, at: number) =>
  (attempts: Attempts): Attempts => {
    requireShareOfAddress(name, budget, attempts, at);
    const { until, counts } = tallyOf(attempts, name, at);
    return withTally(attempts, name, {
      until: until || at + budget.seconds,
      counts: { [all]: (counts[all] ?? 0) + 1 },
    });
  };

/** The attempts of an address after the outcome of one that was counted; the same object where nothing changes. */
export const settledAtAddress =
  (name: string, budget: AddressBudget, outcome: Outcome, at: number) =>
  (attempts: Attempts): Attempts => {
    const stays = outcome === 'refusal' || (outcome === 'success' && budget.of === 'calls');
    if (stays) return attempts;
    const count = tallyOf(attempts, name, at).counts[all] ?? 0;
    return withCount(attempts, name, all, count - 1, at);
  };
