import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import {
  byRule,
  day,
  idSchema,
  instant,
  limitedList,
  limits,
  line,
  oneOf,
  position,
  requiredLine,
  storedAs,
  tagList,
  text,
  trueOrFalse,
  url,
  wholeNumber,
} from '../calls/fields.ts';
import { clearable, defineFields } from '../calls/model.ts';

import { logTimeBody, maxPages } from '../skills/model.ts';
import { skillTag, skillTags } from '../skills/tags.ts';
import { resourceReasons } from './reasons.ts';

export const resourceTypes = [
  'Book',
  'Course',
  'Video',
  'Article',
  'Tutorial',
  'Documentation',
  'Podcast',
  'Other',
] as const;
export const resourceStatuses = ['Not Started', 'In Progress', 'Completed', 'On Hold'] as const;
export const priorities = ['Low', 'Medium', 'High'] as const;

/** The most parts of a resource, and the most readings that were closed. */
export const maxParts = 300;
export const maxReadings = 50;
export const maxPartUrl = 500;
/** In minutes; about two years without a break. */
export const maxDuration = 1_000_000;

export const partTitle = requiredLine('Title', limits.name);
export const partMinutes = wholeNumber('Minutes', 1, maxDuration);
export const partUrl = url('URL', maxPartUrl);

/** A part that a client sends. `done` applies only to a new part, so that saving a form never loses ticks. */
export const partInput = z.strictObject({
  /** The id of an existing part, or an id chosen for a new one. */
  _id: z.optional(idSchema),
  title: partTitle,
  minutes: z.nullish(partMinutes),
  url: clearable(partUrl),
  done: z.optional(trueOrFalse('Done')),
});

export type PartInput = z.output<typeof partInput>;

/** Whether all ids differ. Items without an id are ignored. */
export const hasOwnIds = (items: readonly { readonly _id?: string | undefined }[]): boolean => {
  const ids = items.flatMap(({ _id }) => _id ?? []);
  return new Set(ids).size === ids.length;
};

/** A list of parts. The first part above the limit is named by its place: `parts.300`. */
export const partList = <S extends z.ZodMiniType>(item: S) =>
  z.array(item, { error: issueMessage(fieldReasons.list({ label: 'Parts' })) }).check(
    ({ value, issues }) => {
      if (value.length <= maxParts) return;
      const reason = resourceReasons.lineTooMany({ line: maxParts + 1, max: maxParts });
      const message = issueMessage(reason);
      issues.push({ code: 'custom', path: [maxParts], message, input: value });
    },
    z.meta({ maxItems: maxParts }),
  );

export const resourceDefaults = {
  type: 'Book',
  priority: 'Medium',
  status: 'Not Started',
  progress: 0,
  duration: 0,
  author: '',
  description: '',
  notes: '',
  tags: [] as string[],
  relatedSkills: [] as string[],
  parts: [] as PartInput[],
} as const;

export const maxResources = 2_000;

export const resourceFields = defineFields({
  required: { title: requiredLine('Title', limits.name) },
  optional: {
    type: oneOf('Type', resourceTypes),
    priority: oneOf('Priority', priorities),
    status: oneOf('Status', resourceStatuses),
    progress: wholeNumber('Progress', 0, 100),
    pages: wholeNumber('Pages', 1, maxPages),
    /** The last page that was read. Only with `pages`. */
    page: wholeNumber('Page', 0, maxPages),
    parts: partList(partInput),
    /** In minutes. */
    duration: wholeNumber('Duration', 0, maxDuration),
    url: url('URL'),
    author: line('Author', limits.name),
    description: text('Description', limits.description),
    notes: text('Notes', limits.notes),
    tags: tagList('Tags'),
    relatedSkills: skillTags,
    deadline: day('Deadline'),
    position,
  },
  defaults: resourceDefaults,
});

