import type { Day } from '../days/days.ts';
import type { Resource } from './model.ts';
import type { ProgressFacts } from './progress.ts';
import {
  changeResource,
  placePatch,
  type ResourceState,
  restoreResource,
  statusPatch,
} from './rules.ts';

type Was = ResourceState & Pick<ProgressFacts, 'parts'>;

/** A session on a resource, with at most one of progress and page. */
export interface SentSession {
  readonly date: Day;
  readonly progress?: number | undefined;
  readonly page?: number | undefined;
  /** Whether another session with a page is newer. If so, the page of the resource stays. */
  readonly isOlder?: boolean | undefined;
}

/**
 * The state of a resource after a session. Undefined if nothing changes. A session begins a resource that was not
 * started, on the session's day: a book, and 20 minutes on 3 May -> In Progress since 3 May.
 */
export function afterSession(was: Was, session: SentSession): ResourceState | undefined {
  const { date, progress, page, isOlder } = session;
  const moved = page === undefined ? { progress } : isOlder ? {} : { page };
  const begins = was.status === 'Not Started';
  const isMoved = Object.values(moved).some((value) => value !== undefined);
  if (!begins && !isMoved) return undefined;
  return changeResource(was, { ...moved, ...(begins && { status: 'In Progress' }) }, date);
}

/** The page before a session with a page. Null if another session with a page is newer. */
export const pageBeforeSession = (
  was: Pick<ResourceState, 'page'>,
  { isOlder }: Pick<SentSession, 'isOlder'>,
): number | null => (isOlder ? null : was.page);

/**
 * The body of a PATCH that undoes what a session changed in its resource: the place and the start. `before` is the
 * resource before the session. Undefined if nothing changed.
 */
export const undoSession = (
  before: Resource,
  { page, progress }: Pick<SentSession, 'page' | 'progress'>,
) => {
  const isStarted = before.status !== 'Not Started';
  if (page === undefined && progress === undefined) {
    return isStarted ? undefined : statusPatch(before);
  }
  return isStarted ? placePatch(before) : restoreResource(before);
};
