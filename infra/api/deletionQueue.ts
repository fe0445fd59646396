import { Duration } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { queueSettings } from './queueSettings.ts';

/** How many accounts are deleted at once. The user pool's quotas must leave room for people who sign in. */
const atOnce = 5;

/**
 * Accounts to delete. Each is a message until the worker has finished it, or until it fails too often and goes to the
 * dead-letter queue.
 */
export class DeletionQueue extends Construct {
  /** The number of messages in the dead-letter queue. */
  readonly failed: Metric;
  /** The age of the oldest message in seconds. */
  readonly oldest: Metric;
  private readonly queue: sqs.Queue;
  private readonly aside: sqs.Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const secure = { encryption: sqs.QueueEncryption.SQS_MANAGED, enforceSSL: true };
    // The longest retention that SQS allows.
    const retentionPeriod = Duration.days(14);
    this.aside = new sqs.Queue(this, 'Aside', { ...secure, retentionPeriod });
    this.queue = new sqs.Queue(this, 'Queue', {
      ...secure,
      retentionPeriod,
      visibilityTimeout: Duration.seconds(queueSettings.invisibleSeconds),
      deadLetterQueue: { queue: this.aside, maxReceiveCount: queueSettings.deliveries },
    });
    this.failed = this.aside.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' });
    this.oldest = this.queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' });
  }

  get url(): string {
    return this.queue.queueUrl;
  }

  /** The ARN of the dead-letter queue. */
  get asideArn(): string {
    return this.aside.queueArn;
  }

  /** Lets a function send. CDK's own grant would also let it read the queue's attributes. */
  admit(fn: lambda.Function): void {
    fn.addEnvironment('ACCOUNT_DELETIONS_URL', this.queue.queueUrl);
    iam.Grant.addToPrincipal({
      grantee: fn,
      actions: ['sqs:SendMessage'],
      resourceArns: [this.queue.queueArn],
    });
  }

  deliverTo(worker: lambda.Function): void {
    worker.addEventSource(new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: atOnce }));
  }
}
