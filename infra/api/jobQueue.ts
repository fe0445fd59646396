import { Duration } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { longestRetention, type QueueName, type QueueSettings } from './queueSettings.ts';

/** A queue of jobs for a worker. A job is a message until the worker has finished it, or has failed too often. */
export class JobQueue extends Construct {
  /** The number of messages in the dead-letter queue. */
  readonly failed: Metric;
  /** The age of the oldest waiting message, in seconds. */
  readonly oldest: Metric;
  private readonly queue: sqs.Queue;
  private readonly deadLetters: sqs.Queue;
  private readonly settings: QueueSettings;

  constructor(scope: Construct, id: string, settings: QueueSettings) {
    super(scope, id);
    this.settings = settings;
    const secure = { encryption: sqs.QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetters = new sqs.Queue(this, 'Aside', {
      ...secure,
      retentionPeriod: Duration.seconds(longestRetention),
    });
    this.queue = new sqs.Queue(this, 'Queue', {
      ...secure,
      retentionPeriod: Duration.seconds(settings.retentionSeconds),
      visibilityTimeout: Duration.seconds(settings.invisibleSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: settings.maxReceives },
    });
    this.failed = this.deadLetters.metricApproximateNumberOfMessagesVisible({
      statistic: 'Maximum',
    });
    this.oldest = this.queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' });
  }

  get url(): string {
    return this.queue.queueUrl;
  }

  get deadLettersArn(): string {
    return this.deadLetters.queueArn;
  }

  get deadLettersUrl(): string {
    return this.deadLetters.queueUrl;
  }

  /** Lets a function send messages to the queue. CDK's own grant would also let it read the queue's attributes. */
  admit(fn: lambda.Function): void {
    fn.addEnvironment(this.settings.variable, this.queue.queueUrl);
    iam.Grant.addToPrincipal({
      grantee: fn,
      actions: ['sqs:SendMessage'],
      resourceArns: [this.queue.queueArn],
    });
  }

  deliverTo(worker: lambda.Function): void {
    const { batchSize, atOnce } = this.settings;
    worker.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize,
        maxConcurrency: atOnce,
        reportBatchItemFailures: batchSize > 1,
      }),
    );
  }
}

export type JobQueues = Readonly<Record<QueueName, JobQueue>>;
