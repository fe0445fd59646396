import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { JobQueue } from './jobQueue.ts';
import { reminderQueueSettings } from './queueSettings.ts';

/** People who may have reminders now, some in each message. */
export class ReminderQueue extends JobQueue {
  constructor(scope: Construct, id: string) {
    const { invisibleSeconds, deliveries, atOnce } = reminderQueueSettings;
    super(scope, id, {
      variable: 'REMINDERS_URL',
      invisibleSeconds,
      deliveries,
      atOnce,
      // Reminders that are two hours late are not sent, and the clock queues these people again.
      retention: Duration.hours(2),
    });
  }
}
