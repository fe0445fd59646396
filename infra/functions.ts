import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { type FunctionName, functionNames, resourceNames } from './function-names.ts';
import type { Identity } from './identity.ts';
import type { Table } from './table.ts';

export type ApiFunctionProps = {
  /** Folder with index.cjs. */
  readonly code: string;
  readonly environment: Record<string, string>;
};

/** A Lambda function with everything that all of ours have in common. */
export class ApiFunction extends lambda.Function {
  constructor(scope: Construct, id: string, { code, environment }: ApiFunctionProps) {
    const logGroup = new logs.LogGroup(scope, `${id}Logs`, {
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // A role of our own, since the one that CDK makes may write to every log group of the account.
    const role = new iam.Role(scope, `${id}Role`, {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    super(scope, id, {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: 1024,
      timeout: Duration.seconds(10),
      handler: 'index.handler',
      code: lambda.Code.fromAsset(code, { exclude: ['*.map'] }),
      tracing: lambda.Tracing.ACTIVE,
      loggingFormat: lambda.LoggingFormat.JSON,
      logGroup,
      role,
      environment,
    });
    acknowledge(role, {
      'IAM5[Resource::*]':
        'X-Ray has no resource to name: sending trace segments can only be allowed on *.',
    });
  }
}

export type FunctionsProps = {
  /** Folder with one folder a function. */
  readonly code: string;
  readonly table: Table;
  readonly identity: Identity;
};

/** One function a resource of the contract, and one for what no route matches. */
export class Functions extends Construct {
  readonly byName: Readonly<Record<FunctionName, ApiFunction>>;

  constructor(scope: Construct, id: string, { code, table, identity }: FunctionsProps) {
    super(scope, id);
    const environment = {
      TABLE_NAME: table.tableName,
      TOKEN_ISSUER: identity.pool.userPoolProviderUrl,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    };
    this.byName = Object.fromEntries(
      functionNames.map((name) => [
        name,
        new ApiFunction(this, name, { code: join(code, name), environment }),
      ]),
    ) as Record<FunctionName, ApiFunction>;
    for (const resource of resourceNames) {
      const fn = this.byName[resource];
      table.grantItems(fn);
      identity.admit(resource, fn);
    }
  }
}
