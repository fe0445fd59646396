import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isCovered } from '../overlay/backCloses.ts';
import { setPageTitle } from './documentTitle.ts';

/** Whether the person has opened another page. If they go back, the first page no longer counts as the first. */
let hasMoved = false;

/** Whether a field has the focus. A form focuses its first field. */
const isInField = (): boolean =>
  document.activeElement?.matches('main :is(input, textarea, select)') ?? false;

/**
 * Sets the document's title. Also moves the focus to the page's heading, where keyboards and screen readers then start.
 * The focus does not move on the first page of a visit, if a form's field has it, or if an overlay is open.
 * @returns the props of the page's h1
 */
export const usePageHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirstPage = useRef(key === 'default' && !hasMoved).current;

  // Depends on the title instead of the location. Otherwise a page would lose the focus when only its query
  // changes.
  useEffect(() => {
    setPageTitle(title);
    if (isFirstPage) return;
    hasMoved = true;
    if (!isInField() && !isCovered()) heading.current?.focus({ preventScroll: true });
  }, [title, isFirstPage]);

  return { ref: heading, tabIndex: -1 };
};
