import * as z from 'zod';
import {
  day,
  idSchema,
  instant,
  limits,
  oneOf,
  requiredText,
  text,
  textList,
  url,
  wholeNumber,
  writes,
} from '../core/fields.ts';
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

/** What a resource has when its maker did not say. */
export const resourceDefaults = {
  type: 'Book',
  priority: 'Medium',
  status: 'Not Started',
  progress: 0,
  duration: 0,
  author: '',
  description: '',
  notes: '',
} as const;

export const maxResources = 2_000;
/** Minutes; about 19 years of nights. */
export const maxDuration = 1_000_000;

const required = { title: requiredText('Title', limits.name) };
const optional = {
  type: oneOf('Type', resourceTypes),
  priority: oneOf('Priority', priorities),
  status: oneOf('Status', resourceStatuses),
  progress: wholeNumber('Progress', 0, 100),
  duration: wholeNumber('Duration', 0, maxDuration),
  url: url('URL'),
  author: text('Author', limits.name),
  description: text('Description', limits.description),
  notes: text('Notes', limits.notes),
  tags: textList('Tags'),
  relatedSkills: skillTags,
  deadline: day('Deadline'),
};

export const resourceBodies = writes(required, optional);

export const resourceSchema = z.object({
  _id: idSchema,
  title: z.string(),
  type: optional.type,
  priority: optional.priority,
  status: optional.status,
  progress: optional.progress,
  /** Minutes. */
  duration: optional.duration,
  url: z.string().nullable(),
  author: z.string(),
  description: z.string(),
  notes: z.string(),
  tags: z.array(z.string()),
  relatedSkills: z.array(skillTag),
  deadline: z.iso.date().nullable(),
  /** The same day as `deadline`. */
  estimatedCompletionDate: z.iso.date().nullable(),
  startDate: z.iso.date().nullable(),
  completionDate: z.iso.date().nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export type Resource = z.output<typeof resourceSchema>;
export type NewResource = z.output<typeof resourceBodies.create>;
export type ResourcePatch = z.output<typeof resourceBodies.patch>;

export const resourceStatsSchema = z.object({
  totalResources: z.int(),
  inProgressResources: z.int(),
  completedResources: z.int(),
  notStartedResources: z.int(),
  onHoldResources: z.int(),
  /** Minutes. */
  completedTime: z.int(),
  totalEstimatedTime: z.int(),
  resourcesByType: z.record(z.string(), z.int()),
});

export const targetSchema = z.object({
  _id: idSchema,
  title: z.string(),
  priority: z.enum(priorities),
  deadline: z.iso.date(),
  progress: z.int(),
  remainingMinutes: z.int(),
  daysRemaining: z.int(),
  minutesPerDay: z.int(),
  isOverdue: z.boolean(),
});
