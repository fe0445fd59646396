/** The items of a page's lists: cards or lines, goals, and today's habits. */
const ITEM = '[data-card], [data-line]';
const CONTROL = 'a, button, input, select';

const itemOfFocus = (): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>(ITEM) ?? undefined;

/** Moves the focus `by` items; from elsewhere to the first one in view. */
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
  // As what was searched for: outlined as long as it has the focus.
  item.dataset.found = '';
  item.addEventListener('blur', () => delete item.dataset.found, { once: true });
};

/** Presses what a key stands for in the item with the focus, `data-key` on a control or around it; focuses a select. */
export const pressIn = (key: 'x' | 'e'): void => {
  const marked = [...(itemOfFocus()?.querySelectorAll<HTMLElement>(`[data-key=${key}]`) ?? [])];
  // The innermost of those within one another.
  const found = marked.at(-1);
  const control = found?.matches(CONTROL) ? found : found?.querySelector<HTMLElement>(CONTROL);
  if (control?.matches('select')) control.focus();
  else control?.click();
};

/**
 * Starts the timer for the item with the focus, else for the only one of the page unless a timer runs. False where it is
 * not clear for what.
 */
export const pressTimer = (): boolean => {
  const starts = document.querySelectorAll<HTMLElement>('main [data-key=t]');
  const isClear = starts.length === 1 && !document.querySelector('[data-timer-line]');
  const start = itemOfFocus()?.querySelector<HTMLElement>('[data-key=t]') ?? (isClear && starts[0]);
  if (!start) return false;
  start.click();
  return true;
};
