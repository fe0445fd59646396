import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import { byRule, idPattern, idSchema, instant, line, oneOf, wholeNumber } from '../calls/fields.ts';
import { moment } from '../core/imports.ts';
import { maxPages } from '../skills/model.ts';
import { maxCheckAfter, maxNoteLength, maxPlannedMinutes, minCheckAfter } from './limits.ts';

/** A timer can run for an item of one of these areas. */
export const targetAreas = ['skills', 'habits', 'resources', 'projects'] as const;

/**
 * A ULID whose time can be decoded: its first character is 0 to 7. The timer's activity on the day of this id gets the
 * same id.
 */
const timerId = idSchema.check(z.regex(/^[0-7]/));

export const byTimerId = z.strictObject({ id: timerId });

const id = z
  .string(issueMessage(fieldReasons.id()))
  .check(z.regex(idPattern, issueMessage(fieldReasons.id())));
const target = z
  .strictObject(
    {
      area: oneOf('Area', targetAreas),
      id,
      /**
       * Only for a resource or project: the skill that also gets the time. Null means no skill. If missing, the
       * first skill of the resource or project gets it.
       */
      skill: z.nullish(id),
    },
    issueMessage(fieldReasons.object({ label: 'Target' })),
  )
  .check(
    byRule(({ area, skill }) =>
      (area === 'skills' || area === 'habits') && skill !== undefined
        ? { field: 'skill', ...fieldReasons.unknownField({ name: 'skill' }) }
        : undefined,
    ),
  );
const note = line('Note', maxNoteLength);
/** When the person made the change, by the clock of the device. */
const at = moment('At');

export const startBody = z.strictObject({
  startedAt: moment('Started at'),
  target,
  note: z.optional(note),
  /** The timer rings after this much running time. */
  plannedMinutes: z.optional(wholeNumber('Planned minutes', 1, maxPlannedMinutes)),
  /** In minutes. If the person was not seen for this long, the timer asks whether to go on. */
  checkAfter: z.optional(wholeNumber('Check after', minCheckAfter, maxCheckAfter)),
});

export const atBody = z.strictObject({ at });

/** A stop may send the page that was reached. Only for a resource with pages. */
export const stopBody = z.strictObject({ at, page: z.optional(wholeNumber('Page', 0, maxPages)) });

/**
 * If a field is changed twice, the later change wins. A patch without fields only records that the person was seen.
 */
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
    /** Only for a resource or project: the skill that also gets the time; null for no skill. */
    skill: z.optional(z.nullable(idSchema)),
  }),
  note: z.string(),
  /** Sorted, without overlaps. `to` is null for the current pause. */
  pauses: z.array(z.object({ from: instant, to: z.nullable(instant) })),
  /** When the person was last seen. */
  seenAt: instant,
  plannedMinutes: z.nullable(z.int()),
  checkAfter: z.int(),
});

export type Timer = z.output<typeof timerSchema>;
export type TargetArea = (typeof targetAreas)[number];
export type SentTarget = z.output<typeof target>;
