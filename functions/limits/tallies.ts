import { type Attempts, type Tally, untilOf } from './attempts.ts';
import {
  type AddressBudget,
  type Budget,
  budgets,
  type EmailBudget,
  knownPlaces,
} from './budgets.ts';
import type { Place } from './subjects.ts';
import { tooManyAttempts } from './tooManyAttempts.ts';

/** Pure functions on the attempts of one subject, see `subjects.ts`. `at` is in seconds since 1970. */

const knownDevices = 'devices';
/** Stored items use this name, so it can't change. */
const knownAddresses = 'known';
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

/** Lowers the count of `who` by one. */
const withoutLast = (attempts: Attempts, name: string, who: string): Attempts => {
  const { [who]: own, ...others } = attempts.tallies[name] ?? {};
  const rest = own && own.count > 1 ? { [who]: { ...own, count: own.count - 1 } } : {};
  return withTally(attempts, name, { ...others, ...rest });
};

const withoutThose = (attempts: Attempts, name: string, who: readonly string[]): Attempts => {
  const others = Object.entries(attempts.tallies[name] ?? {}).filter(([one]) => !who.includes(one));
  return withTally(attempts, name, Object.fromEntries(others));
};

const isRemembered = ({ places }: Attempts, place: string | undefined, at: number): boolean =>
  place !== undefined && (places[place] ?? 0) > at;

export const isKnown = (attempts: Attempts, { device, address }: Place, at: number): boolean =>
  isRemembered(attempts, device, at) || isRemembered(attempts, address, at);

/** Returns the shares that an attempt from a place may use, in this order. */
const sharesOf = (attempts: Attempts, { device, address }: Place, at: number): string[] => [
  ...(isRemembered(attempts, device, at) ? [knownDevices] : []),
  ...(isRemembered(attempts, address, at) ? [knownAddresses] : []),
  address,
];

const countIn = (tally: Tally, who: string): number => tally[who]?.count ?? 0;

const hasRoom = (share: EmailBudget, tally: Tally, who: string): boolean => {
  if (who === knownDevices) return countIn(tally, who) < share.devices;
  if (who === knownAddresses) return countIn(tally, who) < share.addresses;
  const { [knownDevices]: _, [knownAddresses]: __, ...strange } = tally;
  const ofStrangers = Object.values(strange).reduce((sum, { count }) => sum + count, 0);
  return countIn(tally, who) < share.stranger && ofStrangers < share.strangers;
};

/** Counts an attempt from `place`. Throws if all shares that the place may use are used up. */
export const countedAtEmail =
  ({ email: share, alone: seconds }: Budget, place: Place, at: number) =>
  (attempts: Attempts): Attempts => {
    const tally = tallyOf(attempts, share.name, at);
    const who = sharesOf(attempts, place, at).find((one) => hasRoom(share, tally, one));
    if (!who) throw tooManyAttempts(untilOf(tally) - at);
    const running = untilOf(tallyOf(attempts, alone, at));
    if (seconds && running > at) throw tooManyAttempts(running - at);
    const counted = withTally(attempts, share.name, {
      ...tally,
      [who]: { count: countIn(tally, who) + 1, until: at + share.seconds },
    });
    return seconds
      ? withTally(counted, alone, { [place.address]: { count: 1, until: at + seconds } })
      : counted;
  };

/** The outcome of an attempt: it succeeded, it was refused, or it could not be made. */
export type Outcome = 'success' | 'refusal' | 'failure';

/** Returns the attempts after the outcome of a counted attempt. Returns the same object if nothing changes. */
export const talliesOfEmailAfter =
  ({ email: share, success }: Budget, place: Place, outcome: Outcome, at: number) =>
  (counted: Attempts): Attempts => {
    const attempts = withoutTally(counted, alone);
    const tally = tallyOf(attempts, share.name, at);
    const shares = sharesOf(attempts, place, at);
    if (outcome === 'failure') {
      const used = shares.findLast((who) => countIn(tally, who) > 0);
      return used ? withoutLast(attempts, share.name, used) : attempts;
    }
    if (outcome === 'refusal' || success === 'counts') return attempts;
    // Somebody else may have known the old password, and have signed in at other places. So after a proof of the
    // mailbox, or a new password, these places are no longer known.
    const places = success === 'lifts' ? {} : attempts.places;
    const remembered = { ...attempts, places: remember(places, place, at) };
    return success === 'lifts'
      ? withoutTally(withoutTally(remembered, share.name), budgets.login.email.name)
      : withoutThose(remembered, share.name, shares);
  };

/** Makes the place known, and forgets the oldest known places beyond the limit. */
const remember = (
  places: Attempts['places'],
  { device, address }: Place,
  at: number,
): Attempts['places'] => {
  const current = [device, address].filter((place) => place !== undefined);
  const newest = Object.entries(places)
    .filter(([place]) => !current.includes(place))
    .toSorted(([, a], [, b]) => b - a);
  return Object.fromEntries([
    ...current.map((place): [string, number] => [place, at + knownPlaces.seconds]),
    ...newest.slice(0, knownPlaces.max - current.length),
  ]);
};

/** Throws if the budget of an address is used up. */
export const requireShareOfAddress = (
  name: string,
  { max }: AddressBudget,
  attempts: Attempts,
  at: number,
): void => {
  const tally = tallyOf(attempts, name, at);
  if ((tally[all]?.count ?? 0) >= max) throw tooManyAttempts(untilOf(tally) - at);
};

/** Counts an attempt from an address. Throws if the address's budget is used up. */
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

/**
 * Returns the attempts from an address after the outcome of a counted attempt. Returns the same object if nothing
 * changes.
 */
export const talliesOfAddressAfter =
  (name: string, { of }: AddressBudget, outcome: Outcome) =>
  (attempts: Attempts): Attempts =>
    outcome === 'refusal' || (outcome === 'success' && of === 'calls')
      ? attempts
      : withoutLast(attempts, name, all);
