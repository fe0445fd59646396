import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userReasons } from '#shared/users/reasons.ts';
import { cognitoFault, tableFault } from '../../../testing/functions/faults.ts';
import { type CallResponse, invoke, type Request } from '../../../testing/functions/invoke.ts';
import { logLines, neverLogged } from '../../../testing/functions/logs.ts';
import { now, stopTheClock } from '../../../testing/functions/moment.ts';
import {
  ClientSecret,
  cognito,
  freshPool,
  hashFor,
  keptProfile,
  UserPoolId,
} from '../../../testing/functions/pool.ts';
import { errorOf } from '../../../testing/functions/responses.ts';
import { freshTable, pk, table } from '../../../testing/functions/table.ts';
import { clientId, idToken, userId } from '../../../testing/functions/tokens.ts';
import { resetCodeNotSent } from '../../identity/logMessages.ts';
import { passwordForPool } from '../../identity/poolPassword.ts';
import { placeOf, subjectOfEmail } from '../../limits/subjects.ts';
import { keys } from '../../table/keys.ts';
import { handler } from './handler.ts';

const email = 'ada@example.com';
const password = ' 8 stones, laid one by one ';
/** The password has white space at both ends, so the user pool gets it in another form. */
const known = passwordForPool(password);
const registration = { name: 'Ada Lovelace', email, password };
/** As long as the shortest valid token. */
const refreshToken = 'the-refresh-token'.padEnd(64, '-');
const replacedToken = 'the-one-before'.padEnd(64, '-');
const tokens = { AccessToken: 'the-access-token', RefreshToken: refreshToken };
const challenge = { ChallengeName: 'NEW_PASSWORD_REQUIRED' } as const;
const byPassword = {
  UserPoolId,
  ClientId: clientId,
  AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME: email, PASSWORD: known, SECRET_HASH: hashFor(email) },
} as const;
const cookieEnd = 'Max-Age=7776000; Path=/api/auth; HttpOnly; Secure; SameSite=Strict';

const deviceCookie = expect.stringMatching(/^device=[\w-]{22}\.[\w-]{22}; /);

const signedIn = () => ({ AuthenticationResult: { ...tokens, IdToken: idToken() } });

const session = {
  token: 'the-access-token',
  data: {
    user: {
      _id: userId,
      name: 'Ada Lovelace',
      email,
      ...keptProfile,
      hasChosenWeekStart: true,
    },
  },
};

const post = (path: string, request: Request = {}) =>
  invoke(handler, `POST /api/auth/${path}`, request);
const register = (body: unknown = registration) => post('register', { body });
const login = (body: unknown = { email, password }) => post('login', { body });
const refresh = (cookies = [`refresh=${refreshToken}`]) => post('refresh', { cookies });
const asJson = { 'content-type': 'application/json' };
const logout = (cookies = [`refresh=${refreshToken}`], headers: Record<string, string> = asJson) =>
  post('logout', { cookies, headers });
const forgot = (body: unknown = { email }) => post('forgot-password', { body });
const reset = (body: unknown = { email, code: '123456', password }) =>
  post('reset-password', { body });

/** Tests never really wait. They check the requested pauses instead. */
const { pauses } = vi.hoisted(() => ({ pauses: vi.fn<(ms: number) => Promise<void>>() }));
vi.mock('node:timers/promises', () => ({ setTimeout: pauses }));

stopTheClock();
freshPool();
freshTable();
neverLogged(
  password,
  known,
  'the-access-token',
  'the-refresh-token',
  '123456',
  email,
  ClientSecret,
);

beforeEach(() => {
  pauses.mockReset().mockResolvedValue();
  // There are no attempts yet.
  table.on(GetCommand).resolves({});
  table.on(PutCommand).resolves({});
  table.on(UpdateCommand).resolves({ Attributes: keptProfile });
  table.on(QueryCommand).resolves({ Items: [] });
  table.on(DeleteCommand).resolves({});
  cognito.on(AdminGetUserCommand).resolves({
    Username: userId,
    UserAttributes: Object.entries({ sub: userId, email, name: 'Ada' }).map(([Name, Value]) => ({
      Name,
      Value,
    })),
  });
});

