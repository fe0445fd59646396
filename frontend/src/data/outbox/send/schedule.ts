import type { Change } from '../change.ts';

export type Given = {
  readonly itemsOf: (change: Change) => readonly string[];
  readonly isSending: (id: string) => boolean;
  readonly notBefore: (id: string) => number;
  readonly now: number;
};

type Scheduled = {
  readonly change: Change;
  /** The change may be sent from this time on, in ms since 1970. */
  readonly at: number;
};

/** The changes to send next, and when. For each item, only the oldest change is sent. Others wait for it. */
export const schedule = (
  pending: readonly Change[],
  { itemsOf, isSending, notBefore, now }: Given,
): readonly Scheduled[] => {
  const taken = new Set<string>();
  return pending.flatMap((change) => {
    const { id, heldUntil = 0 } = change;
    // A held change blocks no other change, because every later change ends the hold.
    if (heldUntil > now) return [{ change, at: heldUntil }];
    const items = itemsOf(change);
    const isFirst = !items.some((item) => taken.has(item));
    for (const item of items) taken.add(item);
    return isFirst && !isSending(id) ? [{ change, at: notBefore(id) }] : [];
  });
};
