import {
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  RevokeTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callReasons } from '#shared/calls/callReasons.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { utcHeaders } from '../../../testing/functions/calls.ts';
import { cognitoFault, refusedAt, tableFault } from '../../../testing/functions/faults.ts';
import { invoke } from '../../../testing/functions/invoke.ts';
import { logLines, logText, neverLogged } from '../../../testing/functions/logs.ts';
import {
  ClientSecret,
  cognito,
  freshPool,
  hashFor,
  keptProfile,
  UserPoolId,
} from '../../../testing/functions/pool.ts';
import { errorOf } from '../../../testing/functions/responses.ts';
import { commandsBesidesCounts, freshTable, pk, table } from '../../../testing/functions/table.ts';
import { busyWhenThrottled } from '../../../testing/functions/throttling.ts';
import { accessToken, clientId, idToken, userId } from '../../../testing/functions/tokens.ts';
import { passwordForPool } from '../../identity/poolPassword.ts';
import { handler } from './handler.ts';

const token = accessToken();
const headers = { ...utcHeaders, 'x-time-zone': 'Asia/Tokyo' };
const profile = { name: ' Ada King ', email: 'Ada.King@Example.com' };
const next = 'ada@new.example.com';
const mail = mockClient(SESv2Client);
const queue = mockClient(SQSClient);
const currentPassword = 'seven stones';
const newPassword = ' eight stones ';

const updateProfile = (body: unknown = profile) =>
  invoke(handler, 'PUT /api/users/profile', { token, headers, body });
const askFor = (email = next) => updateProfile({ ...profile, email, currentPassword });
const confirmEmail = () =>
  invoke(handler, 'POST /api/users/email/confirm', { token, headers, body: { code: '123456' } });
const vacationFrom = (method: string, body?: unknown) =>
  invoke(handler, `${method} /api/users/vacations/{from}`, {
    token,
    headers,
    params: { from: '2026-11-22' },
    body,
  });
const updatePassword = (body: unknown = { currentPassword, newPassword }) =>
  invoke(handler, 'PUT /api/users/password', { token, headers, body });

freshPool();
freshTable();
neverLogged(
  currentPassword,
  newPassword,
  token,
  'a-new-access-token',
  'the-refresh-token',
  'ada.king',
);

/** Makes this the current address of the token's user in Cognito. */
const isNow = (email: string) => {
  cognito.on(GetUserCommand).resolves({
    Username: userId,
    UserAttributes: Object.entries({ sub: userId, email, name: 'Ada' }).map(([Name, Value]) => ({
      Name,
      Value,
    })),
  });
};
const commandsOf = (client: { calls: typeof cognito.calls }) =>
  client.calls().map(({ args }) => args[0].constructor.name.replace('Command', ''));

beforeEach(() => {
  mail.reset();
  queue.reset();
  mail.on(SendEmailCommand).resolves({});
  isNow('ada.king@example.com');
  table.on(UpdateCommand).resolves({ Attributes: keptProfile });
  table.on(QueryCommand).resolves({ Items: [] });
  table.on(GetCommand).resolves({});
  table.on(PutCommand).resolves({});
  table.on(DeleteCommand).resolves({});
});

test.each([
  'PUT /api/users/profile',
  'PUT /api/users/password',
  'POST /api/users/email/confirm',
  'POST /api/users/email/resend',
  'POST /api/users/email/cancel',
  'POST /api/users/sign-out',
  'POST /api/users/delete',
])('%s is for signed-in users only', async (routeKey) => {
  expect(errorOf(await invoke(handler, routeKey, { body: {} }))).toEqual([401, 'unauthenticated']);
  expect(cognito).not.toHaveReceivedAnyCommand();
  expect(table).not.toHaveReceivedAnyCommand();
});

