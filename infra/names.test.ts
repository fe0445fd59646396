import { expect, test } from 'vitest';
import { everySetting } from './checks/variants.ts';
import { stages } from './settings.ts';
import { type Resource, synthesize } from './stack.fixture.ts';

type Properties = Resource['Properties'];

/** The types whose names must be unique in an account, or in an account and region. */
const nameOf: Readonly<Record<string, (properties: Properties) => unknown>> = {
  'AWS::ApiGatewayV2::Api': ({ Name }) => Name,
  'AWS::Budgets::Budget': ({ Budget }) => Budget.BudgetName,
  'AWS::CloudFront::Function': ({ Name }) => Name,
  'AWS::CloudFront::OriginAccessControl': (of) => of.OriginAccessControlConfig.Name,
  'AWS::CloudFront::ResponseHeadersPolicy': (of) => of.ResponseHeadersPolicyConfig.Name,
  'AWS::CloudWatch::Alarm': ({ AlarmName }) => AlarmName,
  'AWS::CloudWatch::Dashboard': ({ DashboardName }) => DashboardName,
  'AWS::Cognito::UserPool': ({ UserPoolName }) => UserPoolName,
  'AWS::Cognito::UserPoolClient': ({ ClientName }) => ClientName,
  'AWS::DynamoDB::Table': ({ TableName }) => TableName,
  'AWS::IAM::Role': ({ RoleName }) => RoleName,
  'AWS::Events::Rule': ({ Name }) => Name,
  'AWS::Lambda::Function': ({ FunctionName }) => FunctionName,
  'AWS::Lambda::LayerVersion': ({ LayerName }) => LayerName,
  'AWS::Logs::LogGroup': ({ LogGroupName }) => LogGroupName,
  'AWS::Logs::MetricFilter': (of) => of.FilterName,
  'AWS::S3::Bucket': ({ BucketName }) => BucketName,
  'AWS::SNS::Topic': ({ TopicName }) => TopicName,
  'AWS::SES::ConfigurationSet': (of) => of?.Name,
  'AWS::SQS::Queue': ({ QueueName }) => QueueName,
  'AWS::Scheduler::Schedule': ({ Name }) => Name,
  'AWS::SecretsManager::Secret': ({ Name }) => Name,
  'AWS::WAFv2::WebACL': ({ Name }) => Name,
};

/** Types that AWS gives an id, or that their parent identifies. */
const nameless = [
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::Distribution',
  'AWS::IAM::Policy',
  'AWS::KMS::Key',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Permission',
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SQS::QueuePolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'Custom::CDKBucketDeployment',
  'Custom::S3AutoDeleteObjects',
];

/** Everything with a name in a stage as `<type> <name>`, including the stacks at the edge. */
const namesIn = (stage: string): string[] => {
  const { template, atTheEdge } = synthesize({ ...everySetting, stage });
  return [template, ...Object.values(atTheEdge)].flatMap((one) =>
    Object.values((one?.toJSON().Resources ?? {}) as Record<string, Resource>).flatMap(
      ({ Type, Properties }) => {
        const name = nameOf[Type]?.(Properties);
        if (!nameOf[Type]) expect(nameless).toContain(Type);
        return name === undefined ? [] : [`${Type} ${JSON.stringify(name)}`];
      },
    ),
  );
};

test('all names are unique in an account that has every stage', () => {
  const names = stages.flatMap(namesIn);
  expect(names.length).toBeGreaterThan(2 * 10);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  expect(twice).toEqual([]);
});