/** The profile is written only when a session begins. */
const expectNoSession = () =>
  expect(table).not.toHaveReceivedCommandWith(UpdateCommand, {
    Key: expect.objectContaining({ sk: 'PROFILE' }),
  });

describe('register', () => {
  test('creates an account with the chosen password and signs in', async () => {
    cognito.on(AdminCreateUserCommand).resolves({});
    cognito.on(AdminSetUserPasswordCommand).resolves({});
    cognito.on(AdminInitiateAuthCommand).resolvesOnce(challenge).resolves(signedIn());
    const response = await register({ ...registration, email: ' Ada@Example.com ' });
    expect(response.status).toBe(201);
    expect(response.body).toEqual(session);
    expect(response.cookies).toEqual([`refresh=${refreshToken}; ${cookieEnd}`, deviceCookie]);
    expect(cognito.calls().map(({ args }) => [args[0].constructor, args[0].input])).toEqual([
      [
        AdminCreateUserCommand,
        {
          UserPoolId,
          Username: email,
          TemporaryPassword: known,
          MessageAction: 'SUPPRESS',
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
            { Name: 'name', Value: 'Ada Lovelace' },
          ],
        },
      ],
      [AdminInitiateAuthCommand, byPassword],
      [
        AdminSetUserPasswordCommand,
        { UserPoolId, Username: email, Password: known, Permanent: true },
      ],
      [AdminInitiateAuthCommand, byPassword],
    ]);
  });

  const taken = () =>
    cognito.on(AdminCreateUserCommand).rejects(cognitoFault('UsernameExistsException'));

  test.each<[string, () => unknown]>([
    [
      'with another password',
      () => cognito.on(AdminInitiateAuthCommand).rejects(cognitoFault('NotAuthorizedException')),
    ],
    ['with the same password', () => cognito.on(AdminInitiateAuthCommand).resolves(signedIn())],
    [
      'of a person whose password was reset',
      () =>
        cognito
          .on(AdminInitiateAuthCommand)
          .rejects(cognitoFault('PasswordResetRequiredException')),
    ],
  ])('registering a taken e-mail %s is 409', async (_, given) => {
    taken();
    given();
    const response = await register();
    const said = userReasons.emailTaken();
    expect(response).toMatchObject({ status: 409, cookies: [] });
    expect(response.body).toEqual({
      code: 'conflict',
      ...said,
      errors: [{ field: 'email', ...said }],
    });
    expect(cognito).not.toHaveReceivedCommand(AdminSetUserPasswordCommand);
    expectNoSession();
  });

  test.each<[string, () => unknown, number]>([
    [
      'signing in is throttled',
      () => cognito.on(AdminInitiateAuthCommand).rejects(cognitoFault('TooManyRequestsException')),
      503,
    ],
    [
      'the password can’t be set',
      () => {
        cognito.on(AdminInitiateAuthCommand).resolves(challenge);
        cognito.on(AdminSetUserPasswordCommand).rejects(cognitoFault('InternalErrorException'));
      },
      503,
    ],
    [
      'the connection breaks',
      () =>
        cognito
          .on(AdminInitiateAuthCommand)
          .rejects(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })),
      503,
    ],
  ])(
    'registering again completes a registration that failed because %s',
    async (_, given, status) => {
      cognito.on(AdminCreateUserCommand).resolves({});
      given();
      const first = await register();
      expect(first).toMatchObject({ status, cookies: [] });
      expectNoSession();

      cognito.reset();
      taken();
      cognito.on(AdminSetUserPasswordCommand).resolves({});
      cognito
        .on(AdminInitiateAuthCommand)
        .resolvesOnce(challenge)
        .resolvesOnce(challenge)
        .resolves(signedIn());
      expect(await register()).toMatchObject({ status: 201, body: session });
      expect(cognito).toHaveReceivedCommandTimes(AdminSetUserPasswordCommand, 1);
    },
  );

  test('a password that the user pool refuses is 400', async () => {
    cognito.on(AdminCreateUserCommand).rejects(cognitoFault('InvalidPasswordException'));
    const message = 'Password must be at least 8 characters';
    expect(await register()).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', message }] },
    });
    expect(cognito.calls()).toHaveLength(1);
  });

  test('is 503, not 409, if Cognito throttles the check for an unfinished account', async () => {
    taken();
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoFault('TooManyRequestsException'));
    expect(errorOf(await register())).toEqual([503, 'unavailable']);
  });

  test.each<[unknown, string, string]>([
    [{ ...registration, name: ' ' }, 'name', 'Name is required'],
    [{ ...registration, email: 'ada' }, 'email', 'Email must be an address like name@example.com'],
    [
      { ...registration, password: '7 signs' },
      'password',
      'Password must be at least 8 characters',
    ],
    [
      { ...registration, confirmPassword: password },
      'confirmPassword',
      'Unknown field: confirmPassword',
    ],
  ])('invalid registration %# is refused before calling Cognito', async (body, field, message) => {
    expect(await register(body)).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    });
    expect(cognito).not.toHaveReceivedAnyCommand();
  });
});