describe('profile', () => {
  test('a token of an ended session changes no name', async () => {
    cognito
      .on(GetUserCommand)
      .rejects(cognitoFault('NotAuthorizedException', 'Access Token has been revoked'));
    expect(errorOf(await updateProfile())).toEqual([401, 'unauthenticated']);
    expect(commandsOf(cognito)).toEqual(['GetUser']);
    expect(commandsBesidesCounts()).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['a time zone', { ...profile, timeZone: 'Asia/Tokyo' }, '#timeZone = :timeZone, '],
    [
      'starts of day and week',
      { ...profile, dayStartsAt: 0, weekStartsOn: 1 },
      '#dayStartsAt = :dayStartsAt, #weekStartsOn = :weekStartsOn, ',
    ],
    ['no settings', profile, ''],
  ])('only the sent settings are stored: %s', async (_, body, assignment) => {
    cognito.on(AdminUpdateUserAttributesCommand).resolves({});
    await updateProfile(body);
    expect(table).toHaveReceivedCommandExactlyOnceWith(UpdateCommand, {
      Key: { pk, sk: 'PROFILE' },
      UpdateExpression: `SET ${assignment}#createdAt = if_not_exists(#createdAt, :createdAt)`,
    });
    expect(commandsBesidesCounts()).toHaveLength(1);
  });

  test.each<[Error, number, unknown]>([
    [
      cognitoFault('AliasExistsException'),
      409,
      {
        code: 'conflict',
        ...userReasons.emailTaken(),
        errors: [{ field: 'email', ...userReasons.emailTaken() }],
      },
    ],
    [
      cognitoFault('UserNotFoundException'),
      401,
      { code: 'unauthenticated', ...callReasons.sessionEnded() },
    ],
    [
      cognitoFault('TooManyRequestsException'),
      503,
      {
        code: 'unavailable',
        ...callReasons.busy(),
      },
    ],
    [cognitoFault('AccessDeniedException'), 500, { code: 'internal', ...callReasons.internal() }],
  ])('%s is %i', async (fault, status, body) => {
    cognito.on(AdminUpdateUserAttributesCommand).rejects(fault);
    const response = await updateProfile();
    expect(response.status).toBe(status);
    expect(response.body).toEqual(body);
    expect(commandsBesidesCounts()).toEqual([]);
  });

  test.each<[unknown, string]>([
    [{ ...profile, name: null }, 'name'],
    [{ ...profile, email: '' }, 'email'],
    [{ ...profile, timeZone: '' }, 'timeZone'],
    [{ dayStartsAt: 7 }, 'dayStartsAt'],
    [{ dayStartsAt: -1 }, 'dayStartsAt'],
    [{ dayStartsAt: 1.5 }, 'dayStartsAt'],
    [{ dayStartsAt: '3' }, 'dayStartsAt'],
    [{ dayStartsAt: null }, 'dayStartsAt'],
    [{ weekStartsOn: 2 }, 'weekStartsOn'],
    [{ weekStartsOn: 7 }, 'weekStartsOn'],
    [{ weekStartsOn: 'Monday' }, 'weekStartsOn'],
    [{ ...profile, password: newPassword }, 'password'],
  ])('invalid profile %# is 400 and changes nothing', async (body, field) => {
    expect(await updateProfile(body)).toMatchObject({
      status: 400,
      body: { errors: [expect.objectContaining({ field })] },
    });
    expect(cognito).not.toHaveReceivedAnyCommand();
  });

  test('a change is 503 if the table is busy, and can be retried', async () => {
    cognito.on(AdminUpdateUserAttributesCommand).resolves({});
    table.on(UpdateCommand).rejects(tableFault('ThrottlingException'));
    expect(errorOf(await updateProfile())).toEqual([503, 'unavailable']);
  });
});

