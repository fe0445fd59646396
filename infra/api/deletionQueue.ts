import { Duration } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { queueSettings } from './queueSettings.ts';

/** How many accounts are deleted at once, so that the quotas of the pool leave room for people who sign in. */
const atOnce = 5;

/** Accounts to delete: each is a message until the worker is done with it, or is put aside when it fails too often. */
export class DeletionQueue extends Construct {
  /** Messages that were put aside. */
  readonly failed: Metric;
  /** The seconds that the oldest message has waited. */
  readonly oldest: Metric;
  private readonly queue: sqs.Queue;
  private readonly aside: sqs.Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const secure = { encryption: sqs.QueueEncryption.SQS_MANAGED, enforceSSL: true };
    // The longest that SQS keeps a message.
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

  /** Of what was put aside. */
  get asideArn(): string {
    return this.aside.queueArn;
  }

  /** Lets a function send; CDK's own grant would let it ask for the queue's attributes, too. */
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
