/** The items of a page's lists: cards or lines, goals, and today's habits. */
const ITEM = '[data-card], [data-line]';
const CONTROL = 'a, button, input, select';

const itemOfFocus = (): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>(ITEM) ?? undefined;

/** Moves the focus by this many items. From elsewhere, it moves to the first item in view. */
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
  // Outlined like a search result while it has the focus.
  item.dataset.found = '';
  item.addEventListener('blur', () => delete item.dataset.found, { once: true });
};

/** Presses the control with this `data-key` in the focused item. A select gets the focus instead. */
export const pressIn = (key: 'x' | 'e'): void => {
  const marked = [...(itemOfFocus()?.querySelectorAll<HTMLElement>(`[data-key~=${key}]`) ?? [])];
  // If items are nested, the last match belongs to the innermost.
  const found = marked.at(-1);
  const control = found?.matches(CONTROL) ? found : found?.querySelector<HTMLElement>(CONTROL);
  if (control?.matches('select')) control.focus();
  else control?.click();
};

/**
 * Starts the timer for the focused item. Without one, for the page's only item, unless a timer runs. Returns false if
 * the item is unclear.
 */
export const pressTimer = (): boolean => {
  const starts = document.querySelectorAll<HTMLElement>('main [data-key=t]');
  const isClear = starts.length === 1 && !document.querySelector('[data-timer-line]');
  const start = itemOfFocus()?.querySelector<HTMLElement>('[data-key=t]') ?? (isClear && starts[0]);
  if (!start) return false;
  start.click();
  return true;
};