describe('a new address', () => {
  const waiting = {
    ...keptProfile,
    emailChange: { to: next, until: new Date(Date.now() + 60_000).toISOString() },
  };
  const notVerified = new Error('Email address is not verified: ada.king@example.com');
  beforeEach(() => {
    cognito
      .on(AdminInitiateAuthCommand)
      .resolves({ AuthenticationResult: { RefreshToken: 'the-refresh-token' } });
    cognito.on(RevokeTokenCommand).resolves({});
    cognito.on(AdminUpdateUserAttributesCommand).resolves({});
    cognito.on(VerifyUserAttributeCommand).resolves({});
    table.on(UpdateCommand).resolves({ Attributes: waiting });
    holdingProfile(waiting);
  });

  /** Makes the table contain this profile, and no attempts. */
  const holdingProfile = (Item: object) =>
    table.on(GetCommand).callsFake(({ Key }) => (Key.sk === 'PROFILE' ? { Item } : {}));

  test('is only requested after the password check and the notice, and leaves no extra session', async () => {
    const response = await askFor();
    expect(response).toMatchObject({
      status: 200,
      body: { data: { email: 'ada.king@example.com', pendingEmail: next } },
    });
    expect(commandsOf(cognito)).toEqual([
      'GetUser',
      'AdminInitiateAuth',
      'RevokeToken',
      'AdminUpdateUserAttributes',
    ]);
    expect(cognito).toHaveReceivedCommandWith(AdminUpdateUserAttributesCommand, {
      UserAttributes: [
        { Name: 'name', Value: 'Ada King' },
        { Name: 'email', Value: next },
      ],
    });
    expect(mail).toHaveReceivedCommandWith(SendEmailCommand, {
      FromEmailAddress: 'Cairn <cairn@example.com>',
      Destination: { ToAddresses: ['ada.king@example.com'] },
    });
  });

  test('causes mails in the language of the request', async () => {
    const request = { token, headers: { ...headers, 'accept-language': 'de-AT, en;q=0.8' } };
    const asked = { ...profile, email: next, currentPassword };
    await invoke(handler, 'PUT /api/users/profile', { ...request, body: asked });
    await invoke(handler, 'POST /api/users/email/resend', { ...request, body: {} });
    await invoke(handler, 'POST /api/users/email/confirm', {
      ...request,
      body: { code: '123456' },
    });
    expect(
      cognito
        .commandCalls(AdminUpdateUserAttributesCommand)
        .map(({ args }) => args[0].input.ClientMetadata),
    ).toEqual([{ language: 'de' }, { language: 'de' }]);
    expect(
      mail.commandCalls(SendEmailCommand).map(({ args }) => args[0].input.Content?.Simple?.Subject),
    ).toMatchObject([
      { Data: 'Eine neue E-Mail-Adresse für dein Cairn-Konto' },
      { Data: 'Dein Cairn-Konto hat eine neue E-Mail-Adresse' },
    ]);
  });

  test('without the password is 400, without any other check', async () => {
    expect(await updateProfile({ ...profile, email: next })).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'currentPassword', message: userReasons.emailNeedsPassword().message }],
      },
    });
    expect(commandsOf(cognito)).toEqual(['GetUser']);
    expect(commandsBesidesCounts()).toEqual([]);
  });

  test('does not begin if the old address can’t be notified', async () => {
    mail.on(SendEmailCommand).rejects(notVerified);
    const response = await askFor();
    expect(errorOf(response)).toEqual([503, 'unavailable']);
    expect(response.body).toMatchObject({
      message: expect.stringContaining('Your email address stays as it is'),
    });
    expect(cognito).not.toHaveReceivedCommand(AdminUpdateUserAttributesCommand);
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
  });

  test.each<[string, number, string]>([
    ['CodeDeliveryFailureException', 503, 'unavailable'],
    ['InvalidEmailRoleAccessPolicyException', 503, 'unavailable'],
    ['InvalidLambdaResponseException', 503, 'unavailable'],
    ['UnexpectedLambdaException', 503, 'unavailable'],
    ['UserLambdaValidationException', 503, 'unavailable'],
    ['InvalidParameterException', 400, 'invalid'],
    ['AliasExistsException', 409, 'conflict'],
  ])('refused by Cognito with %s is %i, and is not pending', async (name, status, code) => {
    cognito.on(AdminUpdateUserAttributesCommand).rejects(cognitoFault(name));
    expect(errorOf(await askFor())).toEqual([status, code]);
    const writes = table.commandCalls(UpdateCommand).map(({ args }) => args[0].input);
    expect(writes).toMatchObject([{ UpdateExpression: 'REMOVE #emailChange' }]);
  });

  const closings = () =>
    table
      .commandCalls(UpdateCommand)
      .map(({ args }) => args[0].input)
      .filter(({ Key }) => String(Key?.sk).startsWith('CLOSED#'))
      .map(
        ({ ExpressionAttributeValues }) =>
          ExpressionAttributeValues?.[':expiresAt'] - Date.now() / 1_000,
      );

  test('blocks resets before the address changes, for the lifetime of a code', async () => {
    let closedBefore = 0;
    cognito.on(VerifyUserAttributeCommand).callsFake(() => {
      closedBefore = closings().length;
      return {};
    });
    expect(await confirmEmail()).toMatchObject({ status: 200, body: { data: { email: next } } });
    expect(closedBefore).toBe(1);
    expect(closings()).toEqual([expect.closeTo(3_660, -1)]);
  });

  test.each<[string, number, boolean]>([
    ['CodeMismatchException', 400, true],
    ['ExpiredCodeException', 400, true],
    ['AliasExistsException', 409, true],
    ['LimitExceededException', 429, true],
    ['NotAuthorizedException', 401, true],
    ['InternalErrorException', 503, false],
  ])(
    'not confirmed because of %s is %i, and resets are open again: %j',
    async (name, status, open) => {
      cognito.on(VerifyUserAttributeCommand).rejects(cognitoFault(name));
      expect((await confirmEmail()).status).toBe(status);
      expect(closings().at(-1)).toEqual(expect.closeTo(open ? 0 : 3_660, -1));
      expect(mail).not.toHaveReceivedAnyCommand();
    },
  );

  test('whose confirmation was interrupted is completed by a retry', async () => {
    isNow(next);
    expect(await confirmEmail()).toMatchObject({ status: 200, body: { data: { email: next } } });
    expect(cognito).not.toHaveReceivedCommand(VerifyUserAttributeCommand);
  });

  test('can’t be confirmed after more than a day', async () => {
    const emailChange = { ...waiting.emailChange, until: new Date(Date.now() - 1).toISOString() };
    holdingProfile({ ...waiting, emailChange });
    expect(errorOf(await confirmEmail())).toEqual([400, 'invalid']);
    expect(cognito).not.toHaveReceivedCommand(VerifyUserAttributeCommand);
  });

  test('is confirmed even if the old address can’t be notified, and the log says so', async () => {
    mail.on(SendEmailCommand).rejects(notVerified);
    expect((await confirmEmail()).status).toBe(200);
    expect(logLines('The old e-mail address could not be notified of its change.')).toHaveLength(1);
  });
});

