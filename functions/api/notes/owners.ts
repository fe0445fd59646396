import type { About } from '#shared/notes/model.ts';
import type { Step } from '../../table/transactions.ts';
import { isLive } from '../ledger/activities.ts';
import { keyOf } from '../referredItems.ts';

/**
 * Returns the step that fails if the owner of a new item is missing. If the owner is deleted before this step, the new
 * item is refused. If the owner is deleted later, its deletion finds the new item.
 */
export const ownerStep = (userId: string, about: About): Step => ({
  ConditionCheck: { Key: keyOf(userId, about), ConditionExpression: isLive },
});
