import type { Item } from '../../functions/table/item.ts';
import { sizeOf } from '../../functions/table/itemSize.ts';

/**
 * Returns an item whose `bytes` are more than its real size. So a small change is a single write, and does not change
 * the counted bytes of the account (see table/storage.ts).
 */
export const roomy = <I extends Item>(item: I) => ({
  ...item,
  bytes: sizeOf(item) + 1_900,
  version: 4,
});
