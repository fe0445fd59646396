import {
  AdminInitiateAuthCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  ListUsersCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { PASSWORD, type World } from './world.ts';

export type Case = {
  name: string;
  /** Whether the case runs only on the stand-in, for example because it needs the sent code or a changed clock. */
  localOnly?: true;
  run: (world: World) => Promise<unknown>;
  /** A part of the result, or the error's name and a part of its message. */
  expect: { error: string; says?: string } | { result: unknown };
};

const OTHER = 'four stones high';
const WRONG = 'no stone at all';
const MINUTE = 60_000;

const refused = { error: 'NotAuthorizedException', says: 'Incorrect username or password.' };
const missing = { error: 'UserNotFoundException', says: 'User does not exist.' };
const tooShort = { error: 'InvalidPasswordException', says: 'Password not long enough' };
const invalid = { error: 'InvalidParameterException' };
const signedIn = { AuthenticationResult: { ExpiresIn: 3600, TokenType: 'Bearer' } };
const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');

const failTimes = async (times: number, attempt: () => Promise<unknown>) => {
  for (let i = 0; i < times; i++) await attempt().catch(() => {});
};

const byPassword = (w: World, USERNAME: string, proof: Record<string, string>) =>
  w.client.send(
    new AdminInitiateAuthCommand({
      UserPoolId: w.UserPoolId,
      ClientId: w.ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD, ...proof },
    }),
  );

const renewal = async (w: World, proof: { ClientSecret?: string }) => {
  const { refresh: RefreshToken } = await w.tokens(await w.person());
  const { ClientId } = w;
  return w.client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken, ...proof }));
};

