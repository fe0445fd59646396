import { useSyncExternalStore } from 'react';
import { areSingleKeysOn, isOverlaid, isSingleKey } from '../../keys/singleKeys.ts';

/** Inputs without text. Ctrl+Z has no other meaning there. */
const nonTextInputs =
  'input:is([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])';

/** The key u without modifiers, outside text inputs. */
const isUndoLetter = (event: KeyboardEvent): boolean =>
  event.key === 'u' && !event.repeat && areSingleKeysOn() && isSingleKey(event) && !isOverlaid();

/** Ctrl+Z or Cmd+Z, unless the browser needs it to undo typing. Also the key u. */
const isUndoKey = (event: KeyboardEvent): boolean => {
  if (isUndoLetter(event)) return true;
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key.toLowerCase() !== 'z' || shiftKey || altKey || ctrlKey === metaKey) return false;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return false;
  const isTyped = target.matches('input, textarea') && !target.matches(nonTextInputs);
  return !isTyped && !target.isContentEditable;
};

/** The last change, as long as it can be undone. Its popup may already be gone. */
export type LastChange = { readonly message: string; readonly undo: () => void };

let last: LastChange | undefined;
const listeners = new Set<() => void>();
const setLast = (change: LastChange | undefined): void => {
  last = change;
  for (const listener of listeners) listener();
};

const onKey = (event: KeyboardEvent): void => {
  if (!last || !isUndoKey(event)) return;
  event.preventDefault();
  last.undo();
};

/** Lets the person undo this change by Ctrl+Z, u or "Your changes". Returns a function that withdraws the offer. */
export const offerUndo = (change: LastChange | undefined): (() => void) => {
  const withdraw = () => {
    if (last?.undo === undo) setLast(undefined);
  };
  const undo = () => {
    withdraw();
    change?.undo();
  };
  document.addEventListener('keydown', onKey);
  setLast(change && { ...change, undo });
  return withdraw;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLastChange = (): LastChange | undefined =>
  useSyncExternalStore(subscribe, () => last);
