import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import { callReasons } from '#shared/calls/callReasons.ts';
import { fieldReasons } from '#shared/calls/fieldReasons.ts';
import { passwordTooShort } from '#shared/calls/fields.ts';
import type { Reason } from '#shared/calls/reasons.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { invalid, Problem, sessionEnded, unauthenticated, unavailable } from '../problem.ts';
import { errorWithoutAddresses } from '../withoutAddresses.ts';

const emailConflict = (reason: Reason): Problem =>
  new Problem('conflict', reason, { errors: [{ field: 'email', ...reason }] });

export const emailTaken = (): Problem => emailConflict(userReasons.emailTaken());

/**
 * The registration form must reveal that an address is taken. If the account with this address was just deleted, the
 * message tells the person to try again in a few minutes.
 */
export const emailIsClosed = (): Problem => emailConflict(userReasons.addressClosed());

/**
 * A trigger before the sign-up refused the registration. Only a local server with CAIRN_ORIGIN has such a trigger.
 */
export const registrationClosed = (): Problem =>
  new Problem('forbidden', userReasons.registrationClosed({ setting: 'CAIRN_REGISTRATION=open' }));

/** Cognito refuses some addresses that we accept. */
export const refusedEmail = (): Problem => invalid('email', fieldReasons.emailAddress());

export const wrongCredentials = (): Problem => unauthenticated(userReasons.wrongCredentials());

/** After an administrator's reset, Cognito does not say whether the password was right. */
export const passwordResetRequired = (): Problem =>
  new Problem('password_reset_required', userReasons.passwordWasReset());

/**
 * Returns a 400, not a 401, if only the entered password is wrong. Cognito returns the same error for a revoked
 * access token. Every password change revokes the access tokens. After a 401, the client renews its session to get a
 * new access token.
 */
export const wrongPassword = (error: Error): Problem =>
  /access token/i.test(error.message)
    ? sessionEnded()
    : invalid('currentPassword', userReasons.wrongPassword());

export const weakPassword = (field: string) => (): Problem => invalid(field, passwordTooShort);

export const wrongCode = (): Problem => invalid('code', userReasons.wrongCode());

/** Returns the same problem for any error of a reset code, so that it does not reveal whether an account exists. */
export const wrongResetCode = (): Problem => invalid('code', userReasons.wrongResetCode());

export const codeNotSent = (error: Error): Problem =>
  new Problem('unavailable', userReasons.codeNotSent(), {
    cause: errorWithoutAddresses(error),
  });

const tooMany = (): Problem =>
  new Problem('too_many_requests', callReasons.tooManyAttemptsForNow());

type Translations = Readonly<Record<string, (error: Error) => Problem>>;

/**
 * Translates errors of the function that writes the mails with codes. Also translates Cognito's error if Cognito can't
 * use the text of such a mail.
 */
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

/** Whether failed attempts have locked the account for a while. Cognito then uses the error of a wrong password. */
const isLockout = (error: Error): boolean =>
  error.name === 'NotAuthorizedException' && /attempts exceeded/i.test(error.message);

/** Whether the account is being deleted, or an operator has closed it. */
export const isDisabled = (error: unknown): boolean =>
  isNamed(error, 'NotAuthorizedException') && /disabled/i.test((error as Error).message);

/**
 * Whether the client secret is missing or wrong. This is our fault, but Cognito uses the error of a wrong password
 * or token.
 */
export const isOfOurSecret = (error: unknown): boolean =>
  isNamed(error, 'NotAuthorizedException', 'UnauthorizedException') &&
  /secret/i.test((error as Error).message);

/** Translates Cognito's error into ours. Returns an unknown error unchanged. */
export const translated = (error: unknown, own: Translations = {}): unknown => {
  if (!(error instanceof Error)) return error;
  if (isOfOurSecret(error)) return error;
  if (isLockout(error)) return tooMany();
  return (own[error.name] ?? usual[error.name])?.(error) ?? error;
};

export const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/** Whether Cognito refused the call. The SDK blames every unknown error on the client, so the status is checked too. */
export const isRefusal = (error: unknown): error is CognitoIdentityProviderServiceException =>
  error instanceof CognitoIdentityProviderServiceException &&
  error.$fault === 'client' &&
  (error.$metadata.httpStatusCode ?? 400) < 500;

/** Error codes of connections that were never made. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Whether a call that was tried once certainly changed nothing. After any other error, it may have changed something.
 */
export const changedNothing = (error: unknown): boolean =>
  error instanceof Problem ||
  isRefusal(error) ||
  (error instanceof Error && 'code' in error && unreached.includes(String(error.code)));