describe('login', () => {
  test('completes an interrupted registration', async () => {
    cognito.on(AdminInitiateAuthCommand).resolvesOnce(challenge).resolves(signedIn());
    cognito.on(AdminSetUserPasswordCommand).resolves({});
    expect(await login()).toMatchObject({ status: 200, body: session });
    expect(cognito).toHaveReceivedCommandExactlyOnceWith(AdminSetUserPasswordCommand, {
      UserPoolId,
      Username: email,
      Password: known,
      Permanent: true,
    });
  });

  test.each([
    ['a wrong password', cognitoFault('NotAuthorizedException', 'Incorrect username or password.')],
    ['an unknown e-mail', cognitoFault('UserNotFoundException', 'User does not exist.')],
  ])('%s is 401 with the same message', async (_, fault) => {
    cognito.on(AdminInitiateAuthCommand).rejects(fault);
    const response = await login();
    expect(response).toMatchObject({ status: 401, cookies: [] });
    expect(response.body).toEqual({
      code: 'unauthenticated',
      ...userReasons.wrongCredentials(),
    });
  });

  test('is 403 and says what to do if an administrator has reset the password', async () => {
    cognito
      .on(AdminInitiateAuthCommand)
      .rejects(cognitoFault('PasswordResetRequiredException', 'Password reset required'));
    const response = await login();
    expect(response).toMatchObject({ status: 403, cookies: [] });
    expect(response.body).toEqual({
      code: 'password_reset_required',
      ...userReasons.passwordWasReset(),
    });
    expectNoSession();
  });

  test('checks a password of any length, because other rules may have applied when it was set', async () => {
    cognito.on(AdminInitiateAuthCommand).resolves(signedIn());
    expect(await login({ email, password: 'x' })).toMatchObject({ status: 200 });
  });

  test.each<[string, unknown]>([
    ['no tokens', {}],
    ['no id token', { AuthenticationResult: tokens }],
    ['another challenge', { ChallengeName: 'SMS_MFA' }],
    [
      'an id token whose subject is a number',
      { AuthenticationResult: { ...tokens, IdToken: idToken({ sub: 1 }) } },
    ],
    ['an unreadable id token', { AuthenticationResult: { ...tokens, IdToken: 'a.b.c' } }],
  ])('a response with %s is an internal error', async (_, response) => {
    cognito.on(AdminInitiateAuthCommand).resolves(response as object);
    expect(errorOf(await login())).toEqual([500, 'internal']);
  });
});

describe.each<[string, Request]>([
  ['register', { body: registration }],
  ['login', { body: { email, password } }],
])('%s in a browser that had a session', (path, request) => {
  const begun = () => {
    cognito.on(AdminCreateUserCommand).resolves({});
    cognito.on(AdminInitiateAuthCommand).resolves(signedIn());
    return post(path, { ...request, cookies: [`refresh=${replacedToken}`] });
  };

  test('ends that session, whose cookie it overwrites', async () => {
    cognito.on(RevokeTokenCommand).resolves({});
    expect((await begun()).cookies).toEqual([
      `refresh=${refreshToken}; ${cookieEnd}`,
      deviceCookie,
    ]);
    expect(cognito).toHaveReceivedCommandExactlyOnceWith(RevokeTokenCommand, {
      ClientId: clientId,
      ClientSecret,
      Token: replacedToken,
    });
  });

  test('succeeds if that session can’t be ended', async () => {
    cognito.on(RevokeTokenCommand).rejects(cognitoFault('TooManyRequestsException'));
    expect((await begun()).body).toEqual(session);
  });

  test('leaves that session alone if the call is refused', async () => {
    cognito.on(AdminCreateUserCommand).rejects(cognitoFault('InvalidPasswordException'));
    cognito.on(AdminInitiateAuthCommand).rejects(cognitoFault('NotAuthorizedException'));
    await post(path, { ...request, cookies: [`refresh=${replacedToken}`] });
    expect(cognito).not.toHaveReceivedCommand(RevokeTokenCommand);
  });
});

