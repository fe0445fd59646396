import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isCovered } from '../overlay/backCloses.ts';
import { setPageTitle } from './documentTitle.ts';

/** Whether the person has moved to another page. After going back, the first page no longer counts as the beginning. */
let hasMoved = false;

/** A form starts with the focus in its first field. */
const isInField = (): boolean =>
  document.activeElement?.matches('main :is(input, textarea, select)') ?? false;

/**
 * Sets the document's title. Except on the first page of a visit, it also moves the focus to the page's heading, so
 * that keyboards and screen readers start there. It leaves the focus in a form's first field, and in an overlay that
 * was opened while the page loaded.
 * @returns the props of the page's h1
 */
export const usePageHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirstPage = useRef(key === 'default' && !hasMoved).current;

  // Depends on the title, not the location: a page that keeps its view in the query must not lose the focus.
  useEffect(() => {
    setPageTitle(title);
    if (isFirstPage) return;
    hasMoved = true;
    if (!isInField() && !isCovered()) heading.current?.focus({ preventScroll: true });
  }, [title, isFirstPage]);

  return { ref: heading, tabIndex: -1 };
};
