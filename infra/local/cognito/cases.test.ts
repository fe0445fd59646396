import {
  AdminInitiateAuthCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  ListUsersCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalCognito } from './cognito.ts';
import { openPool, PASSWORD, type World } from './world.fixture.ts';

/**
 * The behaviour of Amazon Cognito that the app relies on. The cases hold for the real service and the stand-in. To run
 * them on a real user pool, set COGNITO_CASES_USER_POOL_ID and COGNITO_CASES_CLIENT_ID.
 */

let world: World;
let server: LocalCognito | undefined;
beforeAll(async () => {
  ({ world, server } = await openPool());
});
afterAll(async () => {
  await world.cleanUp();
  await server?.stop();
});

/** A test that runs only on the stand-in, for example because it needs the sent code or a changed clock. */
const localTest = test.skipIf(process.env.COGNITO_CASES_USER_POOL_ID);

const OTHER = 'four stones high';
const WRONG = 'no stone at all';
const MINUTE = 60_000;

const notAuthorized = (message: string) => ({
  name: 'NotAuthorizedException',
  message: expect.stringContaining(message),
});
/** The message is that of amazon-archives/amazon-cognito-identity-js#506. */
const refused = notAuthorized('Incorrect username or password.');
const locked = notAuthorized('Password attempts exceeded');
/** The message is not documented. */
const revoked = notAuthorized('Access Token has been revoked');
const refreshRevoked = notAuthorized('Refresh Token has been revoked');
const missing = {
  name: 'UserNotFoundException',
  message: expect.stringContaining('User does not exist.'),
};
/** The message is not documented. */
const tooShort = {
  name: 'InvalidPasswordException',
  message: expect.stringContaining('Password not long enough'),
};
const wrongCode = { name: 'CodeMismatchException' };
const codeExpired = { name: 'ExpiredCodeException' };
const invalid = { name: 'InvalidParameterException' };
const signedIn = { AuthenticationResult: { ExpiresIn: 3600, TokenType: 'Bearer' } };
const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');

const failTimes = async (times: number, attempt: () => Promise<unknown>) => {
  for (let i = 0; i < times; i++) await attempt().catch(() => {});
};

const byPassword = (USERNAME: string, proof: Record<string, string>) =>
  world.client.send(
    new AdminInitiateAuthCommand({
      UserPoolId: world.UserPoolId,
      ClientId: world.ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD, ...proof },
    }),
  );

const renewal = async (proof: { ClientSecret?: string }) => {
  const { refresh: RefreshToken } = await world.tokens(await world.person());
  const { ClientId } = world;
  return world.client.send(
    new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken, ...proof }),
  );
};

// Accounts

test('a new user has a sub for a username and must change the password', async () => {
  expect(await world.create(world.address())).toMatchObject({
    Attributes: [
      { Name: 'email' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: 'Anna Ödegård' },
      { Name: 'sub' },
    ],
    UserStatus: 'FORCE_CHANGE_PASSWORD',
  });
});

test('an e-mail has one account, whatever its case', async () => {
  await expect(world.create((await world.person()).email.toUpperCase())).rejects.toMatchObject({
    name: 'UsernameExistsException',
  });
});

test('a username that is not an e-mail is refused', async () => {
  await expect(world.create('anna')).rejects.toMatchObject(invalid);
});

test('a temporary password of 7 characters is refused', async () => {
  await expect(world.create(world.address(), '7 chars')).rejects.toMatchObject(tooShort);
});

test('a temporary password asks for a new one', async () => {
  const { Username = '' } = await world.create(world.address());
  expect(await world.signIn(Username, PASSWORD)).toMatchObject({
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
  });
});

localTest('a temporary password expires after a year', async () => {
  const { Username = '' } = await world.create(world.address());
  world.passTime(365 * 24 * 60 * MINUTE - MINUTE);
  await world.signIn(Username, PASSWORD);
  world.passTime(2 * MINUTE);
  await expect(world.signIn(Username, PASSWORD)).rejects.toMatchObject(
    notAuthorized('Temporary password has expired'),
  );
});

test('a wrong temporary password is refused like any wrong password', async () => {
  const { Username = '' } = await world.create(world.address());
  await expect(world.signIn(Username, WRONG)).rejects.toMatchObject(refused);
});

test('a password set as permanent signs in', async () => {
  expect(await world.signIn((await world.person()).email, PASSWORD)).toMatchObject(signedIn);
});

