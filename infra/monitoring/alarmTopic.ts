import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** The topic of every alarm. It is encrypted and requires TLS. Only this account's alarms may publish to it. */
export class AlarmTopic extends sns.Topic {
  constructor(scope: Construct, id: string, { alarmEmail }: Settings) {
    // Our own key, because alarms can't use the key that AWS manages for SNS.
    const key = new Key(scope, `${id}Key`, {
      description: 'Encrypts the alarms of Cairn on their way',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    super(scope, id, { masterKey: key, enforceSSL: true });
    const alarms = new iam.ServicePrincipal('cloudwatch.amazonaws.com');
    const { account } = Stack.of(this);
    const alarmArns = Stack.of(this).formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: '*',
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    // A topic with its own policy loses the default policy, which lets the account's alarms publish.
    this.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [alarms],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': account },
          ArnLike: { 'aws:SourceArn': alarmArns },
        },
      }),
    );
    // The key has no other use, and the topic's policy already restricts the alarms.
    key.grant(alarms, 'kms:Decrypt', 'kms:GenerateDataKey*');
    if (alarmEmail) this.addSubscription(new EmailSubscription(alarmEmail));
  }
}