describe('password', () => {
  // Ending the sessions waits for the next full second, which begins at once here.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1_000) * 1_000 + 999 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const tokens = {
    AccessToken: 'a-new-access-token',
    RefreshToken: 'the-refresh-token',
    IdToken: idToken(),
  };

  test('changes, ends every session and restarts this one', async () => {
    cognito.on(ChangePasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});
    cognito.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: tokens });
    cognito.on(GetTokensFromRefreshTokenCommand).resolves({ AuthenticationResult: tokens });
    const response = await updatePassword();
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      data: null,
      token: 'a-new-access-token',
      ...userReasons.passwordUpdated(),
    });
    expect(response.cookies).toEqual([
      'refresh=the-refresh-token; Max-Age=7776000; Path=/api/auth; HttpOnly; Secure; SameSite=Strict',
    ]);
    expect(cognito.calls().map(({ args }) => [args[0].constructor, args[0].input])).toEqual([
      [GetUserCommand, { AccessToken: token }],
      [
        ChangePasswordCommand,
        {
          AccessToken: token,
          PreviousPassword: currentPassword,
          ProposedPassword: passwordForPool(newPassword),
        },
      ],
      [AdminUserGlobalSignOutCommand, { UserPoolId, Username: userId }],
      [
        AdminInitiateAuthCommand,
        {
          UserPoolId,
          ClientId: clientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: {
            USERNAME: userId,
            PASSWORD: passwordForPool(newPassword),
            SECRET_HASH: hashFor(userId),
          },
        },
      ],
      [
        GetTokensFromRefreshTokenCommand,
        { ClientId: clientId, ClientSecret, RefreshToken: 'the-refresh-token' },
      ],
    ]);
    const notes = table
      .commandCalls(UpdateCommand)
      .filter(({ args }) => args[0].input.Key?.pk.startsWith('PASSWORD#'));
    expect(notes).toHaveLength(1);
    expect(table).toHaveReceivedCommandTimes(DeleteCommand, 1);
  });

  const wrong = 'Your current password is not correct.';
  const weak = 'Password must be at least 8 characters';
  const ended = 'Your session has ended. Please log in again.';

  test.each<[string, string, number, { field: string; message: string } | string]>([
    [
      'NotAuthorizedException',
      'Incorrect username or password.',
      400,
      { field: 'currentPassword', message: wrong },
    ],
    // Another password change has ended the session of this access token.
    ['NotAuthorizedException', 'Access Token has been revoked', 401, ended],
    ['NotAuthorizedException', 'Access Token has expired', 401, ended],
    [
      'InvalidPasswordException',
      'Password did not conform with policy',
      400,
      { field: 'newPassword', message: weak },
    ],
    ['UserNotFoundException', 'User does not exist.', 401, ended],
    [
      'LimitExceededException',
      'Attempt limit exceeded',
      429,
      'Too many attempts. Please wait a few minutes and try again.',
    ],
    [
      'NotAuthorizedException',
      'Password attempts exceeded',
      429,
      'Too many attempts. Please wait a few minutes and try again.',
    ],
    [
      'TooManyRequestsException',
      'Rate exceeded',
      503,
      'Cairn is busy right now. Please try again in a moment.',
    ],
  ])('%s (%s) is %i and ends no session', async (name, says, status, expected) => {
    cognito.on(ChangePasswordCommand).rejects(cognitoFault(name, says));
    const response = await updatePassword();
    expect(response).toMatchObject({ status, cookies: [] });
    expect(response.body).toMatchObject(
      typeof expected === 'string' ? { message: expected } : { errors: [expected] },
    );
    expect(cognito).not.toHaveReceivedCommand(AdminUserGlobalSignOutCommand);
  });

  test('checks a current password of any length', async () => {
    cognito
      .on(ChangePasswordCommand)
      .rejects(cognitoFault('NotAuthorizedException', 'Incorrect username or password.'));
    expect(await updatePassword({ currentPassword: 'x', newPassword })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'currentPassword' }] },
    });
  });

  test.each<[unknown, string, string]>([
    [{ newPassword }, 'currentPassword', 'Current password is required'],
    [{ currentPassword, newPassword: '7 signs' }, 'newPassword', weak],
  ])('invalid change %# is 400 and calls nothing', async (body, field, message) => {
    expect(await updatePassword(body)).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    });
    expect(cognito).not.toHaveReceivedAnyCommand();
  });

  test('of an ended session is not changed', async () => {
    cognito
      .on(GetUserCommand)
      .rejects(cognitoFault('NotAuthorizedException', 'Access Token has been revoked'));
    expect(errorOf(await updatePassword())).toEqual([401, 'unauthenticated']);
    expect(cognito).not.toHaveReceivedCommand(ChangePasswordCommand);
    expect(commandsBesidesCounts()).toEqual([]);
  });

  test.each([
    cognitoFault('TooManyRequestsException'),
    cognitoFault('InternalErrorException'),
    Object.assign(new Error('Timed out'), { name: 'TimeoutError' }),
  ])('is changed, noted and logged if %s prevents ending the sessions', async (fault) => {
    cognito.on(ChangePasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).rejects(fault);
    const response = await updatePassword();
    expect(response).toMatchObject({
      status: 200,
      body: { message: userReasons.passwordUpdatedLogIn().message },
    });
    expect(response.cookies).toEqual([expect.stringMatching(/^refresh=; Max-Age=0; /)]);
    expect(table).not.toHaveReceivedCommand(DeleteCommand);
    const said = 'The password was changed, but its sessions are still to be ended.';
    expect(logLines(said)).toMatchObject([{ level: 'ERROR' }]);
  });

  test.each([
    'TooManyRequestsException',
    'InternalErrorException',
    'NotAuthorizedException',
    'AccessDeniedException',
  ])('is changed and says to log in if the new sign-in fails with %s', async (name) => {
    cognito.on(ChangePasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoFault(name));
    const response = await updatePassword();
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      data: null,
      ...userReasons.passwordUpdatedLogIn(),
    });
    expect(response.cookies).toEqual([expect.stringMatching(/^refresh=; Max-Age=0; /)]);
    const said = 'The password was changed, but its person could not be signed in again.';
    expect(logLines(said)).toMatchObject([{ level: 'ERROR' }]);
  });

  test('is changed and says to log in if the sign-in to Cognito takes too long @exhaustive', async () => {
    cognito.on(ChangePasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});
    cognito.on(AdminInitiateAuthCommand).callsFake(() => new Promise(() => {}));
    const response = await updatePassword();
    expect(response).toMatchObject({
      status: 200,
      body: { message: userReasons.passwordUpdatedLogIn().message },
    });
  });
});

