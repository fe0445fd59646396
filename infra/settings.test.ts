import { describe, expect, test } from 'vitest';
import { keepsData, readSettings, SettingsError } from './settings.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/abc-1';
const read = (context: Record<string, unknown>) => readSettings((key) => context[key]);

describe('readSettings', () => {
  test.each([
    [{}, { stage: 'dev' }],
    [{ stage: 'prod' }, { stage: 'prod' }],
    [
      { stage: 'prod', domainName: 'cairn.example.com', certificateArn },
      { stage: 'prod', domainName: 'cairn.example.com', certificateArn },
    ],
  ])('%j', (context, settings) => expect(read(context)).toEqual(settings));

  test.each([
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
  ])('%j is refused: %s', (context, message) => {
    expect(() => read(context)).toThrow(new SettingsError(message));
  });
});

test.each([
  ['dev', false],
  ['prod', true],
] as const)('%s keeps its data: %s', (stage, keeps) => expect(keepsData(stage)).toBe(keeps));
