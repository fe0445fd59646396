import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isCovered } from '../overlay/backCloses.ts';
import { setPageTitle } from './documentTitle.ts';

/** Whether the visit went on to another page: on the way back, its first page is no longer its beginning. */
let hasMoved = false;

/** A form that is opened to fill in begins at its first field. */
const isInField = (): boolean =>
  document.activeElement?.matches('main :is(input, textarea, select)') ?? false;

/**
 * Names the document after the page and, unless this is the first page of the visit, moves the focus
 * to its heading, so that keyboard and screen reader start there; a form may have it in its first field, and what was
 * opened while the page was still loading keeps it.
 * @returns what the page's h1 needs
 */
export const usePageHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirstPage = useRef(key === 'default' && !hasMoved).current;

  // By title, not by location: a page that keeps its view in the query must not lose the focus.
  useEffect(() => {
    setPageTitle(title);
    if (isFirstPage) return;
    hasMoved = true;
    if (!isInField() && !isCovered()) heading.current?.focus({ preventScroll: true });
  }, [title, isFirstPage]);

  return { ref: heading, tabIndex: -1 };
};
