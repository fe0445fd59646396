import { Duration } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export type JobQueueProps = {
  /** The variable that tells a sender the queue's address. */
  readonly variable: string;
  /** How long a message that is worked on is hidden from other workers. */
  readonly invisibleSeconds: number;
  /** Failed deliveries after which a message goes to the dead-letter queue. */
  readonly deliveries: number;
  /** How many workers run at once. */
  readonly atOnce: number;
  /** How long a message waits at most. */
  readonly retention: Duration;
};

/** The longest retention that SQS allows. */
export const longestRetention = Duration.days(14);

/** Jobs for a worker: each is a message until the worker has finished it, or until it fails too often. */
export class JobQueue extends Construct {
  /** The number of messages in the dead-letter queue. */
  readonly failed: Metric;
  /** The age of the oldest message in seconds. */
  readonly oldest: Metric;
  private readonly queue: sqs.Queue;
  private readonly aside: sqs.Queue;
  private readonly props: JobQueueProps;

  constructor(scope: Construct, id: string, props: JobQueueProps) {
    super(scope, id);
    this.props = props;
    const secure = { encryption: sqs.QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.aside = new sqs.Queue(this, 'Aside', { ...secure, retentionPeriod: longestRetention });
    this.queue = new sqs.Queue(this, 'Queue', {
      ...secure,
      retentionPeriod: props.retention,
      visibilityTimeout: Duration.seconds(props.invisibleSeconds),
      deadLetterQueue: { queue: this.aside, maxReceiveCount: props.deliveries },
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

  /** The address of the dead-letter queue. */
  get asideUrl(): string {
    return this.aside.queueUrl;
  }

  /** Lets a function send. CDK's own grant would also let it read the queue's attributes. */
  admit(fn: lambda.Function): void {
    fn.addEnvironment(this.props.variable, this.queue.queueUrl);
    iam.Grant.addToPrincipal({
      grantee: fn,
      actions: ['sqs:SendMessage'],
      resourceArns: [this.queue.queueArn],
    });
  }

  deliverTo(worker: lambda.Function): void {
    const { atOnce } = this.props;
    worker.addEventSource(new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: atOnce }));
  }
}
