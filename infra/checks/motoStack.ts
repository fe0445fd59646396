import { type Resource, synthesize } from '../stack.fixture.ts';
import type { Moto } from './moto.ts';

/** Besides functions, moto creates only these types in a way that the AWS CLI can find. */
const known = new Set([
  'AWS::DynamoDB::Table',
  'AWS::IAM::Role',
  'AWS::Logs::LogGroup',
  'AWS::S3::Bucket',
]);

/**
 * A copy of a function without its environment and logging settings. The environment also refers to resources that
 * the stack in moto lacks.
 */
const bare = ({ Type, Properties }: Resource): Resource => {
  const { Environment: _, LoggingConfig: __, ...rest } = Properties;
  return { Type, Properties: rest };
};

const createPool = (moto: Moto, pool: Resource, client: Resource) => {
  const { UserPoolTags, ...settings } = pool.Properties;
  const { UserPool } = moto.aws(
    ...['cognito-idp', 'create-user-pool', '--cli-input-json'],
    JSON.stringify({ PoolName: 'cairn', ...settings }),
  ) as { UserPool: { Id: string } };
  const { UserPoolClient } = moto.aws(
    ...['cognito-idp', 'create-user-pool-client', '--cli-input-json'],
    JSON.stringify({ ClientName: 'cairn', ...client.Properties, UserPoolId: UserPool.Id }),
  ) as { UserPoolClient: { ClientId: string } };
  return { UserPoolId: UserPool.Id, UserPoolClientId: UserPoolClient.ClientId };
};

/**
 * Creates the stack cairn-prod in moto. It has the template's functions and the resources of the `known` types, by
 * their logical ids, and the template's outputs. The user pool and its client are created outside of the stack.
 */
export const deployToMoto = (moto: Moto) => {
  const { template, resources, only } = synthesize({ stage: 'prod' });
  const pool = createPool(
    moto,
    only('AWS::Cognito::UserPool'),
    only('AWS::Cognito::UserPoolClient'),
  );
  // The runbook's commands expect at least one user.
  moto.aws(
    ...['cognito-idp', 'admin-create-user', '--user-pool-id', pool.UserPoolId],
    ...['--username', 'ada@example.com'],
    ...['--user-attributes', 'Name=email,Value=ada@example.com', 'Name=email_verified,Value=true'],
  );
  const all = Object.entries(template.toJSON().Resources as Record<string, Resource>);
  const kept = all
    .filter(([, { Type }]) => known.has(Type))
    .map(([id, { Type, Properties, DeletionPolicy }]) => {
      // CloudFormation has several policies that keep a resource. moto knows only `Retain`.
      const isRetained = String(DeletionPolicy).startsWith('Retain');
      return [id, { Type, Properties, ...(isRetained && { DeletionPolicy: 'Retain' }) }];
    });
  const functions = Object.entries(resources('AWS::Lambda::Function'))
    .filter(([id]) => id.startsWith('Functions'))
    .map(([id, one]) => [id, bare(one)]);
  const [tableId] = Object.keys(resources('AWS::DynamoDB::Table'));
  const given: Record<string, unknown> = { ...pool, TableName: { Ref: tableId } };
  const outputs = Object.keys(template.findOutputs('*'));
  const body = {
    Resources: Object.fromEntries([...kept, ...functions]),
    Outputs: Object.fromEntries(
      outputs.map((name) => [name, { Value: given[name] ?? `the ${name}` }]),
    ),
  };
  moto.aws(
    ...['cloudformation', 'create-stack', '--stack-name', 'cairn-prod'],
    ...['--capabilities', 'CAPABILITY_IAM', '--template-body', JSON.stringify(body)],
  );
  // Creates the log group that CDK's own function leaves behind.
  moto.aws(
    ...['logs', 'create-log-group'],
    ...['--log-group-name', '/aws/lambda/cairn-prod-CustomS3AutoDeleteObjects'],
  );
};
