import { Duration } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';

/** In seconds. EventBridge Scheduler and Lambda accept no shorter maximum age. */
const minute = 60;

/** Calls a function once a minute. A failed call is not repeated, because the next minute's call does the same work. */
export class MinuteSchedule extends Construct {
  constructor(scope: Construct, id: string, { fn }: { readonly fn: lambda.Function }) {
    super(scope, id);
    // By default, Lambda would repeat a failed asynchronous call twice.
    fn.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.seconds(minute) });
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('scheduler.amazonaws.com'),
    });
    // CDK's own target would also allow every version of the function to be called.
    iam.Grant.addToPrincipal({
      grantee: role,
      actions: ['lambda:InvokeFunction'],
      resourceArns: [fn.functionArn],
    });
    new CfnSchedule(this, 'Schedule', {
      scheduleExpression: 'cron(* * * * ? *)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: fn.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 0, maximumEventAgeInSeconds: minute },
      },
    });
  }
}
