import * as z from 'zod/mini';
import {
  day,
  idSchema,
  instant,
  limitedList,
  limits,
  oneOf,
  requiredLine,
  text,
  trueOrFalse,
  url,
  wholeNumber,
} from '../calls/fields.ts';
import { clearable, defineFields } from '../calls/model.ts';
import type { Label } from '../language/fieldLabels.ts';

import { skillTag, skillTags } from '../skills/tags.ts';

export const projectStatuses = [
  'Planning',
  'In Progress',
  'Completed',
  'On Hold',
  'Abandoned',
] as const;

export const projectDefaults = {
  description: '',
  status: 'Planning',
  progress: 0,
  progressFromGoals: false,
  relatedSkills: [] as string[],
} as const;

export const maxProjects = 1_000;
/** The most goals, outcomes or challenges of one project, and the most characters of each. */
export const maxListItems = 200;
export const maxListItemLength = 500;

export const listItemText = requiredLine('Description', maxListItemLength);

const listItemInput = z.strictObject({
  /** The id of an existing item, or an id chosen for a new one. An existing item keeps its id if its text changes. */
  _id: z.optional(idSchema),
  description: listItemText,
});

/**
 * `completed` applies only to new goals, so that saving a form never loses ticks. A sent `dueDate` also applies to
 * existing goals; null clears it. Without it, an existing goal keeps its day.
 */
const goalInput = z.extend(listItemInput, {
  completed: z.optional(trueOrFalse('Completed')),
  dueDate: z.nullish(day('Due date')),
});

/** A list of a project: goals, outcomes or challenges. */
export const projectList = <S extends z.ZodMiniType>(label: Label, item: S) =>
  limitedList(label, item, maxListItems);

export const projectFields = defineFields({
  required: { name: requiredLine('Name', limits.name) },
  optional: {
    description: text('Description', limits.description),
    status: oneOf('Status', projectStatuses),
    progress: wholeNumber('Progress', 0, 100),
    /** If true and there are goals, the progress is the share of completed goals. */
    progressFromGoals: trueOrFalse('Progress from goals'),
    startDate: day('Start date'),
    endDate: day('End date'),
    repositoryUrl: url('Repository URL'),
    demoUrl: url('Demo URL'),
    relatedSkills: skillTags,
    goals: projectList('Goals', goalInput),
    learningOutcomes: projectList('Learning outcomes', listItemInput),
    challenges: projectList('Challenges', listItemInput),
  },
  defaults: projectDefaults,
});

export const listNames = ['goals', 'learningOutcomes', 'challenges'] as const;

export type ListName = (typeof listNames)[number];

const mostItems = listNames.length * maxListItems;

/**
 * The body of a PATCH. It may also set the completion date, so that undoing a change of status can restore that
 * date. A completion date needs the status Completed.
 *
 * `knownItems` are the ids of the items that the client showed. With them, a sent list doesn't delete items that
 * another device added. Nor does it restore items that another device deleted.
 */
export const projectPatch = z.extend(projectFields.patch, {
  completionDate: clearable(day('Completion date')),
  knownItems: z.optional(limitedList('Ids', idSchema, mostItems)),
});

const listItemSchema = z.object({ _id: idSchema, description: z.string() });

const goalSchema = z.extend(listItemSchema, {
  completed: z.boolean(),
  /** The user's day on which the goal was ticked. Null while it is open, or if an import does not know the day. */
  completedAt: z.nullable(z.iso.date()),
  dueDate: z.nullable(z.iso.date()),
});

const outcomeSchema = z.extend(listItemSchema, {
  /** The user's day on which the outcome or challenge was added. Null if that was before such days were stored. */
  createdOn: z.nullable(z.iso.date()),
});

const challengeSchema = z.extend(outcomeSchema, {
  /** The user's day on which the challenge was solved. Null while it is unsolved. */
  solvedOn: z.nullable(z.iso.date()),
});

/** A day that older list items lack, in the table and in exports. */
const laterDay = z._default(z.nullable(z.iso.date()), null);

/** The items of each list as they are stored and exported. Older ones lack days. */
export const storedItems = {
  goals: z.extend(goalSchema, { dueDate: laterDay }),
  learningOutcomes: z.extend(outcomeSchema, { createdOn: laterDay }),
  challenges: z.extend(challengeSchema, { createdOn: laterDay, solvedOn: laterDay }),
} as const;

export const projectSchema = z.object({
  _id: idSchema,
  ...projectFields.shown,
  /** The progress before completion. It is restored when the status changes. Null unless completed. */
  progressBefore: z.nullable(z.int()),
  /** The time spent on the project, in minutes: the sum of its activities. */
  spentMinutes: z.int().check(z.gte(0)),
  completionDate: z.nullable(z.iso.date()),
  /** In days. */
  duration: z.nullable(z.int()),
  relatedSkills: z.array(skillTag),
  goals: z.array(goalSchema),
  learningOutcomes: z.array(outcomeSchema),
  challenges: z.array(challengeSchema),
  createdAt: instant,
  updatedAt: instant,
});

export type ProjectStatus = (typeof projectStatuses)[number];
export type Project = z.output<typeof projectSchema>;
export type Goal = z.output<typeof goalSchema>;
export type Outcome = z.output<typeof outcomeSchema>;
export type Challenge = z.output<typeof challengeSchema>;
export type ListItem = z.output<typeof listItemSchema>;
export type NewProject = z.output<typeof projectFields.create>;
export type ProjectPatch = z.output<typeof projectPatch>;

export const projectStatsSchema = z.object({
  totalProjects: z.int(),
  inProgressProjects: z.int(),
  completedProjects: z.int(),
  completedGoals: z.int(),
  totalGoals: z.int(),
  /** Contains every status, even if it has no projects. */
  projectsByStatus: z.record(z.enum(projectStatuses), z.int()),
});

export type ProjectStats = z.output<typeof projectStatsSchema>;
