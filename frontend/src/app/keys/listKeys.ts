/** The items of a page's lists: cards or lines, goals, and today's habits. */
const ITEM = '[data-card], [data-line]';
const CONTROL = 'a, button, input, select';

const itemOfFocus = (): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>(ITEM) ?? undefined;

/** Moves the focus by one item. If no item has the focus, it moves to the first visible item. */
export const focusNext = (by: 1 | -1): void => {
  const items = [...document.querySelectorAll<HTMLElement>(ITEM)].filter((item) =>
    item.checkVisibility(),
  );
  const current = itemOfFocus();
  const inView = ({ top }: DOMRect) => top >= 0 && top < innerHeight;
  const first = items.find((item) => inView(item.getBoundingClientRect())) ?? items[0];
  const item = current ? items[items.indexOf(current) + by] : first;
  if (!item) return;
  item.focus({ preventScroll: true });
  item.scrollIntoView({ block: 'nearest' });
  // Outlines the item like a search result while it has the focus.
  item.dataset.found = '';
  item.addEventListener('blur', () => delete item.dataset.found, { once: true });
};

/** Presses the control with this `data-key` in the focused item. A select gets the focus instead. */
export const pressIn = (key: 'x' | 'e'): void => {
  const marked = [...(itemOfFocus()?.querySelectorAll<HTMLElement>(`[data-key~=${key}]`) ?? [])];
  // In nested items, the last match belongs to the innermost item.
  const found = marked.at(-1);
  const control = found?.matches(CONTROL) ? found : found?.querySelector<HTMLElement>(CONTROL);
  if (control?.matches('select')) control.focus();
  else control?.click();
};

/**
 * Presses the timer button of the focused item. Without such a button, presses the page's only timer button, unless a
 * timer is already running. Returns false if it presses nothing.
 */
export const pressTimer = (): boolean => {
  const starts = document.querySelectorAll<HTMLElement>('main [data-key=t]');
  const isClear = starts.length === 1 && !document.querySelector('[data-timer-line]');
  const start = itemOfFocus()?.querySelector<HTMLElement>('[data-key=t]') ?? (isClear && starts[0]);
  if (!start) return false;
  start.click();
  return true;
};
