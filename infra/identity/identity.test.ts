import { describe, expect, test } from 'vitest';
import { synthesize } from '../stack.fixture.ts';

describe('the user pool', () => {
  test('signs in by e-mail address in any case, and only the API can register', () => {
    expect(synthesize().only('AWS::Cognito::UserPool').Properties).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  test('keeps the address of an account until the code sent to the new one is confirmed', () => {
    expect(synthesize().only('AWS::Cognito::UserPool').Properties).toMatchObject({
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    });
  });

  test('requires a password of eight characters of any kind', () => {
    const { Policies } = synthesize().only('AWS::Cognito::UserPool').Properties;
    expect(Policies.PasswordPolicy).toEqual({
      MinimumLength: 8,
      RequireLowercase: false,
      RequireUppercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      TemporaryPasswordValidityDays: 365,
    });
  });

  test.each([
    [{ stage: 'dev' }, 'Delete', 'Delete', 'INACTIVE'],
    [{ stage: 'prod' }, 'RetainExceptOnCreate', 'Retain', 'INACTIVE'],
    [{ stage: 'prod', protected: 'true' }, 'RetainExceptOnCreate', 'Retain', 'ACTIVE'],
  ])(
    'in %j: on removal %s, when replaced %s, protection %s',
    (settings, removed, replaced, protection) => {
      const pool = synthesize(settings).only('AWS::Cognito::UserPool');
      expect(pool).toMatchObject({ DeletionPolicy: removed, UpdateReplacePolicy: replaced });
      expect(pool.Properties.DeletionProtection).toBe(protection);
    },
  );
});

describe('mails with codes', () => {
  const email = (settings: Record<string, string>) =>
    synthesize(settings).only('AWS::Cognito::UserPool').Properties.EmailConfiguration;

  test('are sent by Cognito itself by default', () => expect(email({})).toBeUndefined());

  test.each([
    ['example.com', { senderEmail: 'cairn@example.com' }],
    ['example.com', { senderEmail: 'cairn@example.com', senderIdentity: 'example.com' }],
    [
      'cairn@example.com',
      { senderEmail: 'cairn@example.com', senderIdentity: 'cairn@example.com' },
    ],
  ])('are sent by SES through the identity %s with %j', (identity, settings) => {
    const { SourceArn, ...rest } = email(settings);
    expect(rest).toEqual({ EmailSendingAccount: 'DEVELOPER', From: 'Cairn <cairn@example.com>' });
    const arn = SourceArn['Fn::Join'][1].map((part: string | { Ref: string }) =>
      typeof part === 'string' ? part : part.Ref,
    );
    expect(arn.join('')).toBe(
      `arn:AWS::Partition:ses:AWS::Region:AWS::AccountId:identity/${identity}`,
    );
  });
});

describe('the function that writes the mails of codes', () => {
  const settings = { senderEmail: 'cairn@example.com' };
  const triggersOf = (given: Record<string, string>) =>
    synthesize(given).only('AWS::Cognito::UserPool').Properties.LambdaConfig;
  const fromCognito = (given: Record<string, string>) =>
    Object.values(synthesize(given).resources('AWS::Lambda::Permission'))
      .map(({ Properties }) => Properties)
      .filter(({ Principal }) => Principal === 'cognito-idp.amazonaws.com');

  test('is called only by the user pool', () => {
    const [poolId] = Object.keys(synthesize(settings).resources('AWS::Cognito::UserPool'));
    const fn = { 'Fn::GetAtt': [expect.stringMatching(/^FunctionscodeMail/), 'Arn'] };
    expect(triggersOf(settings)).toEqual({ CustomMessage: fn });
    expect(fromCognito(settings)).toEqual([
      {
        Action: 'lambda:InvokeFunction',
        FunctionName: fn,
        Principal: 'cognito-idp.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [poolId, 'Arn'] },
      },
    ]);
  });

  // If the function were called, Cognito would refuse its text and send no code.
  test('is not called if Cognito itself sends the mails', () => {
    expect([triggersOf({}), fromCognito({})]).toEqual([undefined, []]);
  });
});

describe('mails to the previous address', () => {
  const permissions = (settings: Record<string, string>) =>
    Object.values(synthesize(settings).resources('AWS::IAM::Policy'))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => JSON.stringify(Action).includes('ses:'));
  const senders = (settings: Record<string, string>) =>
    Object.values(synthesize(settings).resources('AWS::Lambda::Function')).flatMap(
      ({ Properties }) => Properties.Environment?.Variables.SENDER_EMAIL ?? [],
    );

  test('are not sent without a sender', () => {
    expect([permissions({}), senders({})]).toEqual([[], []]);
  });

  test('are sent by one function, only as the sender, to any recipient', () => {
    const settings = { senderEmail: 'cairn@example.com', senderIdentity: 'example.com' };
    const [only, ...others] = permissions(settings);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      Effect: 'Allow',
      Action: 'ses:SendEmail',
      Condition: { StringEquals: { 'ses:FromAddress': 'cairn@example.com' } },
    });
    // SES also checks permissions for the recipient's identity, if verified, and for a default configuration set.
    const resources = JSON.stringify(only.Resource);
    for (const any of [':identity/*', ':configuration-set/*']) expect(resources).toContain(any);
    expect(senders(settings)).toEqual(['cairn@example.com']);
  });
});

describe('the client', () => {
  const client = () => synthesize().only('AWS::Cognito::UserPoolClient').Properties;

  test('has a secret, no hosted login page, and only the two flows that the functions use', () => {
    expect(client()).toMatchObject({
      GenerateSecret: true,
      AllowedOAuthFlowsUserPoolClient: false,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  test('issues tokens of 60 minutes and 90 days, which can be revoked', () => {
    expect(client()).toMatchObject({
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 90 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      EnableTokenRevocation: true,
    });
  });

  test('does not let the holder of a token change the e-mail address', () => {
    expect(client().WriteAttributes).toEqual(['locale']);
  });
});