describe.each<[string, Request]>([
  ['register', { body: registration }],
  ['login', { body: { email, password } }],
  ['refresh', { cookies: [`refresh=${refreshToken}`] }],
])('the stored time zone at %s', (path, request) => {
  const zoned = (zone: string | undefined) => {
    cognito.on(AdminCreateUserCommand).resolves({});
    cognito.on(AdminInitiateAuthCommand).resolves(signedIn());
    cognito.on(GetTokensFromRefreshTokenCommand).resolves(signedIn());
    return post(path, { ...request, headers: zone === undefined ? {} : { 'x-time-zone': zone } });
  };

  test('is that of the request', async () => {
    expect((await zoned('Asia/Tokyo')).body).toEqual(session);
    expect(table).toHaveReceivedCommandExactlyOnceWith(UpdateCommand, {
      TableName: 'cairn-test',
      Key: { pk, sk: 'PROFILE' },
      UpdateExpression:
        'SET #timeZone = :timeZone, #createdAt = if_not_exists(#createdAt, :createdAt)',
      ExpressionAttributeValues: { ':timeZone': 'Asia/Tokyo', ':createdAt': now.toISOString() },
    });
  });

  test.each([undefined, 'Atlantis/Capital'])('stays if the request says %s', async (zone) => {
    expect((await zoned(zone)).body).toEqual(session);
    expect(table).toHaveReceivedCommandExactlyOnceWith(UpdateCommand, {
      UpdateExpression: 'SET #createdAt = if_not_exists(#createdAt, :createdAt)',
      ExpressionAttributeValues: { ':createdAt': now.toISOString() },
    });
  });

  test('is UTC until a request sets another', async () => {
    table.on(UpdateCommand).resolves({ Attributes: { createdAt: keptProfile.createdAt } });
    expect((await zoned(undefined)).body.data.user.timeZone).toBe('UTC');
  });
});

describe('refresh', () => {
  test.each([
    [[]],
    [['refresh=']],
    [['theme=dark']],
    [[`refresh=${refreshToken.slice(1)}`]],
    [[`refresh=${refreshToken}%`]],
    [[`refresh=${'x'.repeat(8_193)}`]],
  ])('with the cookies %j is 401 and calls nothing', async (cookies) => {
    expect(errorOf(await refresh(cookies))).toEqual([401, 'unauthenticated']);
    expect(cognito).not.toHaveReceivedAnyCommand();
  });

  test.each([
    'Refresh Token has been revoked',
    'Refresh Token has expired',
    'Invalid Refresh Token',
  ])('is 401 if Cognito says %j', async (message) => {
    cognito
      .on(GetTokensFromRefreshTokenCommand)
      .rejects(cognitoFault('NotAuthorizedException', message));
    expect(await refresh()).toMatchObject({
      status: 401,
      body: { message: 'Your session has ended. Please log in again.' },
    });
  });

  test('is 401 for a cookie with characters that no token contains', async () => {
    cognito.on(GetTokensFromRefreshTokenCommand).rejects(cognitoFault('InvalidParameterException'));
    expect(errorOf(await refresh(['refresh=%00%ff']))).toEqual([401, 'unauthenticated']);
  });

  const second = Math.floor(now.getTime() / 1_000);

  test.each([
    [second, 200],
    [second + 1, 401],
  ])(
    'if sessions that began before %i have ended, the session that began at noon gets %i',
    async (before, status) => {
      cognito.on(GetTokensFromRefreshTokenCommand).resolves(signedIn());
      table
        .on(GetCommand, { Key: { pk, sk: 'COUNTS' } })
        .resolves({ Item: { signedOutBefore: before } });
      expect((await refresh()).status).toBe(status);
    },
  );
});

