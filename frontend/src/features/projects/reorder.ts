/** Where a row lies, in px from the top of the page. */
export type Row = { readonly top: number; readonly height: number };

const middle = ({ top, height }: Row): number => top + height / 2;

/** The place that the row `from` takes when it is dropped `dy` px below where it was picked up. */
export function dropIndex(rows: readonly Row[], from: number, dy: number): number {
  const held = rows[from];
  if (!held) return from;
  const [upper, lower] = [held.top + dy, held.top + held.height + dy];
  // It takes a row's place as soon as its leading edge is past that row's middle.
  const before = rows.filter((row, index) => index < from && middle(row) < upper).length;
  const after = rows.filter((row, index) => index > from && middle(row) < lower).length;
  return before + after;
}

/** By how many px the row `index` moves while the row `from` is held over the place `to`. */
export function shiftOf(index: number, from: number, to: number, heldHeight: number): number {
  if (from < index && index <= to) return -heldHeight;
  if (to <= index && index < from) return heldHeight;
  return 0;
}