test('an administrator can’t set a password of 7 characters', async () => {
  await expect(world.setPassword((await world.person()).sub, '7 chars')).rejects.toMatchObject(
    tooShort,
  );
});

// A password has up to 256 characters (developer guide, user pool settings, policies).
test('a password of 256 characters of one class is accepted', async () => {
  const { email } = await world.person();
  await world.setPassword(email, 'a'.repeat(256));
  expect(await world.signIn(email, 'a'.repeat(256))).toMatchObject(signedIn);
});

// The API model limits the length of PasswordType.
test('a password of 257 characters is refused', async () => {
  await expect(
    world.setPassword((await world.person()).sub, 'a'.repeat(257)),
  ).rejects.toMatchObject(invalid);
});

// Public reports say so. The error’s name is not documented.
test('a password that ends in a space is refused', async () => {
  await expect(
    world.setPassword((await world.person()).sub, 'a stone and a space '),
  ).rejects.toMatchObject(invalid);
});

test('setting the password of an unknown user fails', async () => {
  await expect(world.setPassword(world.address(), PASSWORD)).rejects.toMatchObject(missing);
});

// PreventUserExistenceErrors answers NotAuthorizedException (developer guide, managing errors).
test('a deleted user can’t sign in', async () => {
  const person = await world.person();
  await world.remove(person.sub);
  await expect(world.signIn(person.email, person.password)).rejects.toMatchObject(refused);
});

test('the address of a deleted user is free', async () => {
  const { sub, email } = await world.person();
  await world.remove(sub);
  expect(await world.create(email)).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD' });
});

test('an administrator sees the address of a user', async () => {
  const { sub, email } = await world.person();
  const { UserAttributes } = await world.seen(sub);
  expect(UserAttributes).toContainEqual({ Name: 'email', Value: email });
});

test('reading an unknown user fails', async () => {
  await expect(world.seen(world.address())).rejects.toMatchObject(missing);
});

test('a disabled user can’t sign in', async () => {
  const { sub, email } = await world.person();
  await world.disable(sub);
  await expect(world.signIn(email, PASSWORD)).rejects.toMatchObject(
    notAuthorized('User is disabled.'),
  );
});

test('nobody can take the address of a disabled user', async () => {
  const { sub, email } = await world.person();
  await world.disable(sub);
  await expect(world.create(email)).rejects.toMatchObject({ name: 'UsernameExistsException' });
});

test('a disabled user’s access token is refused', async () => {
  const person = await world.person();
  const { access } = await world.tokens(person);
  await world.disable(person.sub);
  await expect(world.user(access)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a disabled user’s refresh token is refused', async () => {
  const person = await world.person();
  const { refresh } = await world.tokens(person);
  await world.disable(person.sub);
  await expect(world.refresh(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

// A disabled user can’t sign in (API reference, AdminDisableUser), so they can’t recover either.
test('a disabled user gets no code', async () => {
  const { sub, email } = await world.person();
  await world.disable(sub);
  await expect(world.forgot(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a disabled user can be disabled, signed out everywhere and deleted', async () => {
  const { sub } = await world.person();
  await world.disable(sub);
  await world.disable(sub);
  await world.signOut(sub);
  await world.remove(sub);
  await expect(world.seen(sub)).rejects.toMatchObject(missing);
});

test('disabling an unknown user fails', async () => {
  await expect(world.disable(world.address())).rejects.toMatchObject(missing);
});

test('deleting an unknown user fails', async () => {
  await expect(world.remove(world.address())).rejects.toMatchObject(missing);
});

// Signing in

test('the e-mail in capitals signs in', async () => {
  expect(await world.signIn((await world.person()).email.toUpperCase(), PASSWORD)).toMatchObject(
    signedIn,
  );
});

test('the sub signs in', async () => {
  expect(await world.signIn((await world.person()).sub, PASSWORD)).toMatchObject(signedIn);
});

test('a wrong password is refused', async () => {
  await expect(world.signIn((await world.person()).email, WRONG)).rejects.toMatchObject(refused);
});

// PreventUserExistenceErrors answers NotAuthorizedException (developer guide, managing errors).
test('an unknown e-mail is refused like a wrong password', async () => {
  await expect(world.signIn(world.address(), PASSWORD)).rejects.toMatchObject(refused);
});

// A missing parameter is an InvalidParameterException (API reference).
test('signing in without a password is refused', async () => {
  await expect(world.signIn(world.address(), '')).rejects.toMatchObject(invalid);
});

test('another pool is not found', async () => {
  await expect(
    world.client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: `${world.UserPoolId.split('_')[0]}_AbCdEfGhI`,
        ClientId: world.ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: world.address(), PASSWORD },
      }),
    ),
  ).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    message: expect.stringContaining('User pool'),
  });
});

test('another client is not found', async () => {
  await expect(
    world.client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: world.UserPoolId,
        ClientId: 'abcdefghijklmnopqrstuvwxyz',
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: world.address(), PASSWORD },
      }),
    ),
  ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

