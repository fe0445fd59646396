import * as z from 'zod/mini';
import { fieldReasons, say } from '../core/fieldReasons.ts';
import { byRule, idPattern, idSchema, instant, line, oneOf, wholeNumber } from '../core/fields.ts';
import { moment } from '../core/imports.ts';
import { maxCheckAfter, maxNoteLength, maxPlannedMinutes, minCheckAfter } from './limits.ts';

/** The areas whose items a timer can run for. */
export const targetAreas = ['skills', 'habits', 'resources', 'projects'] as const;

/** A ULID whose time can be read. The timer's activity gets the same id. */
const timerId = idSchema.check(z.regex(/^[0-7]/));

export const byTimerId = z.strictObject({ id: timerId });

const id = z.string(say(fieldReasons.id())).check(z.regex(idPattern, say(fieldReasons.id())));
const target = z
  .strictObject(
    {
      area: oneOf('Area', targetAreas),
      id,
      /**
       * Only for a resource or project: the skill for which its time counts as well. Null means no skill. If missing,
       * the first skill of the resource or project.
       */
      skill: z.nullish(id),
    },
    say(fieldReasons.object({ label: 'Target' })),
  )
  .check(
    byRule(({ area, skill }) =>
      (area === 'skills' || area === 'habits') && skill !== undefined
        ? { field: 'skill', ...fieldReasons.unknownField({ name: 'skill' }) }
        : undefined,
    ),
  );
const note = line('Note', maxNoteLength);
/** When the person did it, by the clock of the device. */
const at = moment('At');

export const startBody = z.strictObject({
  startedAt: moment('Started at'),
  target,
  note: z.optional(note),
  /** The planned end rings after this much running time. */
  plannedMinutes: z.optional(wholeNumber('Planned minutes', 1, maxPlannedMinutes)),
  /** In minutes: how long without a sign of the person until it asks whether to go on. */
  checkAfter: z.optional(wholeNumber('Check after', minCheckAfter, maxCheckAfter)),
});

export const atBody = z.strictObject({ at });

/** Of two changes of a field, the later one wins. A patch without any field says "still on it". */
export const timerPatch = z.strictObject({
  at,
  startedAt: z.optional(moment('Started at')),
  target: z.optional(target),
  note: z.optional(note),
});

/** A timer that runs or is paused. */
export const timerSchema = z.object({
  _id: idSchema,
  startedAt: instant,
  target: z.object({
    area: z.enum(targetAreas),
    id: idSchema,
    /** Only for a resource or project: the skill for which its time counts as well; null for no skill. */
    skill: z.optional(z.nullable(idSchema)),
  }),
  note: z.string(),
  /** Sorted, without overlaps; `to` is null for a pause that goes on. */
  pauses: z.array(z.object({ from: instant, to: z.nullable(instant) })),
  /** The last sign of the person. */
  seenAt: instant,
  plannedMinutes: z.nullable(z.int()),
  checkAfter: z.int(),
});

export type Timer = z.output<typeof timerSchema>;
export type TargetArea = (typeof targetAreas)[number];
/** A target in a request. */
export type SentTarget = z.output<typeof target>;
