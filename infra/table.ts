import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Grant } from './grants.ts';
import { dataRemovalPolicy, type Settings } from './settings.ts';
import { tableSchema } from './tableSchema.ts';

/** Days back to any second of which the table can be restored: the most there can be. */
export const restorableDays = 35;

/** The one table: every user's facts. */
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
  }

  admit(fn: IGrantable, actions: Grant['table']): void {
    if (actions.length === 0) return;
    this.table.grant(fn, ...actions.map((action) => `dynamodb:${action}`));
  }
}