/** The behaviour of Amazon Cognito that the app relies on. The cases hold for the real service and the stand-in. */
export const cases: Case[] = [
  // Accounts
  {
    name: 'a new user has a sub for a username and must change the password',
    run: async (w) => w.create(w.address()),
    expect: {
      result: {
        Attributes: [
          { Name: 'email' },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'name', Value: 'Anna Ödegård' },
          { Name: 'sub' },
        ],
        Enabled: true,
        UserStatus: 'FORCE_CHANGE_PASSWORD',
      },
    },
  },
  {
    name: 'an e-mail has one account, whatever its case',
    run: async (w) => w.create((await w.person()).email.toUpperCase()),
    expect: { error: 'UsernameExistsException' },
  },
  {
    name: 'a username that is not an e-mail is refused',
    run: (w) => w.create('anna'),
    expect: invalid,
  },
  {
    name: 'a temporary password of 7 characters is refused',
    run: (w) => w.create(w.address(), '7 chars'),
    expect: tooShort,
  },
  {
    name: 'a temporary password asks for a new one',
    run: async (w) => {
      const { Username = '' } = await w.create(w.address());
      return w.signIn(Username, PASSWORD);
    },
    expect: { result: { ChallengeName: 'NEW_PASSWORD_REQUIRED' } },
  },
  {
    name: 'a temporary password expires after a year',
    localOnly: true,
    run: async (w) => {
      const { Username = '' } = await w.create(w.address());
      w.passTime(365 * 24 * 60 * MINUTE - MINUTE);
      const last = await w.signIn(Username, PASSWORD);
      w.passTime(2 * MINUTE);
      return [last, await w.signIn(Username, PASSWORD).catch((error: Error) => error.message)];
    },
    expect: {
      result: [
        { ChallengeName: 'NEW_PASSWORD_REQUIRED' },
        'Temporary password has expired and must be reset by an administrator.',
      ],
    },
  },
  {
    name: 'a wrong temporary password is refused like any wrong password',
    run: async (w) => {
      const { Username = '' } = await w.create(w.address());
      return w.signIn(Username, WRONG);
    },
    expect: refused,
  },
  {
    name: 'a password set as permanent signs in',
    run: async (w) => w.signIn((await w.person()).email, PASSWORD),
    expect: { result: signedIn },
  },
  {
    name: 'a password set as not permanent asks for a new one',
    run: async (w) => {
      const { sub } = await w.person();
      await w.setPassword(sub, OTHER, false);
      return w.signIn(sub, OTHER);
    },
    expect: { result: { ChallengeName: 'NEW_PASSWORD_REQUIRED' } },
  },
  {
    name: 'an administrator can’t set a password of 7 characters',
    run: async (w) => w.setPassword((await w.person()).sub, '7 chars'),
    expect: tooShort,
  },
  {
    name: 'a password of 256 characters of one class is accepted',
    run: async (w) => {
      const { email } = await w.person();
      await w.setPassword(email, 'a'.repeat(256));
      return w.signIn(email, 'a'.repeat(256));
    },
    expect: { result: signedIn },
  },
  {
    name: 'a password of 257 characters is refused',
    run: async (w) => w.setPassword((await w.person()).sub, 'a'.repeat(257)),
    expect: invalid,
  },
  {
    name: 'a password that ends in a space is refused',
    run: async (w) => w.setPassword((await w.person()).sub, 'a stone and a space '),
    expect: invalid,
  },
  {
    name: 'setting the password of an unknown user fails',
    run: (w) => w.setPassword(w.address(), PASSWORD),
    expect: missing,
  },
  {
    name: 'a deleted user can’t sign in',
    run: async (w) => {
      const person = await w.person();
      await w.remove(person.sub);
      return w.signIn(person.email, person.password);
    },
    expect: refused,
  },
  {
    name: 'the address of a deleted user is free',
    run: async (w) => {
      const { sub, email } = await w.person();
      await w.remove(sub);
      return w.create(email);
    },
    expect: { result: { UserStatus: 'FORCE_CHANGE_PASSWORD' } },
  },
  {
    name: 'an administrator sees the address of a user',
    run: async (w) => {
      const { sub, email } = await w.person();
      const { UserAttributes = [], Enabled } = await w.seen(sub);
      return [
        Enabled,
        UserAttributes.some(({ Name, Value }) => Name === 'email' && Value === email),
      ];
    },
    expect: { result: [true, true] },
  },
  { name: 'reading an unknown user fails', run: (w) => w.seen(w.address()), expect: missing },
  {
    name: 'a disabled user can’t sign in',
    run: async (w) => {
      const { sub, email } = await w.person();
      await w.disable(sub);
      return w.signIn(email, PASSWORD);
    },
    expect: { error: 'NotAuthorizedException', says: 'User is disabled.' },
  },
  {
    name: 'nobody can take the address of a disabled user',
    run: async (w) => {
      const { sub, email } = await w.person();
      await w.disable(sub);
      return w.create(email);
    },
    expect: { error: 'UsernameExistsException' },
  },
  {
    name: 'a disabled user’s access token is refused',
    run: async (w) => {
      const person = await w.person();
      const { access } = await w.tokens(person);
      await w.disable(person.sub);
      return w.user(access);
    },
    expect: { error: 'NotAuthorizedException' },
  },
  {
    name: 'a disabled user’s refresh token is refused',
    run: async (w) => {
      const person = await w.person();
      const { refresh } = await w.tokens(person);
      await w.disable(person.sub);
      return w.refresh(refresh);
    },
    expect: { error: 'NotAuthorizedException' },
  },
  {
    name: 'a disabled user gets no code',
    run: async (w) => {
      const { sub, email } = await w.person();
      await w.disable(sub);
      return w.forgot(email);
    },
    expect: { error: 'NotAuthorizedException' },
  },
  {
    name: 'a disabled user can be disabled, signed out everywhere and deleted',
    run: async (w) => {
      const { sub } = await w.person();
      await w.disable(sub);
      await w.disable(sub);
      await w.signOut(sub);
      await w.remove(sub);
      return w.seen(sub);
    },
    expect: missing,
  },
  { name: 'disabling an unknown user fails', run: (w) => w.disable(w.address()), expect: missing },
  { name: 'deleting an unknown user fails', run: (w) => w.remove(w.address()), expect: missing },

  // Signing in
  {
    name: 'the e-mail in capitals signs in',
    run: async (w) => w.signIn((await w.person()).email.toUpperCase(), PASSWORD),
    expect: { result: signedIn },
  },
  {
    name: 'the sub signs in',
    run: async (w) => w.signIn((await w.person()).sub, PASSWORD),
    expect: { result: signedIn },
  },
  {
    name: 'a wrong password is refused',
    run: async (w) => w.signIn((await w.person()).email, WRONG),
    expect: refused,
  },
  {
    name: 'an unknown e-mail is refused like a wrong password',
    run: (w) => w.signIn(w.address(), PASSWORD),
    expect: refused,
  },
  {
    name: 'signing in without a password is refused',
    run: (w) => w.signIn(w.address(), ''),
    expect: invalid,
  },
  {
    name: 'another pool is not found',
    run: (w) =>
      w.client.send(
        new AdminInitiateAuthCommand({
          UserPoolId: `${w.UserPoolId.split('_')[0]}_AbCdEfGhI`,
          ClientId: w.ClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: w.address(), PASSWORD },
        }),
      ),
    expect: { error: 'ResourceNotFoundException', says: 'User pool' },
  },
  {
    name: 'another client is not found',
    run: (w) =>
      w.client.send(
        new AdminInitiateAuthCommand({
          UserPoolId: w.UserPoolId,
          ClientId: 'abcdefghijklmnopqrstuvwxyz',
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: w.address(), PASSWORD },
        }),
      ),
    expect: { error: 'ResourceNotFoundException' },
  },
  {
    name: 'the sixth attempt in a row is locked out, even with the right password',
    run: async (w) => {
      const { email } = await w.person();
      await failTimes(5, () => w.signIn(email, WRONG));
      return w.signIn(email, PASSWORD);
    },
    expect: { error: 'NotAuthorizedException', says: 'Password attempts exceeded' },
  },
  {
    name: 'parallel attempts are counted too',
    localOnly: true,
    run: async (w) => {
      const { email } = await w.person();
      await Promise.allSettled(Array.from({ length: 8 }, () => w.signIn(email, WRONG)));
      return w.signIn(email, PASSWORD);
    },
    expect: { error: 'NotAuthorizedException', says: 'Password attempts exceeded' },
  },
  {
    name: 'an unknown e-mail is locked out too',
    localOnly: true,
    run: async (w) => {
      const email = w.address();
      await failTimes(5, () => w.signIn(email, WRONG));
      return w.signIn(email, PASSWORD);
    },
    expect: { error: 'NotAuthorizedException', says: 'Password attempts exceeded' },
  },
  {
    name: 'the first lock lasts a second, the second two',
    localOnly: true,
    run: async (w) => {
      const { email } = await w.person();
      await failTimes(5, () => w.signIn(email, WRONG));
      w.passTime(1_000);
      await failTimes(1, () => w.signIn(email, WRONG));
      w.passTime(1_500);
      const locked = await w.signIn(email, PASSWORD).catch((error: Error) => error.message);
      w.passTime(500);
      return [locked, await w.signIn(email, PASSWORD)];
    },
    expect: { result: ['Password attempts exceeded', signedIn] },
  },
  {
    name: 'signing in resets the count of failures',
    run: async (w) => {
      const { email } = await w.person();
      await failTimes(4, () => w.signIn(email, WRONG));
      await w.signIn(email, PASSWORD);
      await failTimes(1, () => w.signIn(email, WRONG));
      return w.signIn(email, PASSWORD);
    },
    expect: { result: signedIn },
  },

  // The secret of the client
  {
    name: 'signing in without the hash of the client’s secret is refused',
    run: async (w) => byPassword(w, (await w.person()).email, {}),
    expect: { error: 'NotAuthorizedException', says: 'but SECRET_HASH was not received' },
  },
  {
    name: 'signing in with the hash for somebody else is refused',
    run: async (w) =>
      byPassword(w, (await w.person()).email, { SECRET_HASH: await w.secretHash(w.address()) }),
    expect: { error: 'NotAuthorizedException', says: 'Unable to verify secret hash for client' },
  },
  {
    name: 'asking for a code without the hash of the client’s secret is refused',
    run: async (w) =>
      w.client.send(
        new ForgotPasswordCommand({ ClientId: w.ClientId, Username: (await w.person()).email }),
      ),
    expect: { error: 'NotAuthorizedException', says: 'but SECRET_HASH was not received' },
  },
  {
    name: 'confirming a code with the hash for somebody else is refused',
    run: async (w) =>
      w.client.send(
        new ConfirmForgotPasswordCommand({
          ClientId: w.ClientId,
          SecretHash: await w.secretHash(w.address()),
          Username: (await w.person()).email,
          ConfirmationCode: '123456',
          Password: OTHER,
        }),
      ),
    expect: { error: 'NotAuthorizedException', says: 'Unable to verify secret hash for client' },
  },
  {
    name: 'renewing without the client’s secret is refused',
    run: async (w) => renewal(w, {}),
    expect: { error: 'NotAuthorizedException' },
  },
  {
    name: 'renewing with another secret is refused',
    run: async (w) => renewal(w, { ClientSecret: 'a'.repeat(51) }),
    expect: { error: 'NotAuthorizedException' },
  },
  {
    name: 'revoking without the client’s secret is refused',
    run: async (w) => {
      const { refresh: Token } = await w.tokens(await w.person());
      return w.client.send(new RevokeTokenCommand({ ClientId: w.ClientId, Token }));
    },
    expect: { error: 'UnauthorizedException', says: 'Invalid client or secret' },
  },

  // Sessions
  {
    name: 'a refresh token gives new tokens and no new refresh token',
    run: async (w) => {
      const { AuthenticationResult } = await w.refresh((await w.tokens(await w.person())).refresh);
      return {
        ...AuthenticationResult,
        RefreshToken: AuthenticationResult?.RefreshToken ?? 'none',
      };
    },
    expect: { result: { ExpiresIn: 3600, TokenType: 'Bearer', RefreshToken: 'none' } },
  },
  {
    name: 'an unknown refresh token is refused',
    run: (w) => w.refresh('not-a-token'),
    expect: { error: 'NotAuthorizedException', says: 'Invalid Refresh Token' },
  },
  {
    name: 'a refresh token with invalid characters is refused',
    run: (w) => w.refresh('%00'),
    expect: invalid,
  },
  {
    name: 'a refresh token expires after 90 days',
    localOnly: true,
    run: async (w) => {
      const { refresh } = await w.tokens(await w.person());
      w.passTime(90 * 24 * 60 * MINUTE - MINUTE);
      const last = await w.refresh(refresh);
      w.passTime(MINUTE);
      return [last, await w.refresh(refresh).catch((error: Error) => error.message)];
    },
    expect: { result: [signedIn, 'Refresh Token has expired'] },
  },
  {
    name: 'a revoked refresh token is refused',
    run: async (w) => {
      const { refresh } = await w.tokens(await w.person());
      await w.revoke(refresh);
      return w.refresh(refresh);
    },
    expect: { error: 'NotAuthorizedException', says: 'Refresh Token has been revoked' },
  },
  {
    name: 'revoking one session leaves the others',
    run: async (w) => {
      const person = await w.person();
      const [one, two] = [await w.tokens(person), await w.tokens(person)];
      await w.revoke(one.refresh);
      return w.refresh(two.refresh);
    },
    expect: { result: signedIn },
  },
  {
    name: 'revoking a session also revokes its access token',
    run: async (w) => {
      const { access, refresh } = await w.tokens(await w.person());
      await w.revoke(refresh);
      return w.changePassword(access, PASSWORD, OTHER);
    },
    expect: { error: 'NotAuthorizedException', says: 'Access Token has been revoked' },
  },
  {
    name: 'revoking an access token is refused',
    run: async (w) => w.revoke((await w.tokens(await w.person())).access),
    expect: { error: 'UnsupportedTokenTypeException' },
  },
  {
    name: 'signing out everywhere ends refresh tokens',
    run: async (w) => {
      const person = await w.person();
      const { refresh } = await w.tokens(person);
      await w.signOut(person.sub);
      return w.refresh(refresh);
    },
    expect: { error: 'NotAuthorizedException', says: 'Refresh Token has been revoked' },
  },
  {
    name: 'signing out everywhere ends access tokens',
    run: async (w) => {
      const person = await w.person();
      const { access } = await w.tokens(person);
      await w.signOut(person.email);
      return w.changePassword(access, PASSWORD, OTHER);
    },
    expect: { error: 'NotAuthorizedException', says: 'Access Token has been revoked' },
  },
  {
    name: 'signing out an unknown user fails',
    run: (w) => w.signOut(w.address()),
    expect: missing,
  },

  {
    name: 'an access token identifies its user',
    run: async (w) => {
      const person = await w.person();
      const { Username, UserAttributes = [] } = await w.user((await w.tokens(person)).access);
      const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
      return [Username === person.sub, email === person.email];
    },
    expect: { result: [true, true] },
  },

  // Attributes
  {
    name: 'a new e-mail signs in, in any case',
    run: async (w) => {
      const [{ sub }, email] = [await w.person(), w.address()];
      await w.update(sub, { email: email.toUpperCase(), email_verified: 'true' });
      return w.signIn(email, PASSWORD);
    },
    expect: { result: signedIn },
  },
  {
    name: 'the old e-mail no longer signs in',
    run: async (w) => {
      const { sub, email } = await w.person();
      await w.update(sub, { email: w.address(), email_verified: 'true' });
      return w.signIn(email, PASSWORD);
    },
    expect: refused,
  },
  {
    name: 'the e-mail of someone else is refused',
    run: async (w) => {
      const [{ sub }, { email }] = [await w.person(), await w.person()];
      return w.update(sub, { email: email.toUpperCase(), email_verified: 'true' });
    },
    expect: { error: 'AliasExistsException' },
  },
  {
    name: 'setting the same e-mail again is accepted',
    run: async (w) => {
      const { sub, email } = await w.person();
      await w.update(sub, { email, email_verified: 'true', name: 'B' });
      return w.signIn(email, PASSWORD);
    },
    expect: { result: signedIn },
  },
  {
    name: 'an invalid e-mail is refused',
    run: async (w) => w.update((await w.person()).sub, { email: 'anna' }),
    expect: invalid,
  },
  {
    name: 'an attribute that the pool does not have is refused',
    run: async (w) => w.update((await w.person()).sub, { 'custom:stones': '3' }),
    expect: invalid,
  },
  {
    name: 'changing attributes of an unknown user fails',
    run: (w) => w.update(w.address(), { name: 'B' }),
    expect: missing,
  },

  // Confirming a new address
  {
    name: 'until its code is confirmed, a new e-mail does not sign in, and the old one does',
    run: async (w) => {
      const [person, email] = [await w.person(), w.address()];
      const { access } = await w.tokens(person);
      await w.update(person.sub, { email, name: 'B' });
      const { UserAttributes = [] } = await w.user(access);
      return {
        name: UserAttributes.find(({ Name }) => Name === 'name')?.Value,
        kept: UserAttributes.find(({ Name }) => Name === 'email')?.Value === person.email,
        before: await w.signIn(person.email, PASSWORD),
        after: await w.signIn(email, PASSWORD).catch((error: Error) => error.message),
      };
    },
    expect: {
      result: {
        name: 'B',
        kept: true,
        before: signedIn,
        after: 'Incorrect username or password.',
      },
    },
  },
  {
    name: 'once its code is confirmed, a new e-mail signs in, and the old one no longer does',
    localOnly: true,
    run: async (w) => {
      const [person, email] = [await w.person(), w.address()];
      const { access, refresh } = await w.tokens(person);
      await w.update(person.sub, { email: email.toUpperCase() });
      const code = w.codeSentTo(email);
      await w.verify(access, code);
      return {
        after: await w.signIn(email, PASSWORD),
        before: await w.signIn(person.email, PASSWORD).catch((error: Error) => error.message),
        session: await w.refresh(refresh),
        again: await w.verify(access, code).catch((error: Error) => error.name),
      };
    },
    expect: {
      result: {
        after: signedIn,
        before: 'Incorrect username or password.',
        session: signedIn,
        again: 'ExpiredCodeException',
      },
    },
  },
  {
    name: 'a wrong code confirms no e-mail',
    localOnly: true,
    run: async (w) => {
      const [person, email] = [await w.person(), w.address()];
      const { access } = await w.tokens(person);
      await w.update(person.sub, { email });
      return w.verify(access, otherCode(w.codeSentTo(email)));
    },
    expect: { error: 'CodeMismatchException' },
  },
  {
    name: 'the code for a new e-mail expires after a day',
    localOnly: true,
    run: async (w) => {
      const [person, email] = [await w.person(), w.address()];
      await w.update(person.sub, { email });
      w.passTime(24 * 60 * MINUTE);
      return w.verify((await w.tokens(person)).access, w.codeSentTo(email));
    },
    expect: { error: 'ExpiredCodeException' },
  },
  {
    name: 'a new e-mail that somebody else took meanwhile is refused',
    localOnly: true,
    run: async (w) => {
      const [person, email] = [await w.person(), w.address()];
      const { access } = await w.tokens(person);
      await w.update(person.sub, { email });
      await w.create(email);
      return w.verify(access, w.codeSentTo(email));
    },
    expect: { error: 'AliasExistsException' },
  },
  {
    name: 'a second new e-mail replaces the first',
    localOnly: true,
    run: async (w) => {
      const [person, first, second] = [await w.person(), w.address(), w.address()];
      const { access } = await w.tokens(person);
      await w.update(person.sub, { email: first });
      await w.update(person.sub, { email: second });
      await w.verify(access, w.codeSentTo(second));
      return w.signIn(second, PASSWORD);
    },
    expect: { result: signedIn },
  },
  {
    name: 'a revoked session confirms nothing',
    localOnly: true,
    run: async (w) => {
      const [person, email] = [await w.person(), w.address()];
      const { access } = await w.tokens(person);
      await w.update(person.sub, { email });
      await w.signOut(person.sub);
      return w.verify(access, w.codeSentTo(email));
    },
    expect: { error: 'NotAuthorizedException', says: 'Access Token has been revoked' },
  },
  {
    name: 'a code that confirms an e-mail resets no password',
    localOnly: true,
    run: async (w) => {
      const [person, email] = [await w.person(), w.address()];
      await w.update(person.sub, { email });
      return w.confirm(person.email, w.codeSentTo(email), OTHER);
    },
    expect: { error: 'ExpiredCodeException' },
  },
  {
    name: 'a revoked session can’t read its user',
    run: async (w) => {
      const person = await w.person();
      const { access } = await w.tokens(person);
      await w.signOut(person.sub);
      return w.user(access);
    },
    expect: { error: 'NotAuthorizedException', says: 'Access Token has been revoked' },
  },

  // Changing the password
  {
    name: 'the changed password signs in',
    run: async (w) => {
      const person = await w.person();
      await w.changePassword((await w.tokens(person)).access, PASSWORD, OTHER);
      return w.signIn(person.email, OTHER);
    },
    expect: { result: signedIn },
  },
  {
    name: 'changing the password ends no session by itself',
    run: async (w) => {
      const { access, refresh } = await w.tokens(await w.person());
      await w.changePassword(access, PASSWORD, OTHER);
      return w.refresh(refresh);
    },
    expect: { result: signedIn },
  },
  {
    name: 'changing the password with a wrong old one is refused',
    run: async (w) => w.changePassword((await w.tokens(await w.person())).access, WRONG, OTHER),
    expect: refused,
  },
  {
    name: 'a new password of 7 characters is refused',
    run: async (w) =>
      w.changePassword((await w.tokens(await w.person())).access, PASSWORD, '7 chars'),
    expect: tooShort,
  },
  {
    name: 'an id token is refused as an access token',
    run: async (w) => w.changePassword((await w.tokens(await w.person())).id, PASSWORD, OTHER),
    expect: { error: 'NotAuthorizedException' },
  },
  {
    name: 'an access token signed by someone else is refused',
    run: async (w) => {
      const [head, body] = (await w.tokens(await w.person())).access.split('.');
      return w.changePassword(`${head}.${body}.${'A'.repeat(342)}`, PASSWORD, OTHER);
    },
    expect: { error: 'NotAuthorizedException' },
  },
  {
    name: 'an access token expires after an hour',
    localOnly: true,
    run: async (w) => {
      const { access } = await w.tokens(await w.person());
      w.passTime(60 * MINUTE + 1_000);
      return w.changePassword(access, PASSWORD, OTHER);
    },
    expect: { error: 'NotAuthorizedException', says: 'Access Token has expired' },
  },
  {
    name: 'the sixth change of the password in an hour is refused',
    run: async (w) => {
      const { access } = await w.tokens(await w.person());
      for (let i = 0; i < 5; i++) await w.changePassword(access, PASSWORD, PASSWORD);
      return w.changePassword(access, PASSWORD, PASSWORD);
    },
    expect: { error: 'LimitExceededException' },
  },

  // A forgotten password
  {
    name: 'a code for nobody looks like a code for somebody',
    run: (w) => w.forgot(w.address()),
    expect: {
      result: { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', AttributeName: 'email' } },
    },
  },
  {
    name: 'a code for an unknown e-mail is refused as wrong',
    run: async (w) => {
      const email = w.address();
      await w.forgot(email);
      return w.confirm(email, '123456', OTHER);
    },
    expect: { error: 'CodeMismatchException' },
  },
  {
    name: 'a code that was never requested is refused as expired',
    run: async (w) => w.confirm((await w.person()).email, '123456', OTHER),
    expect: { error: 'ExpiredCodeException' },
  },
  {
    name: 'a temporary password can’t be reset by a code',
    run: async (w) => w.forgot((await w.create(w.address())).Username ?? ''),
    expect: { error: 'NotAuthorizedException' },
  },
  {
    name: 'an unverified e-mail gets no code',
    run: async (w) => {
      const { sub } = await w.person();
      await w.update(sub, { email_verified: 'false' });
      return w.forgot(sub);
    },
    expect: invalid,
  },
  {
    name: 'the code resets the password, ends no session, and works once',
    localOnly: true,
    run: async (w) => {
      const person = await w.person();
      const { refresh } = await w.tokens(person);
      const { CodeDeliveryDetails } = await w.forgot(person.email);
      const code = w.codeSentTo(person.email);
      await w.confirm(person.email, code, OTHER);
      return {
        sent: CodeDeliveryDetails,
        fresh: await w.signIn(person.email, OTHER),
        session: await w.refresh(refresh),
        old: await w.signIn(person.email, PASSWORD).catch((error: Error) => error.message),
        again: await w.confirm(person.email, code, OTHER).catch((error: Error) => error.name),
      };
    },
    expect: {
      result: {
        sent: { Destination: 'c***@e***' },
        fresh: signedIn,
        session: signedIn,
        old: 'Incorrect username or password.',
        again: 'ExpiredCodeException',
      },
    },
  },
  {
    name: 'a wrong code is refused',
    localOnly: true,
    run: async (w) => {
      const { email } = await w.person();
      await w.forgot(email);
      return w.confirm(email, otherCode(w.codeSentTo(email)), OTHER);
    },
    expect: { error: 'CodeMismatchException' },
  },
  {
    name: 'a reset code expires after an hour',
    localOnly: true,
    run: async (w) => {
      const { email } = await w.person();
      await w.forgot(email);
      w.passTime(60 * MINUTE);
      return w.confirm(email, w.codeSentTo(email), OTHER);
    },
    expect: { error: 'ExpiredCodeException' },
  },
  {
    name: 'a reset to a password of 7 leaves the code usable',
    localOnly: true,
    run: async (w) => {
      const { email } = await w.person();
      await w.forgot(email);
      const code = w.codeSentTo(email);
      const first = await w.confirm(email, code, '7 chars').catch((error: Error) => error.name);
      await w.confirm(email, code, OTHER);
      return [first, await w.signIn(email, OTHER)];
    },
    expect: { result: ['InvalidPasswordException', signedIn] },
  },
  {
    name: 'the sixth code in an hour is refused',
    localOnly: true,
    run: async (w) => {
      const { email } = await w.person();
      for (let i = 0; i < 5; i++) await w.forgot(email);
      return w.forgot(email);
    },
    expect: { error: 'LimitExceededException' },
  },
  {
    name: 'the 21st guess of a code is refused as one too many',
    run: async (w) => {
      const { email } = await w.person();
      await failTimes(20, () => w.confirm(email, '123456', OTHER));
      return w.confirm(email, '123456', OTHER);
    },
    expect: { error: 'LimitExceededException' },
  },

  // The wire protocol
  {
    name: 'a call that the stand-in does not know is refused',
    localOnly: true,
    run: (w) => w.client.send(new ListUsersCommand({ UserPoolId: w.UserPoolId })),
    expect: { error: 'UnknownOperationException' },
  },
];
