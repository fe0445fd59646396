import { passwordMessage } from '#shared/contract/fields.ts';
import { invalid, Problem, unauthenticated, unavailable } from '../problem.ts';

export const emailTaken = (): Problem =>
  new Problem('conflict', 'That email address is already in use', {
    errors: [{ field: 'email', message: 'That email address is already in use' }],
  });

export const wrongCredentials = (): Problem => unauthenticated('Incorrect email or password');

/** 400, not 401: the session is in order, only the typed password is not. */
export const wrongPassword = (): Problem =>
  invalid('currentPassword', 'Your current password is not correct.');

const wrongCode = (): Problem =>
  invalid('code', 'This code is not right or has expired. Ask for a new one.');

const tooMany = (): Problem =>
  new Problem('too_many_requests', 'Too many attempts. Please wait a few minutes and try again.');

type Translations = Readonly<Record<string, () => Problem>>;

/** What Cognito's errors mean where a call gives them no meaning of its own. */
const usual: Translations = {
  NotAuthorizedException: () => unauthenticated('Your session has ended. Please log in again.'),
  UserNotFoundException: () => unauthenticated('Your session has ended. Please log in again.'),
  InvalidPasswordException: () => invalid('password', passwordMessage),
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  LimitExceededException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  TooManyRequestsException: unavailable,
};

/** Failed attempts lock an account for a while, under the name of a wrong password. */
const isLockout = (error: Error): boolean =>
  error.name === 'NotAuthorizedException' && /attempts exceeded/i.test(error.message);

/** Cognito's error as ours; one without a meaning stays as it is. */
export const translated = (error: unknown, own: Translations = {}): unknown => {
  if (!(error instanceof Error)) return error;
  if (isLockout(error)) return tooMany();
  return (own[error.name] ?? usual[error.name])?.() ?? error;
};
