import type { Change } from '../change.ts';

export type Given = {
  /** The ids of the items that a change writes or needs. */
  readonly itemsOf: (change: Change) => readonly string[];
  readonly isSending: (id: string) => boolean;
  readonly notBefore: (id: string) => number;
  readonly now: number;
};

type Scheduled = {
  readonly change: Change;
  /** The instant from which the change may be sent, in ms since 1970. */
  readonly at: number;
};

/** The changes that may be sent next: the first of each item, unless it is being sent. */
export const schedule = (
  pending: readonly Change[],
  { itemsOf, isSending, notBefore, now }: Given,
): readonly Scheduled[] => {
  const taken = new Set<string>();
  return pending.flatMap((change) => {
    const { id, heldUntil = 0 } = change;
    // A held change delays no other: a later change releases it.
    if (heldUntil > now) return [{ change, at: heldUntil }];
    const items = itemsOf(change);
    const isFirst = !items.some((item) => taken.has(item));
    for (const item of items) taken.add(item);
    return isFirst && !isSending(id) ? [{ change, at: notBefore(id) }] : [];
  });
};
