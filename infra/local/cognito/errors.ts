/** An error response of Cognito, with status 400. `name` is the `__type` in its body. */
export class CognitoError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

const error = (name: string, message: string) => () => new CognitoError(name, message);
const about = (name: string, message: (what: string) => string) => (what: string) =>
  new CognitoError(name, message(what));

/** Errors with the real service's names and messages. */
export const errors = {
  wrongPassword: error('NotAuthorizedException', 'Incorrect username or password.'),
  attemptsExceeded: error('NotAuthorizedException', 'Password attempts exceeded'),
  invalidAccessToken: error('NotAuthorizedException', 'Invalid Access Token'),
  accessTokenExpired: error('NotAuthorizedException', 'Access Token has expired'),
  accessTokenRevoked: error('NotAuthorizedException', 'Access Token has been revoked'),
  invalidRefreshToken: error('NotAuthorizedException', 'Invalid Refresh Token'),
  refreshTokenExpired: error('NotAuthorizedException', 'Refresh Token has expired'),
  refreshTokenRevoked: error('NotAuthorizedException', 'Refresh Token has been revoked'),
  userDisabled: error('NotAuthorizedException', 'User is disabled.'),
  notResettable: error(
    'NotAuthorizedException',
    'User password cannot be reset in the current state.',
  ),
  temporaryPasswordExpired: error(
    'NotAuthorizedException',
    'Temporary password has expired and must be reset by an administrator.',
  ),
  userNotFound: error('UserNotFoundException', 'User does not exist.'),
  usernameExists: error(
    'UsernameExistsException',
    'An account with the given email already exists.',
  ),
  aliasExists: error('AliasExistsException', 'An account with the email already exists.'),
  passwordTooShort: error(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  ),
  codeMismatch: error(
    'CodeMismatchException',
    'Invalid verification code provided, please try again.',
  ),
  codeExpired: error('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  limitExceeded: error(
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
  ),
  tooManyRequests: error('TooManyRequestsException', 'Rate exceeded'),
  unsupportedTokenType: error(
    'UnsupportedTokenTypeException',
    'The token provided is not supported.',
  ),
  invalid: (message: string) => new CognitoError('InvalidParameterException', message),
  poolNotFound: about(
    'ResourceNotFoundException',
    (poolId) => `User pool ${poolId} does not exist.`,
  ),
  clientNotFound: about(
    'ResourceNotFoundException',
    (clientId) => `User pool client ${clientId} does not exist.`,
  ),
  secretHashMissing: about(
    'NotAuthorizedException',
    (clientId) => `Client ${clientId} is configured with secret but SECRET_HASH was not received`,
  ),
  secretHashWrong: about(
    'NotAuthorizedException',
    (clientId) => `Unable to verify secret hash for client ${clientId}`,
  ),
  registrationClosed: error(
    'UserLambdaValidationException',
    'PreSignUp failed with error Registration is closed.',
  ),
  /** The real message for a renewal is not known, so this uses the message for revoking. */
  secretWrong: error('NotAuthorizedException', 'Invalid client or secret'),
  secretWrongToRevoke: error('UnauthorizedException', 'Invalid client or secret'),
  triggerFailed: about(
    'UserLambdaValidationException',
    (why) => `CustomMessage failed with error ${why}.`,
  ),
  triggerAnsweredBadly: error('InvalidLambdaResponseException', 'Unrecognizable lambda output'),
  /** See github.com/amazon-archives/amazon-cognito-identity-js/issues/99. */
  mailRefused: about(
    'InvalidParameterException',
    (member) =>
      `1 validation error detected: Value at '${member}' failed to satisfy constraint: Member must satisfy regular expression pattern`,
  ),
  unknownOperation: about('UnknownOperationException', (action) => `Unknown operation: ${action}`),
  notJson: error('SerializationException', 'The request body is not valid JSON.'),
};
