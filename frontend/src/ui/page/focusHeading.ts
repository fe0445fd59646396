/** Moves the focus to the page's heading. Call it when the focused element disappears. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
