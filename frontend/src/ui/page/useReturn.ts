import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listOf } from './listOf.ts';
import { pageBefore } from './trail.ts';

/** Whether a click follows a link in this tab. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * The way from a page of one item back to its list: as the list was left (filter, order, place) where one came from
 * there, else to the list as it opens first.
 * @returns the props of a link, and what does the same without a link
 */
export const useReturn = (listPath: string) => {
  const navigate = useNavigate();
  const before = pageBefore(useLocation().key);
  const isBefore =
    before !== undefined && listOf(new URL(before, location.href).pathname) === listPath;
  const goBack = () => (isBefore ? navigate(-1) : navigate(listPath));
  const link = {
    to: isBefore ? before : listPath,
    onClick: (event: MouseEvent) => {
      if (!isBefore || !isPlain(event) || event.defaultPrevented) return;
      event.preventDefault();
      navigate(-1);
    },
  };
  return { link, goBack };
};
