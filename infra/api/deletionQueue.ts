import type { Construct } from 'constructs';
import { JobQueue, longestRetention } from './jobQueue.ts';
import { queueSettings } from './queueSettings.ts';

/** Accounts to delete. */
export class DeletionQueue extends JobQueue {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      variable: 'ACCOUNT_DELETIONS_URL',
      invisibleSeconds: queueSettings.invisibleSeconds,
      deliveries: queueSettings.deliveries,
      // The user pool's quotas must leave room for people who sign in.
      atOnce: 5,
      retention: longestRetention,
    });
  }
}
