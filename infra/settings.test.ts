import { describe, expect, test } from 'vitest';
import { keepsData, readSettings, SettingsError } from './settings.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/abc-1';
const read = (context: Record<string, unknown>) => readSettings((key) => context[key]);

const unset = {
  stage: 'dev',
  httpsForSubdomains: false,
  waf: false,
  size: 'many',
  logRetentionDays: 90,
  originSecret: 1,
  protected: false,
};
const domain = { domainName: 'cairn.example.com', certificateArn };
const region = 'eu-central-1';
const wrongSender =
  'senderIdentity must be the identity that SES verified for senderEmail: the address itself or its domain';

const wrongSecret =
  'originSecret must be originSecretBefore + 1: to rotate, set originSecretBefore to the deployed number, and originSecret to the next';

describe('readSettings', () => {
  test.each<[Record<string, unknown>, object]>([
    [{}, unset],
    [{ stage: 'prod' }, { ...unset, stage: 'prod' }],
    [
      { stage: 'prod', domainName: 'cairn.example.com', certificateArn },
      { ...unset, stage: 'prod', domainName: 'cairn.example.com', certificateArn },
    ],
    [{ alarmEmail: '', domainName: null }, unset],
    [{ alarmEmail: 'ops@example.com' }, { ...unset, alarmEmail: 'ops@example.com' }],
    [
      { waf: 'true', region },
      { ...unset, waf: true, region },
    ],
    [
      { waf: true, region },
      { ...unset, waf: true, region },
    ],
    [{ waf: 'false' }, unset],
    [{ size: 'household' }, { ...unset, size: 'household' }],
    [
      { alarmEmail: 'ops@example.com', monthlyBudget: '20' },
      { ...unset, alarmEmail: 'ops@example.com', monthlyBudget: 20 },
    ],
    [{ logRetentionDays: '30' }, { ...unset, logRetentionDays: 30 }],
    [{ logRetentionDays: 3653 }, { ...unset, logRetentionDays: 3653 }],
    [
      { originSecret: '2', originSecretBefore: '1' },
      { ...unset, originSecret: 2, originSecretBefore: 1 },
    ],
    [
      { ...domain, httpsForSubdomains: 'true' },
      { ...unset, ...domain, httpsForSubdomains: true },
    ],
    [
      { stage: 'prod', protected: 'true' },
      { ...unset, stage: 'prod', protected: true },
    ],
    ...['cairn@example.com', 'example.com'].map(
      (senderIdentity): [Record<string, unknown>, object] => [
        { senderEmail: 'cairn@example.com', senderIdentity },
        { ...unset, senderEmail: 'cairn@example.com', senderIdentity },
      ],
    ),
  ])('%j', (context, settings) => expect(read(context)).toEqual(settings));

  test('a setting of a stage applies only to that stage, and the command line has priority', () => {
    const stages = { prod: { logRetentionDays: 365, alarmEmail: 'ops@example.com', region: null } };
    expect(read({ stages })).toEqual(unset);
    expect(read({ stages, stage: 'prod', logRetentionDays: '30' })).toEqual({
      ...unset,
      stage: 'prod',
      logRetentionDays: 30,
      alarmEmail: 'ops@example.com',
    });
  });

  test('the region of the command line’s profile is only the default', () => {
    const readBy = (context: Record<string, unknown>) =>
      readSettings((key) => context[key], { region: 'us-west-2' }).region;
    expect(readBy({})).toBe('us-west-2');
    expect(readBy({ stages: { dev: { region } } })).toBe(region);
    expect(readBy({ region })).toBe(region);
  });

  test.each<[Record<string, unknown>, string | RegExp]>([
    [
      { stage: 'production' },
      'stage must be dev or prod, not "production" (set it by: -c stage=prod)',
    ],
    [
      { domainName: 'cairn.example.com' },
      'domainName and certificateArn belong together: set both or neither',
    ],
    [{ certificateArn }, 'domainName and certificateArn belong together: set both or neither'],
    [
      { domainName: 'https://cairn.example.com/', certificateArn },
      'domainName must be a host name like cairn.example.com',
    ],
    [
      {
        domainName: 'a.example.com',
        certificateArn: certificateArn.replace('us-east-1', 'eu-central-1'),
      },
      'certificateArn must be the ARN of an ACM certificate in us-east-1, where CloudFront reads it',
    ],
    [{ region: 'Frankfurt' }, 'region must be a region of AWS like eu-central-1'],
    [{ size: 'family' }, 'size must be many or household'],
    [
      { alarmEmail: 'ops@example.com', monthlyBudget: '0' },
      'monthlyBudget must be a whole number of US dollars',
    ],
    [{ monthlyBudget: 20 }, "monthlyBudget needs alarmEmail: the budget's warnings go there"],
    [
      { alarmEmail: 'ops' },
      'alarmEmail must be one e-mail address like ops@example.com, which receives the alarms',
    ],
    [{ waf: 'yes' }, 'waf must be true or false'],
    [
      { waf: 'true' },
      'waf needs region, the region of the main stack (set it by: -c region=eu-central-1)',
    ],
    [{ logRetentionDays: 'long' }, 'logRetentionDays must be a number of days, like 90'],
    [
      { logRetentionDays: 91 },
      /^logRetentionDays must be a period that CloudWatch offers: 1, .* days$/,
    ],
    [
      { logRetentionDays: 9999 },
      /^logRetentionDays must be a period that CloudWatch offers: 1, .* days$/,
    ],
    [
      { senderEmail: 'Cairn' },
      'senderEmail must be one e-mail address like cairn@example.com, verified in SES',
    ],
    [{ senderIdentity: 'example.com' }, wrongSender],
    [{ senderEmail: 'cairn@example.com', senderIdentity: 'example.org' }, wrongSender],
    [{ originSecret: '0' }, 'originSecret must be a whole number of at least 1'],
    [{ originSecret: 'new' }, 'originSecret must be a whole number'],
    // The previous generation is missing, too low, equal, or higher.
    [{ originSecret: '2' }, wrongSecret],
    [{ originSecret: '3', originSecretBefore: '1' }, wrongSecret],
    [{ originSecret: '2', originSecretBefore: '2' }, wrongSecret],
    [{ originSecret: '1', originSecretBefore: '2' }, wrongSecret],
    [
      { httpsForSubdomains: 'true' },
      'httpsForSubdomains needs domainName, the domain whose subdomains are yours',
    ],
    [{ protected: 'true' }, 'protected is only for prod: dev must stay deletable'],
    [{ stage: 'prod', stages: { prod: { waf: 'maybe' } } }, 'waf must be true or false'],
    [
      { stages: { prod: { alarmMail: 'ops@example.com' } } },
      /^stages.prod has an unknown setting alarmMail; the settings are region, alarmEmail, /,
    ],
    [{ stages: { prod: true } }, 'stages.prod must be an object of settings'],
    [{ stages: { test: {} } }, 'stages must have settings only for dev and prod'],
  ])('%j is refused: %s', (context, message) => {
    expect(() => read(context)).toThrow(SettingsError);
    expect(() => read(context)).toThrow(message instanceof RegExp ? message : new Error(message));
  });
});

test.each([
  ['dev', false],
  ['prod', true],
] as const)('%s keeps its data: %s', (stage, keeps) => expect(keepsData(stage)).toBe(keeps));
