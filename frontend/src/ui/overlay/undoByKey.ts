import { areSingleKeysOn, isOverlaid, isSingleKey } from '../keys/singleKeys.ts';

/** Inputs in which nothing is typed: Ctrl+Z means nothing of their own there. */
const notTyped =
  'input:is([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])';

/** u alone on a page. */
const isUndoLetter = (event: KeyboardEvent): boolean =>
  event.key === 'u' && !event.repeat && areSingleKeysOn() && isSingleKey(event) && !isOverlaid();

/** Ctrl+Z, or Cmd+Z, where it does not undo what was typed. */
const isUndoKey = (event: KeyboardEvent): boolean => {
  if (isUndoLetter(event)) return true;
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key.toLowerCase() !== 'z' || shiftKey || altKey || ctrlKey === metaKey) return false;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return false;
  const isTyped = target.matches('input, textarea') && !target.matches(notTyped);
  return !isTyped && !target.isContentEditable;
};

let offered: AbortController | undefined;

/** From now on Ctrl+Z, or u, does this, once, and nothing that was offered before. Returns what withdraws this offer alone. */
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
