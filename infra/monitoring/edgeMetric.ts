import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, type MetricProps } from 'aws-cdk-lib/aws-cloudwatch';
import { edgeRegion } from '../website/edgeRegion.ts';

export const edgeMetric = (
  { distributionId }: IDistribution,
  of: Pick<MetricProps, 'metricName' | 'statistic' | 'label'>,
): Metric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    region: edgeRegion,
    ...of,
  });