describe('logout', () => {
  const cleared = 'refresh=; Max-Age=0; Path=/api/auth; HttpOnly; Secure; SameSite=Strict';

  test.each([
    '',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  ])('with a type that another site can send (%j) is 415 and ends no session', async (type) => {
    const response = await logout(['refresh=the-refresh-token'], { 'content-type': type });
    expect(errorOf(response)).toEqual([415, 'unsupported_media_type']);
    expect(response.cookies).toEqual([]);
    expect(cognito).not.toHaveReceivedAnyCommand();
  });

  test('with a non-empty body is refused', async () => {
    const body = { everywhere: true };
    const response = await post('logout', { cookies: [`refresh=${refreshToken}`], body });
    expect(errorOf(response)).toEqual([400, 'invalid']);
    expect(cognito).not.toHaveReceivedAnyCommand();
  });

  test('without a cookie revokes nothing', async () => {
    expect(await logout([])).toMatchObject({ status: 200, cookies: [cleared] });
    expect(cognito).not.toHaveReceivedAnyCommand();
  });

  test.each([
    'NotAuthorizedException',
    'UnauthorizedException',
    'InvalidParameterException',
    'UnsupportedTokenTypeException',
  ])(
    'succeeds if Cognito responds with %s, because the session had already ended',
    async (name) => {
      cognito.on(RevokeTokenCommand).rejects(cognitoFault(name));
      expect(await logout()).toMatchObject({ status: 200, cookies: [cleared] });
    },
  );
});

test.each([
  ['pt-PT, de;q=0.5', 'pt-BR'],
  ['no language;', 'en'],
  ['', 'en'],
])('a code is sent in the language of the request: %j is %s', async (accepted, language) => {
  cognito.on(ForgotPasswordCommand).resolves({});
  await post('forgot-password', { body: { email }, headers: { 'accept-language': accepted } });
  expect(cognito).toHaveReceivedCommandExactlyOnceWith(ForgotPasswordCommand, {
    ClientId: clientId,
    SecretHash: hashFor(email),
    Username: email,
    ClientMetadata: { language },
  });
});

