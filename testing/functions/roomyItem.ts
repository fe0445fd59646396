import type { Item } from '../../functions/table/item.ts';
import { sizeOf } from '../../functions/table/itemSize.ts';

/**
 * Returns an item with a `bytes` larger than its real size. So a small change is a single write, and does not
 * update the account's total (see table/storage.ts).
 */
export const roomy = <I extends Item>(item: I) => ({
  ...item,
  bytes: sizeOf(item) + 1_900,
  version: 4,
});
