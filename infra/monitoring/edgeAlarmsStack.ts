import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { edgeRegion } from '../website/edgeRegion.ts';
import { AlarmTopic } from './alarmTopic.ts';
import { edgeMetric } from './edgeMetric.ts';
import { ring } from './ring.ts';

/** The alarm fires if at least 1% of the requests in five minutes, and at least three, get a 5xx. */
export const edgeErrors = { percent: 1, atLeast: 3 } as const;

export type EdgeAlarmsProps = Omit<StackProps, 'env'> & {
  readonly settings: Settings;
  readonly distribution: IDistribution;
};

/**
 * CloudFront's alarm. It has its own stack and topic, because an alarm must be in the region of its metric. A
 * CloudFront function that fails also causes a 503 (CloudFront developer guide, "HTTP 503 status code").
 */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeAlarmsProps) {
    const { settings, distribution, ...rest } = props;
    super(scope, id, { ...rest, env: { region: edgeRegion } });
    const topic = new AlarmTopic(this, 'AlarmTopic', settings);
    ring(this, { topic, stage: settings.stage }, 'edge-errors', {
      metric: new MathExpression({
        expression: `IF(rate * requests / 100 >= ${edgeErrors.atLeast}, rate, 0)`,
        usingMetrics: {
          rate: edgeMetric(distribution, { metricName: '5xxErrorRate', statistic: 'Average' }),
          requests: edgeMetric(distribution, { metricName: 'Requests', statistic: 'Sum' }),
        },
        label: '5xx responses of CloudFront, percent of requests',
      }),
      from: edgeErrors.percent,
      says: 'CloudFront, or an origin behind it, is failing.',
    });
  }
}