busyWhenThrottled(
  {
    setVacation: () => vacationFrom('PUT', { to: null }),
    endVacation: () => vacationFrom('DELETE'),
  },
  { triesOnce: true },
);

describe('deletion of the account', () => {
  const deleteAccount = () =>
    invoke(handler, 'POST /api/users/delete', { token, headers, body: { currentPassword } });
  beforeEach(() => {
    cognito.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: {} });
    cognito.on(AdminDisableUserCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});
    queue.on(SendMessageCommand).resolves({});
  });
  const closing = ['AdminDisableUser', 'AdminUserGlobalSignOut'];

  test('is queued before the account is disabled, with only the id and the time', async () => {
    expect(await deleteAccount()).toMatchObject({
      status: 200,
      body: { message: userReasons.accountDeleting().message },
    });
    const [sent] = queue.commandCalls(SendMessageCommand);
    expect(JSON.parse(sent?.args[0].input.MessageBody ?? '')).toEqual({
      userId,
      askedAt: expect.stringMatching(/^2.*Z$/),
    });
    expect(commandsOf(cognito)).toEqual(['GetUser', 'AdminInitiateAuth', ...closing]);
    expect(table).toHaveReceivedCommandWith(UpdateCommand, {
      Key: { pk, sk: 'COUNTS' },
      UpdateExpression: 'SET #deleting = :deleting',
    });
  });

  test('that can’t be queued leaves the account enabled', async () => {
    queue.on(SendMessageCommand).rejects(tableFault('ServiceUnavailable'));
    expect((await deleteAccount()).status).toBe(503);
    expect(commandsOf(cognito)).toEqual(['GetUser', 'AdminInitiateAuth']);
    expect(table).not.toHaveReceivedCommandWith(UpdateCommand, { Key: { pk, sk: 'COUNTS' } });
  });

  test.each(['TooManyRequestsException', 'InternalErrorException'])(
    'is certain once it is queued, even if Cognito then responds with %s',
    async (name) => {
      cognito.on(AdminDisableUserCommand).rejects(cognitoFault(name));
      expect((await deleteAccount()).status).toBe(200);
      const message = 'An account could not be closed at once; the worker closes it.';
      expect(logLines(message)).toHaveLength(1);
    },
  );

  test('succeeds if the worker was faster', async () => {
    const gone = cognitoFault('UserNotFoundException');
    cognito.on(AdminDisableUserCommand).rejects(gone);
    cognito.on(AdminUserGlobalSignOutCommand).rejects(gone);
    expect((await deleteAccount()).status).toBe(200);
    expect(logText()).not.toContain('ERROR');
  });

  test('succeeds if the worker has deleted the access tokens', async () => {
    const aToken = {
      pk,
      sk: 'TOKEN#00',
      _id: '01JDXZ3NDEKTSV4RRFFQ69G5FA',
      name: 'Script',
      timeZone: 'UTC',
      scopes: { habits: 'read' },
      createdAt: '2026-11-01T08:00:00Z',
      endsOn: '2099-01-01',
      lastUsedOn: null,
      hash: 'x',
      busyUntil: 0,
    };
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [aToken] })
      .resolves({ Items: [] });
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(0));
    expect((await deleteAccount()).status).toBe(200);
    expect(logText()).not.toContain('ERROR');
  });

  test('a password refused because another call has disabled the account does not count as wrong', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoFault('NotAuthorizedException'));
    const Key = { pk, sk: 'COUNTS' };
    table
      .on(GetCommand, { Key, ConsistentRead: true })
      .resolves({ Item: { ...Key, deleting: 'x' } });
    const response = await deleteAccount();
    expect(errorOf(response)).toEqual([401, 'unauthenticated']);
    expect(response.body.message).toBe(userReasons.accountIsDeleting().message);
    expect(queue).not.toHaveReceivedAnyCommand();
  });

  test('a wrong password queues nothing', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoFault('NotAuthorizedException'));
    expect(errorOf(await deleteAccount())).toEqual([400, 'invalid']);
    expect(queue).not.toHaveReceivedAnyCommand();
  });
});
