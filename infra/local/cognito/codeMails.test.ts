import type { Context, CustomMessageTriggerEvent } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import { poolSettings } from '../../identity/poolSettings.ts';
import { type CodeMail, type CodeMails, startCodeMails } from './codeMails.ts';

const install = { userPoolId: 'local-dev-1_pool', clientId: 'client', signingKey: '' };
const user = {
  sub: '5d1d2b7e-0000-4000-d000-000000000001',
  email: 'ada@example.com',
  emailVerified: true,
  name: 'Ada',
  status: 'CONFIRMED',
  passwordHash: '',
  passwordSetAt: 0,
  createdAt: 0,
  modifiedAt: 0,
  resetCodeHash: null,
  resetCodeExpiresAt: null,
} as const;

let sent: { email: string; mail: CodeMail }[] = [];
let mails: CodeMails;
beforeEach(() => {
  sent = [];
  mails = startCodeMails((email, _, __, mail) => void sent.push({ email, mail }));
});

const send = (purpose: 'reset' | 'newAddress' = 'reset', clientMetadata = { language: 'de' }) =>
  mails.send(install, '123456', { user, email: 'to@example.com', purpose, clientMetadata });

const answering = (response: object) =>
  mails.writeBy(async (event) => ({ ...event, response: { ...event.response, ...response } }));

test('without a function the mail has the pool’s own text', async () => {
  await send();
  const body = poolSettings.codeMail.body.replace('{####}', '123456');
  expect(sent).toEqual([
    { email: 'to@example.com', mail: { subject: poolSettings.codeMail.subject, body } },
  ]);
});

test.each([
  ['reset', 'CustomMessage_ForgotPassword'],
  ['newAddress', 'CustomMessage_UpdateUserAttribute'],
] as const)(
  'for the purpose %s, the function gets the trigger %s and the metadata of the call',
  async (purpose, triggerSource) => {
    const calls: [CustomMessageTriggerEvent, Context][] = [];
    mails.writeBy(async (...call) => {
      calls.push(call);
      return call[0];
    });
    await send(purpose);
    const [event, context] = calls[0] ?? [];
    expect(event).toMatchObject({
      triggerSource,
      userName: user.sub,
      request: {
        codeParameter: '{####}',
        clientMetadata: { language: 'de' },
        userAttributes: { sub: user.sub, email: 'ada@example.com', email_verified: 'true' },
      },
    });
    expect(context?.getRemainingTimeInMillis()).toBeLessThanOrEqual(1_000);
    expect(JSON.stringify(event)).not.toContain('123456');
  },
);

test('the function’s text is sent, with the code in place of {####}', async () => {
  answering({ emailSubject: 'Dein Code', emailMessage: '<p>{####}</p>' });
  await send();
  expect(sent).toMatchObject([{ mail: { subject: 'Dein Code', body: '<p>123456</p>' } }]);
});

describe('no mail is sent', () => {
  const fault = (name: string) => expect.objectContaining({ name });

  test('if the function fails', async () => {
    mails.writeBy(() => Promise.reject(new Error('broken')));
    await expect(send()).rejects.toEqual(fault('UserLambdaValidationException'));
    expect(sent).toEqual([]);
  });

  test('if it does not return the event', async () => {
    mails.writeBy(async () => undefined);
    await expect(send()).rejects.toEqual(fault('InvalidLambdaResponseException'));
    expect(sent).toEqual([]);
  });

  test.each([
    { emailSubject: '' },
    { emailSubject: 'x'.repeat(141) },
    { emailMessage: 'no code' },
    { emailMessage: '{####} twice {####}\u00a0' },
    { emailMessage: `{####}${'x'.repeat(20_000)}` },
    { emailMessage: 'a mark of direction \u200f {####}' },
  ])('if the text breaks a rule: %#', async (response) => {
    answering(response);
    await expect(send()).rejects.toEqual(fault('InvalidParameterException'));
    expect(sent).toEqual([]);
  });
});