describe('a code that could not be sent', () => {
  test.each<[string, string]>([
    ['CodeDeliveryFailureException', `Email address is not verified: ${email}`],
    ['InvalidEmailRoleAccessPolicyException', 'Cognito is not allowed to use your email identity'],
    ['LimitExceededException', 'Exceeded daily email limit for the operation or the account.'],
    ['TooManyRequestsException', 'Rate exceeded'],
    ['ResourceNotFoundException', 'User pool client does not exist.'],
    ['UserLambdaValidationException', `CustomMessage failed for <${email}>`],
    ['UnexpectedLambdaException', 'CustomMessage invocation failed due to error TooManyRequests.'],
    ['InvalidLambdaResponseException', 'Unrecognizable lambda output'],
    ['InvalidParameterException', "Value at 'emailBody' failed to satisfy constraint"],
  ])('(%s) is 200 as usual, and an error in the log without the address', async (name, says) => {
    cognito.on(ForgotPasswordCommand).rejects(cognitoFault(name, says));
    const response = await forgot();
    expect(response).toMatchObject({
      status: 200,
      body: { data: null, message: userReasons.resetCodeSent().message },
    });
    expect(logLines(resetCodeNotSent)).toMatchObject([
      { level: 'ERROR', cause: { name, message: says.replace(email, '(address)') } },
    ]);
  });

  test.each<[string, string]>([
    ['UserNotFoundException', 'User does not exist.'],
    ['NotAuthorizedException', 'User password cannot be reset in the current state.'],
    ['InvalidParameterException', 'There is no registered/verified email or phone_number'],
    ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'],
  ])('because of the person (%s) fires no alarm', async (name, says) => {
    cognito.on(ForgotPasswordCommand).rejects(cognitoFault(name, says));
    expect(await forgot()).toMatchObject({
      status: 200,
      body: { data: null, message: userReasons.resetCodeSent().message },
    });
    expect(logLines(resetCodeNotSent)).toEqual([]);
  });

  test.each<[string, Error]>([
    ['fails', cognitoFault('InternalErrorException')],
    [
      'is unavailable',
      Object.assign(cognitoFault('ServiceUnavailable'), { $metadata: { httpStatusCode: 503 } }),
    ],
    ['is late', Object.assign(new Error('Timed out'), { name: 'TimeoutError' })],
    ['is out of reach', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
  ])('because Cognito %s is 503 for every address', async (_, fault) => {
    cognito.on(ForgotPasswordCommand).rejects(fault);
    expect(errorOf(await forgot())).toEqual([503, 'unavailable']);
  });
});

describe('reset-password', () => {
  test('sets the password and ends every session', async () => {
    cognito.on(ConfirmForgotPasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});
    const response = await reset({ email, code: ' 123456 ', password });
    expect(response).toMatchObject({
      status: 200,
      body: { data: null, message: userReasons.passwordReset().message },
    });
    expect(cognito.calls().map(({ args }) => [args[0].constructor, args[0].input])).toEqual([
      [
        ConfirmForgotPasswordCommand,
        {
          ClientId: clientId,
          SecretHash: hashFor(email),
          Username: email,
          ConfirmationCode: '123456',
          Password: known,
        },
      ],
      [AdminGetUserCommand, { UserPoolId, Username: email }],
      [AdminUserGlobalSignOutCommand, { UserPoolId, Username: userId }],
    ]);
    expect(table).toHaveReceivedCommandWith(UpdateCommand, {
      Key: { pk, sk: 'COUNTS' },
      ExpressionAttributeValues: { ':signedOutBefore': Math.floor(now.getTime() / 1_000) + 1 },
    });
    // The call waits until the next second, plus a margin for Cognito's clock.
    expect(pauses).toHaveBeenCalledWith(1_100);
  });

  const second = Math.floor(now.getTime() / 1_000);

  const knownOfResets = (Items: object[]) =>
    table
      .on(QueryCommand)
      .callsFake(({ ExpressionAttributeValues: { ':pk': pk } }) =>
        pk.startsWith('RESET#') ? { Items } : { Items: [] },
      );

  test.each<[string, object[], number]>([
    ['closed', [{ sk: 'CLOSED#RESET', expiresAt: second + 1 }], 400],
    [
      'closed by only one of two items',
      [
        { sk: 'CLOSED#RESET', expiresAt: second },
        { sk: 'CLOSED#somebody', expiresAt: second + 3_600 },
      ],
      400,
    ],
    // DynamoDB may delete an item days after it has expired.
    ['open again', [{ sk: 'CLOSED#RESET', expiresAt: second }], 200],
    ['open, though a code was sent', [{ sk: 'CODES', expiresAt: second + 3_600 }], 200],
  ])('succeeds only if resets are open: they are %s, stored as %j', async (_, Items, status) => {
    cognito.on(ConfirmForgotPasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});
    knownOfResets(Items);
    expect((await reset()).status).toBe(status);
    expect(cognito.calls()).toHaveLength(status === 200 ? 3 : 0);
  });

  test.each<[string, number, number[]]>([
    ['still valid', second + 1, [second + 3_600]],
    ['expired', second, []],
  ])('blocks resets only if an older code is still valid: %s', async (_, older, closed) => {
    cognito.on(ConfirmForgotPasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).rejects(cognitoFault('TooManyRequestsException'));
    const codes = { sk: 'CODES', expiresAt: second + 3_600, olderExpiresAt: older };
    knownOfResets([codes]);
    expect((await reset()).status).toBe(200);
    const closings = table
      .commandCalls(UpdateCommand)
      .map(({ args }) => args[0].input)
      .filter(({ Key }) => Key?.pk.startsWith('RESET#'));
    expect(closings).toMatchObject(
      closed.map((expiresAt) => ({
        Key: { sk: expect.stringMatching(/^CLOSED#/) },
        ExpressionAttributeValues: { ':expiresAt': expiresAt },
      })),
    );
  });

  test.each([
    'CodeMismatchException',
    'ExpiredCodeException',
    'UserNotFoundException',
    'NotAuthorizedException',
  ])('%s is a wrong code, so that nobody learns whether the account exists', async (name) => {
    cognito.on(ConfirmForgotPasswordCommand).rejects(cognitoFault(name));
    const response = await reset();
    const said = userReasons.wrongResetCode();
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      code: 'invalid',
      ...said,
      errors: [{ field: 'code', ...said }],
    });
    expect(cognito).not.toHaveReceivedCommand(AdminUserGlobalSignOutCommand);
  });

  test.each<[Error, 'goes' | 'stays']>([
    [cognitoFault('CodeMismatchException'), 'goes'],
    [cognitoFault('TooManyRequestsException'), 'goes'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'goes'],
    [Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }), 'stays'],
    [Object.assign(new Error('Timed out'), { name: 'TimeoutError' }), 'stays'],
    [cognitoFault('InternalErrorException'), 'stays'],
  ])('after %s, the note about the password change %s', async (fault, then) => {
    cognito.on(ConfirmForgotPasswordCommand).rejects(fault);
    await reset();
    const notes = table
      .commandCalls(UpdateCommand)
      .filter(({ args }) => args[0].input.Key?.pk.startsWith('PASSWORD#'));
    expect(notes).toHaveLength(1);
    expect(table).toHaveReceivedCommandTimes(DeleteCommand, then === 'goes' ? 1 : 0);
  });

  test.each(['12345', '1234567', 'abcdef'])('%j is not a possible code', async (code) => {
    expect(await reset({ email, code, password })).toMatchObject({
      status: 400,
      body: { message: 'Code must be the six digits from the email' },
    });
    expect(cognito).not.toHaveReceivedAnyCommand();
  });
});