// See the developer guide, lockout behaviour.
test('the sixth attempt in a row is locked out, even with the right password', async () => {
  const { email } = await world.person();
  await failTimes(5, () => world.signIn(email, WRONG));
  await expect(world.signIn(email, PASSWORD)).rejects.toMatchObject(locked);
});

localTest('parallel attempts are counted too', async () => {
  const { email } = await world.person();
  await Promise.allSettled(Array.from({ length: 8 }, () => world.signIn(email, WRONG)));
  await expect(world.signIn(email, PASSWORD)).rejects.toMatchObject(locked);
});

localTest('an unknown e-mail is locked out too', async () => {
  const email = world.address();
  await failTimes(5, () => world.signIn(email, WRONG));
  await expect(world.signIn(email, PASSWORD)).rejects.toMatchObject(locked);
});

localTest('the first lock lasts a second, the second two', async () => {
  const { email } = await world.person();
  await failTimes(5, () => world.signIn(email, WRONG));
  world.passTime(1_000);
  await failTimes(1, () => world.signIn(email, WRONG));
  world.passTime(1_500);
  await expect(world.signIn(email, PASSWORD)).rejects.toMatchObject(locked);
  world.passTime(500);
  expect(await world.signIn(email, PASSWORD)).toMatchObject(signedIn);
});

test('signing in resets the count of failures', async () => {
  const { email } = await world.person();
  await failTimes(4, () => world.signIn(email, WRONG));
  await world.signIn(email, PASSWORD);
  await failTimes(1, () => world.signIn(email, WRONG));
  expect(await world.signIn(email, PASSWORD)).toMatchObject(signedIn);
});

// The secret of the client

// The message is that of aws-amplify/amplify-android#2504.
test('signing in without the hash of the client’s secret is refused', async () => {
  await expect(byPassword((await world.person()).email, {})).rejects.toMatchObject(
    notAuthorized('but SECRET_HASH was not received'),
  );
});

// The message is that of ArranJacques/laravel-aws-cognito-auth#26.
test('signing in with the hash for somebody else is refused', async () => {
  await expect(
    byPassword((await world.person()).email, {
      SECRET_HASH: await world.secretHash(world.address()),
    }),
  ).rejects.toMatchObject(notAuthorized('Unable to verify secret hash for client'));
});

// SecretHash also proves the client in ForgotPassword (API reference).
test('asking for a code without the hash of the client’s secret is refused', async () => {
  await expect(
    world.client.send(
      new ForgotPasswordCommand({
        ClientId: world.ClientId,
        Username: (await world.person()).email,
      }),
    ),
  ).rejects.toMatchObject(notAuthorized('but SECRET_HASH was not received'));
});

// SecretHash also proves the client in ConfirmForgotPassword (API reference).
test('confirming a code with the hash for somebody else is refused', async () => {
  await expect(
    world.client.send(
      new ConfirmForgotPasswordCommand({
        ClientId: world.ClientId,
        SecretHash: await world.secretHash(world.address()),
        Username: (await world.person()).email,
        ConfirmationCode: '123456',
        Password: OTHER,
      }),
    ),
  ).rejects.toMatchObject(notAuthorized('Unable to verify secret hash for client'));
});

