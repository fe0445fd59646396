import type { Context, CustomMessageTriggerEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { languageTags } from '#shared/language/languages.ts';
import { logLines } from '../../../testing/functions/logs.ts';
import { handler } from './handler.ts';

const context = { awsRequestId: 'request-1' } as Context;

/** The event of Cognito's developer guide, with our ClientMetadata. */
const eventOf = (
  triggerSource: string,
  request: object = { clientMetadata: { language: 'de' } },
): CustomMessageTriggerEvent =>
  ({
    version: '1',
    triggerSource,
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_Sample',
    userName: '5d1d2b7e-0000-4000-d000-000000000001',
    callerContext: { awsSdkVersion: 'aws-sdk-js-3', clientId: 'client' },
    request: {
      userAttributes: { email: 'ada@example.com' },
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      ...request,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  }) as CustomMessageTriggerEvent;

const forgot = 'CustomMessage_ForgotPassword';
const responseTo = async (event: CustomMessageTriggerEvent) =>
  (await handler(event, context)).response;

test('returns the event with the mail in the response', async () => {
  const event = eventOf(forgot);
  const { response, ...rest } = await handler(event, context);
  const { response: _, ...given } = event;
  expect(rest).toEqual(given);
  expect(response).toEqual({
    smsMessage: null,
    emailSubject: 'Dein Code zum Zurücksetzen deines Cairn-Passworts',
    emailMessage: expect.stringContaining('<p>{####}</p>'),
  });
  expect(response.emailMessage).toContain('<div lang="de" dir="ltr">');
});

test.each(languageTags)('writes a mail in %s', async (language) => {
  const { emailMessage } = await responseTo(eventOf(forgot, { clientMetadata: { language } }));
  expect(emailMessage).toContain(`lang="${language}"`);
});

test.each([
  [forgot, 'Dein Code zum Zurücksetzen deines Cairn-Passworts'],
  ['CustomMessage_UpdateUserAttribute', 'Dein Code zum Bestätigen dieser Adresse für Cairn'],
  ['CustomMessage_VerifyUserAttribute', 'Dein Code zum Bestätigen dieser Adresse für Cairn'],
  ['CustomMessage_ResendCode', 'Dein Code zum Bestätigen dieser Adresse für Cairn'],
])('the mail of %s has the subject: %s', async (source, emailSubject) => {
  expect(await responseTo(eventOf(source))).toMatchObject({ emailSubject });
});

test('uses Cognito’s placeholder for the code', async () => {
  const { emailMessage } = await responseTo(eventOf(forgot, { codeParameter: '####' }));
  expect(emailMessage).toContain('<p>####</p>');
});

describe('English', () => {
  test.each([
    [undefined],
    [null],
    [{}],
    [[]],
    ['de'],
    [{ language: undefined }],
    [{ language: 'tlh' }],
    [{ language: 'constructor' }],
    [{ language: ['de'] }],
    [{ Language: 'de' }],
  ])('is the language for the invalid metadata %j', async (clientMetadata) => {
    const { emailMessage } = await responseTo(eventOf(forgot, { clientMetadata }));
    expect(emailMessage).toContain('lang="en"');
  });
});

describe('the text of the user pool stays, and the log says so,', () => {
  test.each([
    ['another mail', eventOf('CustomMessage_AdminCreateUser')],
    ['a name that every object has', eventOf('constructor')],
    ['no place for the code', eventOf(forgot, { codeParameter: '' })],
    ['no request', { ...eventOf(forgot), request: undefined }],
    ['no event', null],
    ['a text', 'event'],
  ])('for %s', async (_, event) => {
    expect(await handler(event as CustomMessageTriggerEvent, context)).toBe(event);
    const said = logLines('Unexpected event: Cognito will send the user pool’s default text.');
    expect(said).toMatchObject([{ level: 'ERROR', requestId: 'request-1' }]);
    expect(JSON.stringify(said)).not.toContain('ada@example.com');
  });
});
