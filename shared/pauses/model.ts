import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import { day, limitedList } from '../calls/fields.ts';
import { record } from '../core/imports.ts';
import { epochDay } from '../days/days.ts';
import type { Label } from '../language/fieldLabels.ts';
import { pauseReasons } from './reasons.ts';

/** Days off, both inclusive. A pause without `to` has no end. */
export const pauseSchema = z.object({ from: z.iso.date(), to: z.optional(z.iso.date()) });

export const maxAway = 500;

/** Whether the pauses are sorted, oldest first, and no two overlap or touch. Only the last may have no end. */
const areApart = (pauses: readonly z.output<typeof pauseSchema>[]): boolean =>
  pauses.every(({ from, to }, n) => {
    const next = pauses[n + 1];
    if (to === undefined) return next === undefined;
    return from <= to && (next === undefined || epochDay(to) + 1 < epochDay(next.from));
  });

export const pauseList = (label: Label, max: number) =>
  limitedList(label, record('Pause', { from: day('From'), to: z.optional(day('To')) }), max).check(
    z.refine(areApart, issueMessage(fieldReasons.notApart({ label }))),
  );

/** The last day of a pause. Null if the pause has no end. */
const pauseEnd = z.nullable(day('To'));

/** A pause, and optionally the days of the pause that it replaces. The path contains its first day. */
export const pauseSetting = z.strictObject({
  to: pauseEnd,
  instead: z.optional(
    z.strictObject(
      { from: day('From'), to: pauseEnd },
      { error: issueMessage(pauseReasons.notAPause()) },
    ),
  ),
});

export type PauseSetting = z.output<typeof pauseSetting>;
