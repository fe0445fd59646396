import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import { emailMessage, passwordMessage } from '#shared/core/fields.ts';
import { addressIsClosed } from '#shared/users/deletion.ts';

import { invalid, Problem, sessionEnded, unauthenticated, unavailable } from '../problem.ts';
import { errorWithoutAddresses } from '../withoutAddresses.ts';

export const emailTaken = (): Problem =>
  new Problem('conflict', 'That email address is already in use', {
    errors: [{ field: 'email', message: 'That email address is already in use' }],
  });

/**
 * The registration form must reveal that an address is taken; this tells a person who has just deleted their account
 * why.
 */
export const emailIsClosed = (): Problem =>
  new Problem('conflict', addressIsClosed, {
    errors: [{ field: 'email', message: addressIsClosed }],
  });

/** Cognito refuses some addresses that we accept. */
export const refusedEmail = (): Problem => invalid('email', emailMessage);

export const wrongCredentials = (): Problem => unauthenticated('Incorrect email or password');

/** The password may have been right or wrong: after an administrator's reset, Cognito does not say. */
export const passwordResetRequired = (): Problem =>
  new Problem(
    'password_reset_required',
    'Your password was reset. Set a new one through “Forgot your password?”.',
  );

/**
 * 400, not 401, if only the entered password is wrong. For a revoked access token Cognito returns the same error: every
 * password change revokes it, and renewing the session returns a new one.
 */
export const wrongPassword = (error: Error): Problem =>
  /access token/i.test(error.message)
    ? sessionEnded()
    : invalid('currentPassword', 'Your current password is not correct.');

export const weakPassword = (field: string) => (): Problem => invalid(field, passwordMessage);

export const wrongCode = (): Problem =>
  invalid('code', 'This code is not right or has expired. Ask for a new one.');

/** For a reset code: the same for everything wrong with it, so that it does not reveal whether an account exists. */
export const wrongResetCode = (): Problem =>
  invalid(
    'code',
    'This code is not right or has expired. Ask for a new one. After a reset or a change of your email address, wait an hour first.',
  );

export const codeNotSent = (error: Error): Problem =>
  new Problem('unavailable', 'The code could not be sent. Please try again in a moment.', {
    cause: errorWithoutAddresses(error),
  });

const tooMany = (): Problem =>
  new Problem('too_many_requests', 'Too many attempts. Please wait a few minutes and try again.');

type Translations = Readonly<Record<string, (error: Error) => Problem>>;

/** What Cognito's errors mean, unless a call gives them another meaning. */
const usual: Translations = {
  NotAuthorizedException: sessionEnded,
  UserNotFoundException: sessionEnded,
  PasswordResetRequiredException: sessionEnded,
  InvalidPasswordException: weakPassword('password'),
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  LimitExceededException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  TooManyRequestsException: unavailable,
};

/** Failed attempts lock an account for a while, with the error of a wrong password. */
const isLockout = (error: Error): boolean =>
  error.name === 'NotAuthorizedException' && /attempts exceeded/i.test(error.message);

/** The account is being deleted, or an operator has closed it. */
export const isDisabled = (error: unknown): boolean =>
  isNamed(error, 'NotAuthorizedException') && /disabled/i.test((error as Error).message);

/** The client secret is missing or wrong: our fault, with the error of a wrong password or token. */
export const isOfOurSecret = (error: unknown): boolean =>
  isNamed(error, 'NotAuthorizedException', 'UnauthorizedException') &&
  /secret/i.test((error as Error).message);

/** Translates Cognito's error into ours; an unknown one is returned unchanged. */
export const translated = (error: unknown, own: Translations = {}): unknown => {
  if (!(error instanceof Error)) return error;
  if (isOfOurSecret(error)) return error;
  if (isLockout(error)) return tooMany();
  return (own[error.name] ?? usual[error.name])?.(error) ?? error;
};

export const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/** For the SDK, every error that it does not know is the client's fault, whatever its status. */
export const isRefusal = (error: unknown): error is CognitoIdentityProviderServiceException =>
  error instanceof CognitoIdentityProviderServiceException &&
  error.$fault === 'client' &&
  (error.$metadata.httpStatusCode ?? 400) < 500;

/** Error codes of connections that were never made. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** Whether a call that was tried once certainly changed nothing. After any other error this is unknown. */
export const changedNothing = (error: unknown): boolean =>
  error instanceof Problem ||
  isRefusal(error) ||
  (error instanceof Error && 'code' in error && unreached.includes(String(error.code)));