/**
 * The body of a PATCH. It may also set the days that otherwise follow from the status. Undoing a change of status can
 * thus restore those days. `completionDate` needs the status Completed.
 *
 * `knownParts` are the ids of the parts that the client showed. With them, a sent list doesn't delete parts that
 * another device added. Nor does it restore parts that another device deleted.
 */
export const resourcePatch = z.extend(resourceFields.patch, {
  startDate: clearable(day('Start date')),
  completionDate: clearable(day('Completion date')),
  knownParts: z.optional(limitedList('Ids', idSchema, maxParts)),
});

export const partSchema = z.object({
  _id: idSchema,
  title: z.string(),
  minutes: z.nullable(z.int()),
  url: z.nullable(storedAs(partUrl)),
  done: z.boolean(),
  /** The user's day on which the part was ticked. Null while it is open, or if an import does not know the day. */
  doneOn: z.nullable(z.iso.date()),
});

/** The days of one reading. An unknown day is null. */
export const readingSchema = z.object({
  _id: idSchema,
  startDate: z.nullable(z.iso.date()),
  completionDate: z.nullable(z.iso.date()),
});

export const resourceSchema = z.object({
  _id: idSchema,
  ...resourceFields.shown,
  relatedSkills: z.array(skillTag),
  parts: z.array(partSchema),
  /**
   * The closed readings. While the resource is completed, also the present reading, which has the id of the resource.
   */
  readings: z.array(readingSchema),
  /** The same day as `deadline`. */
  estimatedCompletionDate: z.nullable(z.iso.date()),
  /** The recorded progress. It is shown again when the status changes. Null unless completed. */
  progressBefore: z.nullable(z.int()),
  /** The time spent on the resource, in minutes: the sum of its activities. */
  spentMinutes: z.int().check(z.gte(0)),
  startDate: z.nullable(z.iso.date()),
  completionDate: z.nullable(z.iso.date()),
  createdAt: instant,
  updatedAt: instant,
});

export type ResourceType = (typeof resourceTypes)[number];
export type ResourceStatus = (typeof resourceStatuses)[number];
export type Priority = (typeof priorities)[number];
export type Part = z.output<typeof partSchema>;
export type Reading = z.output<typeof readingSchema>;
export type Resource = z.output<typeof resourceSchema>;
export type NewResource = z.output<typeof resourceFields.create>;
export type ResourcePatch = z.output<typeof resourcePatch>;

export const resourceStatsSchema = z.object({
  totalResources: z.int(),
  inProgressResources: z.int(),
  completedResources: z.int(),
  notStartedResources: z.int(),
  onHoldResources: z.int(),
  /** The readings that were finished in the user's calendar year. */
  finishedThisYear: z.int(),
  /** The durations of the completed resources, and of all resources, in minutes. */
  completedTime: z.int(),
  totalEstimatedTime: z.int(),
  /** Only types that have resources. */
  resourcesByType: z.record(z.string(), z.int()),
});

export const targetSchema = z.object({
  _id: idSchema,
  title: z.string(),
  priority: z.enum(priorities),
  deadline: z.iso.date(),
  progress: z.int(),
  remainingMinutes: z.int(),
  /** Days from today to the deadline: 0 on the day itself, negative after it. */
  daysRemaining: z.int(),
  minutesPerDay: z.int(),
  isOverdue: z.boolean(),
});

export type ResourceStats = z.output<typeof resourceStatsSchema>;
export type Target = z.output<typeof targetSchema>;

/** Time spent on a resource. With pages, it may send the page that was reached instead of a progress. */
export const resourceTimeBody = z
  .extend(logTimeBody, { page: z.optional(wholeNumber('Page', 0, maxPages)) })
  .check(
    byRule(({ page, progress }) =>
      page !== undefined && progress !== undefined
        ? { field: 'page', ...resourceReasons.pageOrProgress() }
        : undefined,
    ),
  );

export type ResourceTime = z.output<typeof resourceTimeBody>;
