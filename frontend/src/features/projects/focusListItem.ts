/** Puts the focus on the first of some buttons of an item that is on screen. */
export const focusListItem = (
  list: HTMLElement | null,
  itemId: string,
  buttons: readonly ('data-edit' | 'data-delete')[],
): void =>
  buttons
    .map((button) => list?.querySelector<HTMLElement>(`[data-list-item="${itemId}"] [${button}]`))
    .find((button) => button?.checkVisibility())
    ?.focus();
