import type { FieldError } from '../calls/errors.ts';
import type { Part, Resource } from './model.ts';
import { progressOfParts } from './parts.ts';
import { resourceReasons } from './reasons.ts';

export type ProgressFacts = Readonly<
  Pick<Resource, 'progress' | 'progressBefore' | 'pages' | 'page'>
> & {
  readonly status: string;
  readonly parts: readonly Pick<Part, '_id' | 'minutes' | 'done'>[];
};

/**
 * The sent fields. Null clears a field; missing fields stay. `parts` is the whole list after the change. A sent
 * progress of 100 is not recorded if the resource is completed after the change.
 */
export type ProgressChange = {
  readonly [K in Exclude<keyof ProgressFacts, 'progressBefore'>]?: ProgressFacts[K] | undefined;
};

/** The progress on a page, rounded down: page 143 of 320 -> 44. */
export const progressOfPage = (page: number, pages: number): number =>
  Math.floor((100 * page) / pages);

/** The first page with at least this progress: 44% of 320 -> page 141. */
export const pageOfProgress = (progress: number, pages: number): number =>
  Math.ceil((progress * pages) / 100);

/** The recorded progress. For a completed resource, that is the progress before its completion. */
const recordedProgress = ({ progress, progressBefore, pages, page, parts }: ProgressFacts) => {
  if (parts.length > 0) return progressOfParts(parts);
  return pages !== null && page !== null
    ? progressOfPage(page, pages)
    : (progressBefore ?? progress);
};

/** The pages, the page and the progress after a change, as `recordedAfter` computes them. */
export type Recorded = Pick<ProgressFacts, 'pages' | 'page' | 'progress'> & {
  /** Whether the change sends a page or a progress that differs from the present one. */
  readonly isMoved: boolean;
};

/**
 * Returns the facts after a change. The progress follows from the parts, else from the pages, else it is the sent one.
 * - If pages are added, the page is the first one with at least the present progress. If pages or parts are removed,
 * the progress stays.
 * - A sent progress moves the page to the first one with at least this progress. A progress that equals the present one
 * changes nothing. A sent page wins over a sent progress.
 * - With parts, a sent progress is ignored. A sent 100 is ignored if the resource is completed after the change.
 */
export function recordedAfter(was: ProgressFacts, change: ProgressChange): Recorded {
  const { parts = was.parts, pages = was.pages, status = was.status } = change;
  const present = recordedProgress(was);
  const isIgnored = parts.length > 0 || (status === 'Completed' && change.progress === 100);
  const sent = isIgnored || change.progress === present ? undefined : change.progress;
  const isMoved = sent !== undefined;
  if (parts.length > 0) return { pages, page: null, progress: progressOfParts(parts), isMoved };
  if (pages === null) return { pages, page: null, progress: sent ?? present, isMoved };
  const stays = (was.pages === null ? null : was.page) ?? pageOfProgress(present, pages);
  const page =
    change.page === undefined
      ? sent === undefined
        ? stays
        : pageOfProgress(sent, pages)
      : (change.page ?? 0);
  const isTurned = change.page === undefined ? isMoved : page !== stays;
  return { pages, page, progress: progressOfPage(page, pages), isMoved: isTurned };
}

/**
 * Returns the field and the reason if the change is refused. After a change, a resource must not have both pages and
 * parts, a page without pages, or a page above its pages. `hasParts` says whether the sent list has parts. It is
 * undefined if no list was sent.
 */
export function progressProblem(
  was: ProgressFacts,
  {
    hasParts,
    ...change
  }: Omit<ProgressChange, 'parts'> & { readonly hasParts?: boolean | undefined },
): FieldError | undefined {
  const { pages = was.pages } = change;
  if (change.page != null && pages === null) {
    return { field: 'page', ...resourceReasons.pageNeedsPages() };
  }
  if (pages === null) return undefined;
  if (hasParts ?? was.parts.length > 0) {
    return { field: hasParts ? 'parts' : 'pages', ...resourceReasons.pagesAndParts() };
  }
  const { page } = recordedAfter(was, { ...change, parts: [] });
  if (page === null || page <= pages) return undefined;
  return change.page == null
    ? { field: 'pages', ...resourceReasons.pagesBelowPage({ page }) }
    : { field: 'page', ...resourceReasons.pageAbovePages({ pages }) };
}

const nothingRecorded: ProgressFacts = {
  status: '',
  progress: 0,
  progressBefore: null,
  pages: null,
  page: null,
  parts: [],
};

/** The same as `progressProblem`, for a new or an imported resource. */
export const newProgressProblem = ({
  pages,
  page,
  parts = [],
}: {
  readonly pages?: number | null | undefined;
  readonly page?: number | null | undefined;
  readonly parts?: readonly object[] | undefined;
}): FieldError | undefined =>
  progressProblem(nothingRecorded, { pages, page, hasParts: parts.length > 0 });
