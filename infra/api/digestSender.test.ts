import { expect, test } from 'vitest';
import { type Synthesized, synthesize } from '../stack.fixture.ts';

const certificateArn =
  'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000000';
const sender = { senderEmail: 'cairn@example.com', senderIdentity: 'example.com' };
const site = { domainName: 'cairn.example.com', certificateArn };

/** The variables of the function that sends the digests. */
const variablesIn = ({ resources }: Synthesized) =>
  Object.entries(resources('AWS::Lambda::Function')).find(([id]) =>
    id.startsWith('Functionsdeliveries'),
  )?.[1].Properties.Environment.Variables;

/** The roles that may send e-mails. */
const mayMail = ({ resources }: Synthesized) =>
  Object.values(resources('AWS::IAM::Policy'))
    .filter(({ Properties }) => JSON.stringify(Properties).includes('ses:SendEmail'))
    .map(({ Properties }) => Properties.Roles[0].Ref);

test.each([
  ['a sender', site],
  ['a domain', sender],
])('the daily digest does not exist without %s', (_, settings) => {
  const stack = synthesize(settings);
  expect(stack.resources('AWS::SES::ConfigurationSet')).toEqual({});
  expect(stack.resources('AWS::Events::Rule')).toEqual({});
  expect(variablesIn(stack)).not.toHaveProperty('SITE_URL');
  expect(mayMail(stack)).not.toContainEqual(expect.stringMatching(/^Functionsdeliveries/));
});
