import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import { callReasons } from '#shared/core/callReasons.ts';
import { fieldReasons } from '#shared/core/fieldReasons.ts';
import { passwordTooShort } from '#shared/core/fields.ts';
import type { Reason } from '#shared/core/reasons.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { invalid, Problem, sessionEnded, unauthenticated, unavailable } from '../problem.ts';
import { errorWithoutAddresses } from '../withoutAddresses.ts';

const emailConflict = (reason: Reason): Problem =>
  new Problem('conflict', reason, { errors: [{ field: 'email', ...reason }] });

export const emailTaken = (): Problem => emailConflict(userReasons.emailTaken());

/**
 * The registration form must reveal that an address is taken. This message tells the reason to a person who has just
 * deleted their account.
 */
export const emailIsClosed = (): Problem => emailConflict(userReasons.addressClosed());

/** A trigger before the sign-up refuses it: only `npm start` at an address of its own has one. */
export const registrationClosed = (): Problem =>
  new Problem('forbidden', userReasons.registrationClosed({ setting: 'CAIRN_REGISTRATION=open' }));

/** Cognito refuses some addresses that we accept. */
export const refusedEmail = (): Problem => invalid('email', fieldReasons.emailAddress());

export const wrongCredentials = (): Problem => unauthenticated(userReasons.wrongCredentials());

/** The password may have been right or wrong: after an administrator's reset, Cognito does not say. */
export const passwordResetRequired = (): Problem =>
  new Problem('password_reset_required', userReasons.passwordWasReset());

/**
 * 400, not 401, if only the entered password is wrong. Cognito returns the same error for a revoked access token: every
 * password change revokes it, and renewing the session returns a new one.
 */
export const wrongPassword = (error: Error): Problem =>
  /access token/i.test(error.message)
    ? sessionEnded()
    : invalid('currentPassword', userReasons.wrongPassword());

export const weakPassword = (field: string) => (): Problem => invalid(field, passwordTooShort);

export const wrongCode = (): Problem => invalid('code', userReasons.wrongCode());

/** The same for any error of a reset code, so that it does not reveal whether an account exists. */
export const wrongResetCode = (): Problem => invalid('code', userReasons.wrongResetCode());

export const codeNotSent = (error: Error): Problem =>
  new Problem('unavailable', userReasons.codeNotSent(), {
    cause: errorWithoutAddresses(error),
  });

const tooMany = (): Problem =>
  new Problem('too_many_requests', callReasons.tooManyAttemptsForNow());

type Translations = Readonly<Record<string, (error: Error) => Problem>>;

/** The problem if the function that writes the mails of codes failed, or Cognito can't use its text. */
export const triggerFailures = (problem: (error: Error) => Problem): Translations => ({
  InvalidLambdaResponseException: problem,
  UnexpectedLambdaException: problem,
  UserLambdaValidationException: problem,
});

/** The usual problem for each error of Cognito. A call may translate an error differently. */
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

/** Whether the account is being deleted, or an operator has closed it. */
export const isDisabled = (error: unknown): boolean =>
  isNamed(error, 'NotAuthorizedException') && /disabled/i.test((error as Error).message);

/** Whether the client secret is missing or wrong: our fault, but with the error of a wrong password or token. */
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

/** The SDK blames every unknown error on the client, whatever its status. */
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
