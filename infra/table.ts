import { RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { keepsData, type Stage } from './settings.ts';
import { tableSchema } from './table-schema.ts';

/** Items are read and written one by one, by range and in transactions; never scanned. */
export const itemActions = [
  'dynamodb:GetItem',
  'dynamodb:Query',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
] as const;

/** The one table: every user's facts. */
export class Table extends Construct {
  readonly tableName: string;
  readonly #table: dynamodb.Table;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const keep = keepsData(stage);
    this.#table = new dynamodb.Table(this, 'Table', {
      partitionKey: { name: tableSchema.partitionKey, type: dynamodb.AttributeType.STRING },
      sortKey: { name: tableSchema.sortKey, type: dynamodb.AttributeType.STRING },
      timeToLiveAttribute: tableSchema.timeToLive,
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keep,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.tableName = this.#table.tableName;
  }

  grantItems(grantee: IGrantable): void {
    this.#table.grant(grantee, ...itemActions);
  }
}
