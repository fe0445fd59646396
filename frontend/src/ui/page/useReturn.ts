import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageBefore } from '../browser/trail.ts';
import { canonicalListPath } from './canonicalListPath.ts';

/** Whether a click opens its link in this tab. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Leads from an item's page or form back to its list. If the person came from the list, the list has the same filter,
 * order and place as before. Otherwise the list opens in its default view.
 * @param itemPath the item's page. A form that was opened there leads back to it.
 * @returns the props of a link, and a function that does the same
 */
export const useReturn = (listPath: string, itemPath?: string) => {
  const navigate = useNavigate();
  const before = pageBefore(useLocation().key);
  const pathBefore = before && canonicalListPath(new URL(before, location.href).pathname);
  const isBefore = before !== undefined && (pathBefore === listPath || pathBefore === itemPath);
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
