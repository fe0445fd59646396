import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import type { Part, Resource } from '#shared/resources/model.ts';

type Facts = Pick<Resource, 'status' | 'progress' | 'pages' | 'page' | 'parts'>;

export const partCounts = (
  parts: readonly Pick<Part, 'done'>[],
): { readonly done: number; readonly all: number } => ({
  done: parts.filter(({ done }) => done).length,
  all: parts.length,
});

/** 'page 140 of 320'. The page is a text, because it can also be the mark for an input. */
export const pageWords = (page: string, pages: number): string =>
  i18n.t('page {page} of {pages, number}', { page, pages });

/** The person's position: 'page 140 of 320', '12 of 40 parts' or '45%'. A completed resource is at its end. */
export const describePosition = ({ status, progress, pages, page, parts }: Facts): string => {
  const isCompleted = status === 'Completed';
  if (parts.length > 0) {
    const { done, all } = partCounts(parts);
    return i18n.t('{done, number} of {all, plural, one {# part} other {# parts}}', {
      done: isCompleted ? all : done,
      all,
    });
  }
  if (pages !== null) return pageWords(formatNumber(isCompleted ? pages : (page ?? 0)), pages);
  return i18n.t('{percent}%', { percent: progress });
};

/** The percentage to show next to a page or parts. Undefined if the position itself is the percentage. */
export const percentBeside = ({
  progress,
  pages,
  parts,
}: Pick<Facts, 'progress' | 'pages' | 'parts'>): string | undefined =>
  pages === null && parts.length === 0 ? undefined : i18n.t('{percent}%', { percent: progress });

/** One press adds this many percent. */
export const STEP = 10;

/** One press adds this many pages: a tenth, and at least one. 320 -> 32, 7 -> 1. */
const stepOfPages = (pages: number): number => Math.max(1, Math.round((pages * STEP) / 100));

const within = (value: number, max: number): number => Math.min(max, Math.max(0, value));

/** The position one step further (1) or back (-1): a tenth of the pages, or 10% if the resource has no pages. */
export const stepFrom = (
  { progress, pages, page }: Pick<Facts, 'progress' | 'pages' | 'page'>,
  by: 1 | -1,
): { readonly page: number } | { readonly progress: number } =>
  pages === null
    ? { progress: within(progress + by * STEP, 100) }
    : { page: within((page ?? 0) + by * stepOfPages(pages), pages) };
