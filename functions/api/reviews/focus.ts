import type { Focus } from '#shared/reviews/model.ts';
import { findItem, noItem } from '../referredItems.ts';

/**
 * Throws 400 if an item in a new focus does not exist. An item in the stored focus may be deleted by now. It is not
 * checked, so that a call can be repeated and the answers can be changed.
 */
export const requireFocus = async (
  userId: string,
  focus: readonly Focus[],
  before: readonly Focus[],
): Promise<void> => {
  const isNew = ({ area, id }: Focus) => !before.some((one) => one.area === area && one.id === id);
  const found = await Promise.all(focus.map((one) => (isNew(one) ? findItem(userId, one) : one)));
  const place = found.indexOf(undefined);
  const missing = focus[place];
  if (missing) throw noItem(missing, `focus.${place}.id`);
};
