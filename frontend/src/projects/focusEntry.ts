/** Puts the focus on the first of some buttons of an entry that is on screen. */
export const focusEntry = (
  list: HTMLElement | null,
  entryId: string,
  buttons: readonly ('data-edit' | 'data-delete')[],
): void =>
  buttons
    .map((button) => list?.querySelector<HTMLElement>(`[data-entry="${entryId}"] [${button}]`))
    .find((button) => button?.checkVisibility())
    ?.focus();