test.each<[string, () => unknown, string, string]>([
  ['login', login, 'NotAuthorizedException', 'Unable to verify secret hash for client x'],
  ['register', register, 'NotAuthorizedException', 'Unable to verify secret hash for client x'],
  ['refresh', refresh, 'NotAuthorizedException', 'Invalid client or secret'],
  ['logout', logout, 'UnauthorizedException', 'Invalid client or secret'],
  ['reset', reset, 'NotAuthorizedException', 'Unable to verify secret hash for client x'],
])(
  '%s with a wrong client secret is an internal error, not a refusal',
  async (_, run, name, says) => {
    cognito.on(AdminCreateUserCommand).rejects(cognitoFault('UsernameExistsException'));
    for (const command of [
      AdminInitiateAuthCommand,
      GetTokensFromRefreshTokenCommand,
      RevokeTokenCommand,
      ConfirmForgotPasswordCommand,
    ]) {
      cognito.on(command as typeof AdminInitiateAuthCommand).rejects(cognitoFault(name, says));
    }
    expect(errorOf((await run()) as never)).toEqual([500, 'internal']);
  },
);

const lockout = cognitoFault('NotAuthorizedException', 'Password attempts exceeded');

/** Errors that mean the same in every call of Cognito. */
const everywhere: [Error, number, string][] = [
  [cognitoFault('TooManyRequestsException'), 503, 'unavailable'],
  [cognitoFault('InternalErrorException'), 503, 'unavailable'],
  [Object.assign(new Error('Timed out'), { name: 'TimeoutError' }), 503, 'unavailable'],
  [cognitoFault('ResourceNotFoundException'), 500, 'internal'],
  [cognitoFault('InvalidLambdaResponseException'), 500, 'internal'],
];

/** Cognito's own limits for an account. */
const limitsOfCognito: Error[] = [
  cognitoFault('LimitExceededException'),
  cognitoFault('TooManyFailedAttemptsException'),
  lockout,
];

describe.each([
  ['login', () => login()],
  ['refresh', () => refresh()],
  ['reset-password', () => reset()],
])('%s', (_, run) => {
  test.each(everywhere)('%s is %i %s', async (fault, status, code) => {
    cognito.rejects(fault);
    const response = await run();
    expect(errorOf(response)).toEqual([status, code]);
    expect(response.headers['retry-after']).toBe({ 429: '60', 503: '2' }[status]);
    expect(cognito.calls()).toHaveLength(1);
    expectNoSession();
  });
});

test('a profile that cannot be written is 503, without tokens', async () => {
  cognito.on(AdminInitiateAuthCommand).resolves(signedIn());
  table.on(UpdateCommand).rejects(tableFault('ThrottlingException'));
  const response = await login();
  expect(response).toMatchObject({ status: 503, cookies: [] });
  expect(response.body).not.toHaveProperty('token');
});

