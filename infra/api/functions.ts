import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { grants } from '../grants.ts';
import type { Identity } from '../identity/identity.ts';
import type { Settings } from '../settings.ts';
import type { Table } from '../table/table.ts';
import type { OriginSecrets } from '../website/originSecrets.ts';
import type { DigestSender } from './digestSender.ts';
import {
  clock,
  codeMail,
  type FunctionName,
  functionNames,
  isApiFunction,
  mailFeedback,
  noRouteFunction,
  workers,
} from './functionNames.ts';
import {
  clockTimeoutSeconds,
  codeMailTimeoutSeconds,
  functionTimeoutSeconds,
} from './functionTimeout.ts';
import type { JobQueues } from './jobQueue.ts';
import { MinuteSchedule } from './minuteSchedule.ts';
import type { PushSender } from './pushSender.ts';
import { type QueueSettings, queueNames, queueSettings } from './queueSettings.ts';

/** The memory of each function, in MB. More memory also means a larger share of the processor. */
export const functionMegabytes = 1024;

export type ApiFunctionProps = {
  /** The folder that contains index.cjs. */
  readonly code: string;
  readonly environment: Record<string, string>;
  readonly logRetentionDays: number;
  readonly timeoutSeconds?: number;
  readonly recursiveLoop?: lambda.RecursiveLoop;
};

/** A Lambda function with the settings that all functions share. */
export class ApiFunction extends lambda.Function {
  constructor(
    scope: Construct,
    id: string,
    {
      code,
      environment,
      logRetentionDays,
      timeoutSeconds = functionTimeoutSeconds,
      recursiveLoop,
    }: ApiFunctionProps,
  ) {
    const logGroup = new logs.LogGroup(scope, `${id}Logs`, {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Our own role, because CDK's role could write to every log group of the account.
    const role = new iam.Role(scope, `${id}Role`, {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    super(scope, id, {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: functionMegabytes,
      timeout: Duration.seconds(timeoutSeconds),
      handler: 'index.handler',
      code: lambda.Code.fromAsset(code, { exclude: ['*.map'] }),
      tracing: lambda.Tracing.ACTIVE,
      loggingFormat: lambda.LoggingFormat.JSON,
      logGroup,
      role,
      environment,
      ...(recursiveLoop && { recursiveLoop }),
    });
    acknowledge(role, {
      'IAM5[Resource::*]':
        'X-Ray has no resource to name: sending trace segments can only be allowed on *.',
    });
  }
}

/** The settings that a function's queue decides. Empty for a function without a queue. */
const ofWorker = (name: FunctionName) => {
  const queue = queueNames.find((one) => workers[one] === name);
  if (!queue) return {};
  const { workerSeconds, recursiveLoop }: QueueSettings = queueSettings[queue];
  return {
    timeoutSeconds: workerSeconds,
    ...(recursiveLoop && { recursiveLoop: recursiveLoop as lambda.RecursiveLoop }),
  };
};

export type FunctionsProps = {
  /** A folder that contains one folder per function. */
  readonly code: string;
  readonly settings: Settings;
  readonly table: Table;
  readonly identity: Identity;
  readonly queues: JobQueues;
  readonly pushSender: PushSender;
  readonly digestSender: DigestSender;
  readonly originSecrets: OriginSecrets;
};

/**
 * All functions: one per resource of the contract, one for unknown routes, one that deletes accounts, three that
 * send reminders, one for bounces and complaints, and one that writes the e-mails with codes.
 */
export class Functions extends Construct {
  readonly byName: Readonly<Record<FunctionName, ApiFunction>>;

  constructor(scope: Construct, id: string, props: FunctionsProps) {
    super(scope, id);
    const { code, settings, table, identity, originSecrets } = props;
    const { queues, pushSender, digestSender } = props;
    const { logRetentionDays } = settings;
    const environment = {
      TABLE_NAME: table.table.tableName,
      TOKEN_ISSUER: identity.pool.userPoolProviderUrl,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    };
    this.byName = Object.fromEntries(
      functionNames.map((name) => [
        name,
        new ApiFunction(this, name, {
          code: join(code, name),
          environment,
          logRetentionDays,
          ...ofWorker(name),
          ...(name === clock && { timeoutSeconds: clockTimeoutSeconds }),
          // No environment: with the pool's ids, the function and the pool would each need the other to exist
          // first.
          ...(name === codeMail && { environment: {}, timeoutSeconds: codeMailTimeoutSeconds }),
        }),
      ]),
    ) as Record<FunctionName, ApiFunction>;
    for (const queue of queueNames) queues[queue].deliverTo(this.byName[workers[queue]]);
    new MinuteSchedule(this, 'EachMinute', { fn: this.byName[clock] });
    identity.writeCodeMailsBy(this.byName[codeMail]);
    digestSender.reportTo(this.byName[mailFeedback]);
    for (const name of functionNames) {
      const fn = this.byName[name];
      const { digest, sendsTo } = grants[name];
      table.admit(fn, grants[name]);
      identity.admit(fn, grants[name].pool);
      if (grants[name].mail) identity.admitSender(fn);
      if (sendsTo) queues[sendsTo].admit(fn);
      if (grants[name].push) pushSender.admit(fn);
      if (digest) digestSender.admit(fn, digest);
      // The function for unknown routes needs no protection, because it returns the same to everyone.
      if (isApiFunction(name) && name !== noRouteFunction)
        fn.addEnvironment('ORIGIN_SECRETS', originSecrets.accepted);
    }
  }
}
