/** What a habit's scheduled units come to, up to one of them. */
export interface UnitTally {
  /** Closed units and met open ones: those that count. */
  readonly units: number;
  readonly met: number;
  /** Met units in a row that are still going after the newest one. */
  readonly run: number;
  /** The longest such run. */
  readonly longest: number;
}

export const NO_UNITS: UnitTally = { units: 0, met: 0, run: 0, longest: 0 };

/**
 * Goes on from a tally over the units after it, `met` as 1 or 0, the first `closed` of which are
 * over. A missed closed unit ends the run, an open one not met yet is stepped over. From nothing:
 * met, met, met, missed, met, met, open -> 6 units, 5 met, run 2, longest 3.
 */
export function tallyUnits(before: UnitTally, met: Uint8Array, closed: number): UnitTally {
  let { units, met: kept, run, longest } = before;
  for (let index = 0; index < met.length; index++) {
    if (met[index] === 1) {
      units++;
      kept++;
      run++;
      if (run > longest) longest = run;
    } else if (index < closed) {
      units++;
      run = 0;
    }
  }
  return { units, met: kept, run, longest };
}
