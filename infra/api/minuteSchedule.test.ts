import { expect, test } from 'vitest';
import { synthesize } from '../stack.fixture.ts';

const { only, resources } = synthesize({ stage: 'prod' });
const { Properties: schedule } = only('AWS::Scheduler::Schedule');
const [clockId = ''] = Object.keys(resources('AWS::Lambda::Function')).filter((id) =>
  id.startsWith('Functionsclock'),
);
const clockArn = { 'Fn::GetAtt': [clockId, 'Arn'] };

test('the clock is the only function that the schedule may call', () => {
  const [roleId] = schedule.Target.RoleArn['Fn::GetAtt'];
  const role = resources('AWS::IAM::Role')[roleId]?.Properties;
  expect(role.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Action: 'sts:AssumeRole',
      Effect: 'Allow',
      Principal: { Service: 'scheduler.amazonaws.com' },
    },
  ]);
  const statements = Object.values(resources('AWS::IAM::Policy'))
    .filter(({ Properties }) => Properties.Roles.some((one: { Ref: string }) => one.Ref === roleId))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
  expect(statements).toEqual([
    { Action: 'lambda:InvokeFunction', Effect: 'Allow', Resource: clockArn },
  ]);
});
