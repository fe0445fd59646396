import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import {
  byId,
  day,
  hours,
  idSchema,
  limits,
  line,
  oneOf,
  text,
  wholeNumber,
} from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import {
  fewRecords,
  importCall,
  moment,
  record,
  records,
  timestamps,
  undoImportCall,
} from '../core/imports.ts';
import {
  activitySources,
  activityTypes,
  hoursLogged,
  itemSources,
  maxActivityMinutes,
  maxLoggedHours,
  maxPages,
  maxSkillHours,
  skillFields,
} from './model.ts';
import { skillReasons } from './reasons.ts';
import { tooManyTags } from './tags.ts';
import { grainsOfHours, grainsOfMinutes, hoursOf } from './time.ts';

const { create, patch } = skillFields;

const mostTime = grainsOfHours(maxSkillHours);
/** Lower than any skill's initial time can be. */
const leastTime = -100 * mostTime;

/** A skill in an export, without its activities. Its hours don't include those of the activities yet. */
const skillRecord = record('Skill', {
  ...z.omit(patch, { currentHours: true, loggedTime: true }).shape,
  _id: idSchema,
  name: create.shape.name,
  category: create.shape.category,
  initialTime: wholeNumber('Initial time', leastTime, mostTime),
  createdDay: day('Created day'),
  ...timestamps,
});

/**
 * Whether the hours fit the type. Logged hours have no duration. Other activities have minutes, and their hours must
 * be those minutes, rounded.
 */
const isTimed = ({ type, hours, duration }: Timed): boolean =>
  type === hoursLogged
    ? hours > 0 && duration === null
    : duration !== null && hours === hoursOf(grainsOfMinutes(duration));

type Timed = { readonly type: string; readonly hours: number; readonly duration: number | null };

type Sourced = {
  readonly source?: string | undefined;
  readonly sourceId?: string | null | undefined;
  readonly sourceName?: string | null | undefined;
};

/**
 * Whether the source is complete. The id and the name come together, and only if the source is a habit, resource or
 * project.
 */
const isSourced = ({ source, sourceId = null, sourceName = null }: Sourced): boolean =>
  sourceId === null
    ? sourceName === null
    : sourceName !== null && itemSources.some((one) => one === source);

type Paged = Sourced & {
  readonly page?: number | null | undefined;
  readonly pageBefore?: number | null | undefined;
};

/** Whether the pages fit the source: `page` requires a resource, and `pageBefore` requires `page`. */
const isPaged = ({ source, page = null, pageBefore = null }: Paged): boolean =>
  page === null ? pageBefore === null : source === 'resource';

/**
 * An activity in an export. The id is a ULID whose time must fall on the activity's day, in UTC. Older exports have no
 * source and no page.
 */
const activityRecord = record('Activity', {
  _id: idSchema,
  skill: z.nullable(idSchema),
  source: z.optional(oneOf('Source', activitySources)),
  sourceId: z.nullish(idSchema),
  sourceName: z.nullish(line('Source name', limits.name)),
  type: oneOf('Type', [...activityTypes, hoursLogged]),
  date: day('Date'),
  hours: hours('Hours', 0, maxLoggedHours),
  duration: z.nullable(wholeNumber('Duration', 0, maxActivityMinutes)),
  description: text('Description', limits.description),
  page: z.nullish(wholeNumber('Page', 0, maxPages)),
  pageBefore: z.nullish(wholeNumber('Page before', 0, maxPages)),
  createdAt: moment('Created at'),
}).check(
  z.refine(isTimed, {
    path: ['duration'],
    error: issueMessage(skillReasons.durationOfType({ type: hoursLogged })),
  }),
  z.refine(isSourced, { path: ['sourceId'], error: issueMessage(skillReasons.sourceOfActivity()) }),
  z.refine(isPaged, { path: ['page'], error: issueMessage(skillReasons.pageOfActivity()) }),
);

export type SkillRecord = z.output<typeof skillRecord>;
export type ActivityRecord = z.output<typeof activityRecord>;

/** A reference to a skill in other records. Only the id counts, even if the export also has the name. */
export const namedSkill = record('Skill', {
  _id: idSchema,
  name: z.optional(z.string()),
  category: z.optional(z.string()),
});

/** The tags of a resource or project in an export. */
export const namedSkills = z
  .array(namedSkill, issueMessage(fieldReasons.list({ label: 'Related skills' })))
  .check(z.maxLength(limits.listItems, tooManyTags));

export const skillImports = defineRoutes({
  import: {
    path: '/skills/import',
    summary: 'Import skills from an export, without their activities',
    ...importCall(z.strictObject({ skills: fewRecords('Skills', skillRecord) })),
  },
  importActivities: {
    path: '/skills/{id}/activities/import',
    summary: 'Import a skill’s activities from an export',
    params: byId,
    ...importCall(z.strictObject({ activities: records('Activities', activityRecord) })),
  },
  undoActivities: {
    path: '/skills/{id}/activities/import/undo',
    summary: 'Delete imported activities of a skill',
    params: byId,
    ...undoImportCall,
  },
  importUnassigned: {
    path: '/skills/unassigned/activities/import',
    summary: 'Import an export’s activities that count for no skill',
    ...importCall(z.strictObject({ activities: records('Activities', activityRecord) })),
  },
  undoUnassigned: {
    path: '/skills/unassigned/activities/import/undo',
    summary: 'Delete imported activities that count for no skill',
    ...undoImportCall,
  },
});
