import { completionAfter } from '../core/completion.ts';
import { tally } from '../core/counting.ts';
import type { Day } from '../days/days.ts';
import type { LoggedType } from '../skills/model.ts';
import {
  type NewResource,
  type Part,
  type Priority,
  type Resource,
  type ResourcePatch,
  type ResourceStats,
  type ResourceStatus,
  type ResourceType,
  resourceDefaults,
} from './model.ts';
import { mergeParts, ticksNewPart } from './parts.ts';
import { type ProgressChange, type ProgressFacts, recordedAfter } from './progress.ts';
import { finishedInYear } from './readings.ts';

export const priorityWeights: Readonly<Record<Priority, number>> = { High: 3, Medium: 2, Low: 1 };

/** All days are civil days of the user. */
export interface ResourceState extends Omit<ProgressFacts, 'parts'> {
  readonly status: ResourceStatus;
  readonly startDate: Day | null;
  readonly completionDate: Day | null;
}

/** The sent fields. Null clears a field; missing fields stay. `parts` is the whole list after the change. */
export interface ResourceChange extends ProgressChange {
  readonly status?: ResourceStatus | undefined;
  readonly startDate?: Day | null | undefined;
  readonly completionDate?: Day | null | undefined;
}

/** The state to which the body of a create is applied. */
export const newResource: ResourceState & Pick<ProgressFacts, 'parts'> = {
  status: resourceDefaults.status,
  progress: resourceDefaults.progress,
  progressBefore: null,
  pages: null,
  page: null,
  parts: [],
  startDate: null,
  completionDate: null,
};

/**
 * The state after a change made today. Check `progressProblem` first, and see `recordedAfter` for the progress. A
 * completed resource has 100% and keeps the day on which it was completed. A progress or a page that is sent while it
 * is completed is recorded. Leaving Completed shows the recorded progress and clears the day. A different page or
 * progress, or a newly ticked part, starts a resource that was not started, unless a status is sent. The start is the
 * first day In Progress or Completed, and then stays. The start of an imported resource may be unknown. Sent days win
 * over derived ones. A progress of 100% alone does not complete a resource.
 */
export function changeResource(
  was: ResourceState & Pick<ProgressFacts, 'parts'>,
  change: ResourceChange,
  today: Day,
): ResourceState {
  const { status = statusAfter(was, change), startDate = was.startDate } = change;
  const isCompleted = status === 'Completed';
  const isStarted = (one: ResourceStatus) => one === 'Completed' || one === 'In Progress';
  const starts = isStarted(status) && !(isStarted(was.status) && was.startDate === null);
  const { pages, page, progress, isMoved } = recordedAfter(was, change);
  // An imported resource may have been completed without a known progress from before.
  const isUnknown = was.status === 'Completed' && was.progressBefore === null;
  const isKept = isUnknown && !isMoved && pages === null && !hasParts(was, change);
  return {
    status,
    progress: isCompleted ? 100 : progress,
    progressBefore: isCompleted && !isKept ? progress : null,
    pages,
    page,
    startDate: startDate ?? (starts ? today : null),
    completionDate: completionAfter(was, change.completionDate, isCompleted, today),
  };
}

const hasParts = (was: Pick<ProgressFacts, 'parts'>, { parts }: ResourceChange): boolean =>
  (parts ?? was.parts).length > 0;

/** The status after a change that sends none. */
const statusAfter = (
  was: ResourceState & Pick<ProgressFacts, 'parts'>,
  change: ResourceChange,
): ResourceStatus => {
  if (was.status !== 'Not Started') return was.status;
  const { isMoved } = recordedAfter(was, change);
  const isStarted = isMoved || (change.parts && ticksNewPart(was.parts, change.parts));
  return isStarted ? 'In Progress' : was.status;
};

export const createdState = (
  fields: Omit<NewResource, '_id' | 'title'>,
  newId: () => string,
  today: Day,
): ResourceState & { readonly parts: readonly Part[] } => {
  const change = changeOfFields([], fields, newId, today);
  const { status = resourceDefaults.status, parts = [] } = change;
  return { ...changeResource(newResource, { ...change, status }, today), parts };
};

/** The change of a resource's state that the sent fields cause. Sent parts are merged with the existing ones. */
export const changeOfFields = (
  existing: readonly Part[],
  fields: Omit<ResourcePatch, 'title'>,
  newId: () => string,
  today: Day,
): ResourceChange & { readonly parts?: readonly Part[] } => {
  const { status, progress, pages, page, parts, startDate, completionDate } = fields;
  return {
    status: status === null ? resourceDefaults.status : status,
    progress: progress === null ? resourceDefaults.progress : progress,
    pages,
    page,
    ...(parts !== undefined && {
      parts: mergeParts(
        existing,
        parts ?? [],
        newId,
        today,
        fields.knownParts && new Set(fields.knownParts),
      ),
    }),
    startDate,
    completionDate,
  };
};

/** Whether sent fields change the state of a resource. */
export const movesState = (fields: Omit<ResourcePatch, 'title'>): boolean =>
  stateFields.some((field) => fields[field] !== undefined);

const stateFields = [
  'status',
  'progress',
  'pages',
  'page',
  'parts',
  'startDate',
  'completionDate',
] as const;

/** The body of a PATCH that restores the place in a resource: its page, else its progress. */
export const placePatch = ({ pages, page, progress, progressBefore }: Resource) =>
  pages === null ? { progress: progressBefore ?? progress } : { page: page ?? 0 };

/** The body of a PATCH that restores the status and its days, whatever the status is now. */
export const statusPatch = ({ status, startDate, completionDate }: Resource) => ({
  status,
  startDate,
  completionDate,
});

/** The body of a PATCH that restores the status, the days and the place, whatever the status is now. */
export const restoreResource = (resource: Resource) => ({
  ...statusPatch(resource),
  ...placePatch(resource),
});

const activityTypes: Readonly<Record<ResourceType, LoggedType>> = {
  Book: 'Reading',
  Course: 'Course',
  Video: 'Study',
  Article: 'Reading',
  Tutorial: 'Practice',
  Documentation: 'Reading',
  Podcast: 'Study',
  Other: 'Other',
};

/** The type of activity for time spent on a resource: Book -> Reading. */
export const activityTypeOf = (type: ResourceType): LoggedType => activityTypes[type];

export type ResourceFacts = Pick<
  Resource,
  '_id' | 'status' | 'type' | 'duration' | 'startDate' | 'completionDate' | 'readings'
>;

/** Counts every resource once, except in `finishedThisYear`, which counts readings. */
export function resourceStats(resources: readonly ResourceFacts[], today: Day): ResourceStats {
  const statuses = tally(resources.map(({ status }) => status));
  return {
    totalResources: resources.length,
    inProgressResources: statuses['In Progress'] ?? 0,
    completedResources: statuses.Completed ?? 0,
    notStartedResources: statuses['Not Started'] ?? 0,
    onHoldResources: statuses['On Hold'] ?? 0,
    finishedThisYear: finishedInYear(resources, today),
    completedTime: minutesOf(resources.filter(({ status }) => status === 'Completed')),
    totalEstimatedTime: minutesOf(resources),
    resourcesByType: tally(resources.map(({ type }) => type)),
  };
}

const minutesOf = (resources: readonly ResourceFacts[]): number =>
  resources.reduce((sum, { duration }) => sum + duration, 0);
