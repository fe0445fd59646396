import { describe, expect, test } from 'vitest';
import { grants } from '../grants.ts';
import { synthesize } from '../stack.fixture.ts';

const certificateArn =
  'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000000';
const sender = { senderEmail: 'cairn@example.com', senderIdentity: 'example.com' };
const site = { domainName: 'cairn.example.com', certificateArn };
const whole = () => synthesize({ ...sender, ...site });

const variablesOf = (stack: ReturnType<typeof synthesize>, name: string) =>
  stack.resources('AWS::Lambda::Function')[
    Object.keys(stack.resources('AWS::Lambda::Function')).find((id) =>
      new RegExp(`^Functions${name}[0-9A-F]{8}$`).test(id),
    ) ?? ''
  ]?.Properties.Environment.Variables;

const mayMail = (stack: ReturnType<typeof synthesize>) =>
  Object.values(stack.resources('AWS::IAM::Policy'))
    .filter(({ Properties }) => JSON.stringify(Properties).includes('ses:SendEmail'))
    .map(({ Properties }) => Properties.Roles[0].Ref.replace(/^Functions|Role[0-9A-F]{8}$/g, ''))
    .toSorted();

describe('the daily digest', () => {
  test('has its bounces and complaints reported to one function', () => {
    const stack = whole();
    const [set, ...others] = Object.keys(stack.resources('AWS::SES::ConfigurationSet'));
    expect(others).toEqual([]);
    const { EventDestination } = stack.only(
      'AWS::SES::ConfigurationSetEventDestination',
    ).Properties;
    expect(EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint'],
    });
    expect(JSON.stringify(EventDestination.EventBridgeDestination)).toContain('event-bus/default');
    const { EventPattern, Targets } = stack.only('AWS::Events::Rule').Properties;
    expect(EventPattern).toEqual({
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: set }] } } },
    });
    expect(Targets).toHaveLength(1);
    expect(Targets[0].Arn['Fn::GetAtt'][0]).toMatch(/^FunctionsmailFeedback/);
    expect(variablesOf(stack, 'deliveries')).toMatchObject({
      SITE_URL: 'https://cairn.example.com',
      DIGEST_CONFIGURATION_SET: { Ref: set },
    });
    expect(mayMail(stack)).toEqual(['deliveries', 'users']);
  });

  test('is offered by the function users, which does not know the configuration set', () => {
    const { SITE_URL, DIGEST_CONFIGURATION_SET } = variablesOf(whole(), 'users');
    expect([SITE_URL, DIGEST_CONFIGURATION_SET]).toEqual(['https://cairn.example.com', undefined]);
  });

  test('is turned off by a function that may only read and change items', () => {
    expect(grants.mailFeedback).toEqual({ table: ['GetItem', 'UpdateItem'], pool: [] });
  });

  test.each([
    ['a sender', site],
    ['a domain', sender],
  ])('does not exist without %s', (_, settings) => {
    const stack = synthesize(settings);
    expect(stack.resources('AWS::SES::ConfigurationSet')).toEqual({});
    expect(stack.resources('AWS::Events::Rule')).toEqual({});
    expect(variablesOf(stack, 'deliveries')).not.toHaveProperty('SITE_URL');
    expect(mayMail(stack)).not.toContain('deliveries');
  });
});
