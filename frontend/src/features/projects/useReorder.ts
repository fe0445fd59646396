import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The page scrolls while the pointer is this near to the upper or lower edge (px). */
const EDGE = 88;
const SCROLL_PX = 10;

type Held = {
  readonly from: number;
  readonly to: number;
  readonly dy: number;
  readonly height: number;
};

const rowsOf = (list: HTMLElement): Row[] =>
  [...list.children].map((child) => {
    const { top, height } = child.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });

const scrollBy = (y: number): number => {
  if (y < EDGE) return -SCROLL_PX;
  return y > window.innerHeight - EDGE ? SCROLL_PX : 0;
};

/**
 * Rows of a list that can be dragged by a grip, with mouse, pen or finger; Escape lets go. The rows
 * only look moved until the drop, so that nothing of the page is rebuilt under the finger.
 */
export function useReorder(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const letGo = useRef<() => void>(() => undefined);
  useEffect(() => () => letGo.current(), []);

  const start = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !list.current) return;
    event.preventDefault();
    const rows = rowsOf(list.current);
    const height = rows[from]?.height ?? 0;
    const startY = event.clientY + window.scrollY;
    let y = event.clientY;
    let to = from;
    let frame = 0;

    const follow = () => {
      const dy = y + window.scrollY - startY;
      to = dropIndex(rows, from, dy);
      setHeld({ from, to, dy, height });
    };
    const tick = () => {
      const step = scrollBy(y);
      if (step !== 0) {
        window.scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(tick);
    };
    const move = (moved: globalThis.PointerEvent) => {
      y = moved.clientY;
      follow();
    };
    const end = () => {
      cancelAnimationFrame(frame);
      controller.abort();
      letGo.current = () => undefined;
      setHeld(null);
    };
    const drop = () => {
      end();
      if (to !== from) onDrop(from, to);
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    letGo.current = end;
    frame = requestAnimationFrame(tick);
    follow();
  };

  const styleOf = (index: number): CSSProperties | undefined => {
    if (!held) return undefined;
    const shift = index === held.from ? held.dy : shiftOf(index, held.from, held.to, held.height);
    return shift === 0 ? undefined : { transform: `translateY(${shift}px)` };
  };

  return { list, start, styleOf, heldIndex: held?.from ?? null };
}

/** Where a row lies, in px from the top of the page. */
type Row = { readonly top: number; readonly height: number };

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
