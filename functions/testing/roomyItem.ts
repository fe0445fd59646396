import type { Item } from '../table/item.ts';
import { sizeOf } from '../table/itemSize.ts';

/**
 * An item whose `bytes` is larger than its real size, so that a small change fits without updating the account's total
 * and is a single write (see table/storage.ts).
 */
export const roomy = <I extends Item>(item: I) => ({
  ...item,
  bytes: sizeOf(item) + 1_900,
  version: 4,
});
