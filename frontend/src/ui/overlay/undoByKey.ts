import { areSingleKeysOn, isOverlaid, isSingleKey } from '../keys/singleKeys.ts';

/** Inputs without text, where Ctrl+Z has no other meaning. */
const notTyped =
  'input:is([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])';

/** The key u without modifiers, outside of inputs. */
const isUndoLetter = (event: KeyboardEvent): boolean =>
  event.key === 'u' && !event.repeat && areSingleKeysOn() && isSingleKey(event) && !isOverlaid();

/** Ctrl+Z or Cmd+Z, unless it undoes typing. */
const isUndoKey = (event: KeyboardEvent): boolean => {
  if (isUndoLetter(event)) return true;
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key.toLowerCase() !== 'z' || shiftKey || altKey || ctrlKey === metaKey) return false;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return false;
  const isTyped = target.matches('input, textarea') && !target.matches(notTyped);
  return !isTyped && !target.isContentEditable;
};

let offered: AbortController | undefined;

/** Makes Ctrl+Z and u run this once, instead of any earlier Undo. Returns a function that withdraws only this Undo. */
export const undoByKey = (undo: (() => void) | undefined): (() => void) => {
  offered?.abort();
  if (!undo) return () => undefined;
  const mine = new AbortController();
  offered = mine;
  const onKey = (event: KeyboardEvent) => {
    if (!isUndoKey(event)) return;
    event.preventDefault();
    mine.abort();
    undo();
  };
  document.addEventListener('keydown', onKey, { signal: mine.signal });
  return () => mine.abort();
};
