import * as z from 'zod/mini';
import {
  day,
  idSchema,
  instant,
  limits,
  line,
  oneOf,
  position,
  requiredLine,
  tagList,
  text,
  url,
  wholeNumber,
} from '../core/fields.ts';
import { clearable, defineFields } from '../core/model.ts';

import { skillTag, skillTags } from '../skills/tags.ts';

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

/** Defaults on create. */
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
} as const;

export const maxResources = 2_000;
/** In minutes; about two years without a break. */
export const maxDuration = 1_000_000;

export const resourceFields = defineFields({
  required: { title: requiredLine('Title', limits.name) },
  optional: {
    type: oneOf('Type', resourceTypes),
    priority: oneOf('Priority', priorities),
    status: oneOf('Status', resourceStatuses),
    progress: wholeNumber('Progress', 0, 100),
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
 * The body of a PATCH. It may also set the days that otherwise follow from the status. Undoing a change of status
 * can thus restore those days. `completionDate` needs the status Completed.
 */
export const resourcePatch = z.extend(resourceFields.patch, {
  startDate: clearable(day('Start date')),
  completionDate: clearable(day('Completion date')),
});

export const resourceSchema = z.object({
  _id: idSchema,
  ...resourceFields.shown,
  relatedSkills: z.array(skillTag),
  /** The same day as `deadline`. */
  estimatedCompletionDate: z.nullable(z.iso.date()),
  /** The progress before completion. It is restored when the status changes. Null unless completed. */
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
export type Resource = z.output<typeof resourceSchema>;
export type NewResource = z.output<typeof resourceFields.create>;
export type ResourcePatch = z.output<typeof resourcePatch>;

export const resourceStatsSchema = z.object({
  totalResources: z.int(),
  inProgressResources: z.int(),
  completedResources: z.int(),
  notStartedResources: z.int(),
  onHoldResources: z.int(),
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
