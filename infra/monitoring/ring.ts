import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Stage } from '../settings.ts';

export type Ringing = {
  readonly metric: cloudwatch.IMetric;
  /** The alarm fires at this value and above. With `whenMissing`, it fires below this value. */
  readonly from: number;
  /** The problem, in one sentence. */
  readonly says: string;
  /** The alarm fires after this many periods, by default one. With an expression, one good period may be among them. */
  readonly times?: number;
  /** For something that must happen. The alarm then fires below `from` and without data. */
  readonly whenMissing?: true;
};

/** Creates the alarm `cairn-<stage>-<name>`. It notifies the topic when it starts and when it ends. */
export const ring = (
  scope: Construct,
  { topic, stage }: { readonly topic: ITopic; readonly stage: Stage },
  name: string,
  { metric, from, says, times = 1, whenMissing }: Ringing,
): cloudwatch.Alarm => {
  const isSum = metric instanceof cloudwatch.MathExpression;
  const alarm = new cloudwatch.Alarm(scope, name, {
    alarmName: `cairn-${stage}-${name}`,
    alarmDescription: `${says} See docs/runbook.md, ${name}.`,
    metric,
    threshold: from,
    comparisonOperator: whenMissing
      ? cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD
      : cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    // Where missing data count as 0, late data look like 0 at first. So the previous period is evaluated again.
    evaluationPeriods: isSum ? times + 1 : times,
    datapointsToAlarm: times,
    treatMissingData: whenMissing
      ? cloudwatch.TreatMissingData.BREACHING
      : cloudwatch.TreatMissingData.NOT_BREACHING,
  });
  const action = new SnsAction(topic);
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
  return alarm;
};