/** Makes the table say that the owner of this e-mail has signed in before, from the address of these tests. */
const atHome = () => {
  const { address } = placeOf(email, { device: undefined, address: '192.0.2.1' });
  const Item = { revision: 1, tallies: {}, places: { [address]: now.getTime() / 1_000 + 60 } };
  const { pk: partition } = keys.attempts(subjectOfEmail(email));
  table.on(GetCommand, { Key: { pk: partition, sk: 'ATTEMPTS' } }).resolves({ Item });
};

describe('Cognito’s own limits for an account', () => {
  test.each(limitsOfCognito)('are hidden from strangers: %s', async (fault) => {
    cognito.rejects(fault);
    expect(await login()).toMatchObject({
      status: 401,
      body: { message: 'Incorrect email or password' },
    });
    const response = await reset();
    expect(response.status).toBe(400);
    expect(response.body.errors).toMatchObject([{ field: 'code' }]);
    cognito.on(AdminCreateUserCommand).rejects(cognitoFault('UsernameExistsException'));
    expect(errorOf(await register())).toEqual([409, 'conflict']);
  });

  test('are waited out if the owner signs in from a known place', async () => {
    atHome();
    cognito
      .on(AdminInitiateAuthCommand)
      .rejectsOnce(lockout)
      .rejectsOnce(lockout)
      .resolves(signedIn());
    expect(await login()).toMatchObject({ status: 200, body: session });
    expect(cognito).toHaveReceivedCommandTimes(AdminInitiateAuthCommand, 3);
  });

  test('are reported to the owner after a while', async () => {
    atHome();
    let waited = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => waited);
    pauses.mockImplementation(async (ms) => {
      waited += ms;
    });
    cognito.rejects(lockout);
    const response = await login();
    expect(errorOf(response)).toEqual([429, 'too_many_requests']);
    expect(response.headers['retry-after']).toBe('60');
    expect(cognito.calls().length).toBeGreaterThan(3);
  });
});

describe('known and unknown e-mails are alike', () => {
  /** Cognito's responses about a known e-mail, and about an unknown one. */
  const said: [string, () => Promise<CallResponse>, Error | object, Error | object][] = [
    [
      'a wrong password',
      () => login(),
      cognitoFault('NotAuthorizedException', 'Incorrect username or password.'),
      cognitoFault('UserNotFoundException', 'User does not exist.'),
    ],
    ['a locked account', () => login(), lockout, cognitoFault('UserNotFoundException')],
    ['a requested code', () => forgot(), {}, cognitoFault('UserNotFoundException')],
    [
      'a wrong code',
      () => reset(),
      cognitoFault('CodeMismatchException'),
      cognitoFault('UserNotFoundException'),
    ],
    [
      'too many codes tried',
      () => reset(),
      cognitoFault('LimitExceededException'),
      cognitoFault('ExpiredCodeException'),
    ],
  ];

  test.each(said)('in the response and the AWS calls of %s', async (_, run, ...both) => {
    const seen = [];
    for (const outcome of both) {
      cognito.reset();
      table.resetHistory();
      if (outcome instanceof Error) cognito.rejects(outcome);
      else cognito.resolves(outcome);
      const { status, body, headers, cookies } = await run();
      const calls = [cognito, table].map((mock) =>
        mock.calls().map(({ args }) => args[0].constructor.name),
      );
      seen.push({ status, body, headers, cookies, calls });
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  test.each(said)('in the fixed response time of %s', async (what, run, ...both) => {
    for (const outcome of both) {
      cognito.reset();
      if (outcome instanceof Error) cognito.rejects(outcome);
      else cognito.resolves(outcome);
      const { promise: over, resolve: passTime } = Promise.withResolvers<void>();
      pauses.mockReset().mockReturnValue(over);
      let hasResponded = false;
      const response = run().finally(() => {
        hasResponded = true;
      });
      await vi.waitFor(() => expect(cognito.calls()).toHaveLength(1));
      await new Promise(setImmediate);
      expect(hasResponded).toBe(false);
      expect(pauses).toHaveBeenCalledExactlyOnceWith(what === 'a requested code' ? 2_000 : 1_000);
      passTime();
      await response;
    }
  });
});
