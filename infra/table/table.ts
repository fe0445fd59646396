import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Grant } from '../grants.ts';
import { dataRemovalPolicy, type Settings } from '../settings.ts';
import { tableSchema } from './tableSchema.ts';

/** How many days back the table can be restored, to any second. DynamoDB's maximum. */
export const restorableDays = 35;

/** The app's only table. It contains the items of every user. */
export class Table extends Construct {
  readonly table: dynamodb.Table;

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id);
    this.table = new dynamodb.Table(this, 'Table', {
      partitionKey: { name: tableSchema.partitionKey, type: dynamodb.AttributeType.STRING },
      sortKey: { name: tableSchema.sortKey, type: dynamodb.AttributeType.STRING },
      timeToLiveAttribute: tableSchema.timeToLive,
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: restorableDays,
      },
      deletionProtection: settings.protected,
      removalPolicy: dataRemovalPolicy(settings.stage),
    });
    this.table.addLocalSecondaryIndex({
      indexName: tableSchema.index.name,
      sortKey: { name: tableSchema.index.sortKey, type: dynamodb.AttributeType.STRING },
    });
  }

  /** Allows a function's actions on the table. CDK's own grants would also allow them on every index. */
  admit(fn: iam.IGrantable, { table, index }: Pick<Grant, 'table' | 'index'>): void {
    const { tableArn } = this.table;
    this.allow(fn, table, tableArn);
    if (index) this.allow(fn, ['Query'], `${tableArn}/index/${tableSchema.index.name}`);
  }

  private allow(grantee: iam.IGrantable, actions: Grant['table'], arn: string): void {
    if (actions.length === 0) return;
    iam.Grant.addToPrincipal({
      grantee,
      actions: actions.map((action) => `dynamodb:${action}`),
      resourceArns: [arn],
    });
  }
}
