import type { Units } from './habitSchedule.ts';

/** What a habit's scheduled units come to. */
export interface UnitTally {
  /** Closed units and met open ones: those that count. */
  readonly units: number;
  readonly met: number;
  /** Met units in a row that are still going after the newest one. */
  readonly run: number;
  /** The longest such run. */
  readonly longest: number;
}

/**
 * A missed closed unit ends the run, an open one not met yet is stepped over.
 * Met, met, met, missed, met, met, open -> 6 units, 5 met, run 2, longest 3.
 */
export function tallyUnits({ met, closed }: Pick<Units, 'met' | 'closed'>): UnitTally {
  let [units, kept, run, longest] = [0, 0, 0, 0];
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