// The API model of GetTokensFromRefreshToken has NotAuthorizedException. The message is not documented.
test('renewing without the client’s secret is refused', async () => {
  await expect(renewal({})).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('renewing with another secret is refused', async () => {
  await expect(renewal({ ClientSecret: 'a'.repeat(51) })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

// A public report has the name and the message (velog.io/@serringg).
test('revoking without the client’s secret is refused', async () => {
  const { refresh: Token } = await world.tokens(await world.person());
  await expect(
    world.client.send(new RevokeTokenCommand({ ClientId: world.ClientId, Token })),
  ).rejects.toMatchObject({
    name: 'UnauthorizedException',
    message: expect.stringContaining('Invalid client or secret'),
  });
});

// Sessions

// Without rotation, GetTokensFromRefreshToken returns no refresh token (API reference).
test('a refresh token gives new tokens and no new refresh token', async () => {
  const { refresh } = await world.tokens(await world.person());
  const renewed = await world.refresh(refresh);
  expect(renewed).toMatchObject(signedIn);
  expect(renewed.AuthenticationResult?.RefreshToken).toBeUndefined();
});

test('an unknown refresh token is refused', async () => {
  await expect(world.refresh('not-a-token')).rejects.toMatchObject(
    notAuthorized('Invalid Refresh Token'),
  );
});

// The API model has a pattern for TokenModelType.
test('a refresh token with invalid characters is refused', async () => {
  await expect(world.refresh('%00')).rejects.toMatchObject(invalid);
});

localTest('a refresh token expires after 90 days', async () => {
  const { refresh } = await world.tokens(await world.person());
  world.passTime(90 * 24 * 60 * MINUTE - MINUTE);
  await world.refresh(refresh);
  world.passTime(MINUTE);
  await expect(world.refresh(refresh)).rejects.toMatchObject(
    notAuthorized('Refresh Token has expired'),
  );
});

test('a revoked refresh token is refused', async () => {
  const { refresh } = await world.tokens(await world.person());
  await world.revoke(refresh);
  await expect(world.refresh(refresh)).rejects.toMatchObject(refreshRevoked);
});

test('revoking one session leaves the others', async () => {
  const person = await world.person();
  const [one, two] = [await world.tokens(person), await world.tokens(person)];
  await world.revoke(one.refresh);
  expect(await world.refresh(two.refresh)).toMatchObject(signedIn);
});

test('revoking a session also revokes its access token', async () => {
  const { access, refresh } = await world.tokens(await world.person());
  await world.revoke(refresh);
  await expect(world.changePassword(access, PASSWORD, OTHER)).rejects.toMatchObject(revoked);
});

// UnsupportedTokenTypeException is in the API model.
test('revoking an access token is refused', async () => {
  await expect(
    world.revoke((await world.tokens(await world.person())).access),
  ).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
});

// AdminUserGlobalSignOut invalidates refresh tokens (API reference).
test('signing out everywhere ends refresh tokens', async () => {
  const person = await world.person();
  const { refresh } = await world.tokens(person);
  await world.signOut(person.sub);
  await expect(world.refresh(refresh)).rejects.toMatchObject(refreshRevoked);
});

test('signing out everywhere ends access tokens', async () => {
  const person = await world.person();
  const { access } = await world.tokens(person);
  await world.signOut(person.email);
  await expect(world.changePassword(access, PASSWORD, OTHER)).rejects.toMatchObject(revoked);
});

test('signing out an unknown user fails', async () => {
  await expect(world.signOut(world.address())).rejects.toMatchObject(missing);
});

test('an access token identifies its user', async () => {
  const person = await world.person();
  const { Username, UserAttributes } = await world.user((await world.tokens(person)).access);
  expect(Username).toBe(person.sub);
  expect(UserAttributes).toContainEqual({ Name: 'email', Value: person.email });
});

// Attributes

test('the e-mail of someone else is refused', async () => {
  const [{ sub }, { email }] = [await world.person(), await world.person()];
  await expect(world.update(sub, { email: email.toUpperCase() })).rejects.toMatchObject({
    name: 'AliasExistsException',
  });
});

// AliasExistsException is for an alias of another account (API reference).
test('setting the same e-mail again is accepted', async () => {
  const { sub, email } = await world.person();
  await world.update(sub, { email, name: 'B' });
  expect(await world.signIn(email, PASSWORD)).toMatchObject(signedIn);
});

// An address has a format (developer guide, attributes).
test('an invalid e-mail is refused', async () => {
  await expect(world.update((await world.person()).sub, { email: 'anna' })).rejects.toMatchObject(
    invalid,
  );
});

// Attributes are those of the schema (developer guide, attributes).
test('an attribute that the pool does not have is refused', async () => {
  await expect(
    world.update((await world.person()).sub, { 'custom:stones': '3' }),
  ).rejects.toMatchObject(invalid);
});

test('changing attributes of an unknown user fails', async () => {
  await expect(world.update(world.address(), { name: 'B' })).rejects.toMatchObject(missing);
});

// Confirming a new address

// AttributesRequireVerificationBeforeUpdate keeps the old one (API reference, UserAttributeUpdateSettingsType).
test('until its code is confirmed, a new e-mail does not sign in, and the old one does', async () => {
  const [person, email] = [await world.person(), world.address()];
  const { access } = await world.tokens(person);
  await world.update(person.sub, { email, name: 'B' });
  const { UserAttributes } = await world.user(access);
  expect(UserAttributes).toContainEqual({ Name: 'name', Value: 'B' });
  expect(UserAttributes).toContainEqual({ Name: 'email', Value: person.email });
  expect(await world.signIn(person.email, PASSWORD)).toMatchObject(signedIn);
  await expect(world.signIn(email, PASSWORD)).rejects.toMatchObject(refused);
});

localTest('once its code is confirmed, only the new e-mail signs in', async () => {
  const [person, email] = [await world.person(), world.address()];
  const { access, refresh } = await world.tokens(person);
  await world.update(person.sub, { email: email.toUpperCase() });
  const code = world.codeSentTo(email);
  await world.verify(access, code);
  expect(await world.signIn(email, PASSWORD)).toMatchObject(signedIn);
  await expect(world.signIn(person.email, PASSWORD)).rejects.toMatchObject(refused);
  expect(await world.refresh(refresh)).toMatchObject(signedIn);
  await expect(world.verify(access, code)).rejects.toMatchObject(codeExpired);
});

localTest('a wrong code confirms no e-mail', async () => {
  const [person, email] = [await world.person(), world.address()];
  const { access } = await world.tokens(person);
  await world.update(person.sub, { email });
  await expect(world.verify(access, otherCode(world.codeSentTo(email)))).rejects.toMatchObject(
    wrongCode,
  );
});

localTest('the code for a new e-mail expires after a day', async () => {
  const [person, email] = [await world.person(), world.address()];
  await world.update(person.sub, { email });
  world.passTime(24 * 60 * MINUTE);
  await expect(
    world.verify((await world.tokens(person)).access, world.codeSentTo(email)),
  ).rejects.toMatchObject(codeExpired);
});

localTest('a new e-mail that somebody else took meanwhile is refused', async () => {
  const [person, email] = [await world.person(), world.address()];
  const { access } = await world.tokens(person);
  await world.update(person.sub, { email });
  await world.create(email);
  await expect(world.verify(access, world.codeSentTo(email))).rejects.toMatchObject({
    name: 'AliasExistsException',
  });
});

localTest('a second new e-mail replaces the first', async () => {
  const [person, first, second] = [await world.person(), world.address(), world.address()];
  const { access } = await world.tokens(person);
  await world.update(person.sub, { email: first });
  await world.update(person.sub, { email: second });
  await world.verify(access, world.codeSentTo(second));
  expect(await world.signIn(second, PASSWORD)).toMatchObject(signedIn);
});

localTest('a revoked session confirms nothing', async () => {
  const [person, email] = [await world.person(), world.address()];
  const { access } = await world.tokens(person);
  await world.update(person.sub, { email });
  await world.signOut(person.sub);
  await expect(world.verify(access, world.codeSentTo(email))).rejects.toMatchObject(revoked);
});

localTest('a code that confirms an e-mail resets no password', async () => {
  const [person, email] = [await world.person(), world.address()];
  await world.update(person.sub, { email });
  await expect(world.confirm(person.email, world.codeSentTo(email), OTHER)).rejects.toMatchObject(
    codeExpired,
  );
});

test('a revoked session can’t read its user', async () => {
  const person = await world.person();
  const { access } = await world.tokens(person);
  await world.signOut(person.sub);
  await expect(world.user(access)).rejects.toMatchObject(revoked);
});

// Changing the password

test('the changed password signs in', async () => {
  const person = await world.person();
  await world.changePassword((await world.tokens(person)).access, PASSWORD, OTHER);
  expect(await world.signIn(person.email, OTHER)).toMatchObject(signedIn);
});

test('changing the password ends no session by itself', async () => {
  const { access, refresh } = await world.tokens(await world.person());
  await world.changePassword(access, PASSWORD, OTHER);
  expect(await world.refresh(refresh)).toMatchObject(signedIn);
});

test('changing the password with a wrong old one is refused', async () => {
  await expect(
    world.changePassword((await world.tokens(await world.person())).access, WRONG, OTHER),
  ).rejects.toMatchObject(refused);
});

test('a new password of 7 characters is refused', async () => {
  await expect(
    world.changePassword((await world.tokens(await world.person())).access, PASSWORD, '7 chars'),
  ).rejects.toMatchObject(tooShort);
});

test('an id token is refused as an access token', async () => {
  await expect(
    world.changePassword((await world.tokens(await world.person())).id, PASSWORD, OTHER),
  ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('an access token signed by someone else is refused', async () => {
  const [head, body] = (await world.tokens(await world.person())).access.split('.');
  await expect(
    world.changePassword(`${head}.${body}.${'A'.repeat(342)}`, PASSWORD, OTHER),
  ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

localTest('an access token expires after an hour', async () => {
  const { access } = await world.tokens(await world.person());
  world.passTime(60 * MINUTE + 1_000);
  await expect(world.changePassword(access, PASSWORD, OTHER)).rejects.toMatchObject(
    notAuthorized('Access Token has expired'),
  );
});

// See aws-amplify/aws-sdk-android#627. The number of attempts is not documented.
test('the sixth change of the password in an hour is refused', async () => {
  const { access } = await world.tokens(await world.person());
  for (let i = 0; i < 5; i++) await world.changePassword(access, PASSWORD, PASSWORD);
  await expect(world.changePassword(access, PASSWORD, PASSWORD)).rejects.toMatchObject({
    name: 'LimitExceededException',
  });
});

// A forgotten password

test('asking for a code for nobody succeeds', async () => {
  await expect(world.forgot(world.address())).resolves.toBeDefined();
});

// PreventUserExistenceErrors simulates a recovery (developer guide, managing errors).
// The error’s name is not documented.
test('a code for an unknown e-mail is refused as wrong', async () => {
  const email = world.address();
  await world.forgot(email);
  await expect(world.confirm(email, '123456', OTHER)).rejects.toMatchObject(wrongCode);
});

// See aws-amplify/amplify-flutter#1128.
test('a code that was never requested is refused as expired', async () => {
  await expect(world.confirm((await world.person()).email, '123456', OTHER)).rejects.toMatchObject(
    codeExpired,
  );
});

// See aws-amplify/amplify-flutter#3048.
test('a temporary password can’t be reset by a code', async () => {
  await expect(
    world.forgot((await world.create(world.address())).Username ?? ''),
  ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

localTest('the code resets the password, ends no session, and works once', async () => {
  const person = await world.person();
  const { refresh } = await world.tokens(person);
  await world.forgot(person.email);
  const code = world.codeSentTo(person.email);
  await world.confirm(person.email, code, OTHER);
  expect(await world.signIn(person.email, OTHER)).toMatchObject(signedIn);
  expect(await world.refresh(refresh)).toMatchObject(signedIn);
  await expect(world.signIn(person.email, PASSWORD)).rejects.toMatchObject(refused);
  await expect(world.confirm(person.email, code, OTHER)).rejects.toMatchObject(codeExpired);
});

localTest('a wrong code is refused', async () => {
  const { email } = await world.person();
  await world.forgot(email);
  await expect(
    world.confirm(email, otherCode(world.codeSentTo(email)), OTHER),
  ).rejects.toMatchObject(wrongCode);
});

localTest('a reset code expires after an hour', async () => {
  const { email } = await world.person();
  await world.forgot(email);
  world.passTime(60 * MINUTE);
  await expect(world.confirm(email, world.codeSentTo(email), OTHER)).rejects.toMatchObject(
    codeExpired,
  );
});

localTest('a reset to a password of 7 leaves the code usable', async () => {
  const { email } = await world.person();
  await world.forgot(email);
  const code = world.codeSentTo(email);
  await expect(world.confirm(email, code, '7 chars')).rejects.toMatchObject(tooShort);
  await world.confirm(email, code, OTHER);
  expect(await world.signIn(email, OTHER)).toMatchObject(signedIn);
});

localTest('the sixth code in an hour is refused', async () => {
  const { email } = await world.person();
  for (let i = 0; i < 5; i++) await world.forgot(email);
  await expect(world.forgot(email)).rejects.toMatchObject({ name: 'LimitExceededException' });
});

// See amazon-archives/amazon-cognito-identity-js#548. The number of attempts is not documented.
test('the 21st guess of a code is refused as one too many', async () => {
  const { email } = await world.person();
  await failTimes(20, () => world.confirm(email, '123456', OTHER));
  await expect(world.confirm(email, '123456', OTHER)).rejects.toMatchObject({
    name: 'LimitExceededException',
  });
});

// The wire protocol

localTest('a call that the stand-in does not know is refused', async () => {
  await expect(
    world.client.send(new ListUsersCommand({ UserPoolId: world.UserPoolId })),
  ).rejects.toMatchObject({ name: 'UnknownOperationException' });
});
