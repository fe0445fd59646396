/** Moves the focus to the page's heading, for when what had it disappears. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
