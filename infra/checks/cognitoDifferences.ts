/**
 * The cases of infra/local/cognito/cases.ts in which moto differs, each with the source for our case: documentation,
 * an SDK model or a public report. `not documented` means that only a real user pool could show who is right.
 */
export const differences: Readonly<Record<string, string>> = {
  'one account an e-mail, whatever its case':
    'the pool is made with CaseSensitive false, which moto ignores',
  'the e-mail in capitals signs in':
    'the pool is made with CaseSensitive false, which moto ignores',
  'a new e-mail signs in, in any case':
    'the pool is made with CaseSensitive false, which moto ignores',
  'the e-mail of someone else': 'the pool is made with CaseSensitive false, which moto ignores',
  'the own e-mail again':
    'AliasExistsException is for an alias of another account (API reference); moto also throws it for the own one',
  'an unknown e-mail':
    'PreventUserExistenceErrors answers NotAuthorizedException (developer guide, managing errors)',
  'a deleted user is gone':
    'PreventUserExistenceErrors answers NotAuthorizedException (developer guide, managing errors)',
  'the old e-mail signs in no more':
    'PreventUserExistenceErrors answers NotAuthorizedException (developer guide, managing errors)',
  'a code of nobody':
    'PreventUserExistenceErrors simulates a recovery (developer guide, managing errors); the name of the error is not documented',
  'a wrong password':
    'the message is that of amazon-archives/amazon-cognito-identity-js#506; moto says the username',
  'a wrong temporary password is just wrong':
    'the message is that of amazon-archives/amazon-cognito-identity-js#506; moto says the username',
  'a wrong old password':
    'the message is that of amazon-archives/amazon-cognito-identity-js#506; moto says the username',
  'no password':
    'a missing parameter is an InvalidParameterException (API reference); moto looks for the user first',
  'the sixth attempt in a row is locked out, even with the right password':
    'the developer guide, lockout behaviour; moto counts no attempts',
  'a temporary password of 7':
    'the policy of the pool also applies to temporary passwords; moto does not check it',
  'an administrator sets a password of 7':
    'the same error in other words; the words are not documented',
  'a new password of 7': 'the same error in other words; the words are not documented',
  'a password of 256 is taken, without any class of characters':
    'up to 256 characters (developer guide, user pool settings, policies); moto takes 99',
  'a password of 257':
    'a password longer than PasswordType of the API model is an InvalidParameterException',
  'a password that ends in a space':
    'Cognito refuses white space at either end by public report; moto takes it, and the name of the error is not documented',
  'signing in without the hash of the client’s secret':
    'the message is that of aws-amplify/amplify-android#2504; moto says the hash',
  'signing in with the hash for somebody else':
    'the message is that of ArranJacques/laravel-aws-cognito-auth#26; moto says the hash',
  'asking for a code without the hash of the client’s secret':
    'SecretHash proves the client in ForgotPassword too (API reference); moto does not check it',
  'confirming a code with the hash for somebody else':
    'SecretHash proves the client in ConfirmForgotPassword too (API reference); moto does not check it',
  'renewing without the client’s secret':
    'moto has no GetTokensFromRefreshToken; NotAuthorizedException is in the API model, its words are not documented',
  'renewing with another secret':
    'moto has no GetTokensFromRefreshToken; NotAuthorizedException is in the API model, its words are not documented',
  'revoking without the client’s secret':
    'moto has no RevokeToken; UnauthorizedException, Invalid client or secret, by public report (velog.io/@serringg)',
  'a refresh token gives new tokens and no new refresh token':
    'moto has no GetTokensFromRefreshToken; without rotation it gives no refresh token (API reference)',
  'changing the password ends no session by itself': 'moto has no GetTokensFromRefreshToken',
  'a disabled user’s refresh token renews nothing': 'moto has no GetTokensFromRefreshToken',
  'a disabled user gets no code':
    'a disabled user can neither sign in (API reference, AdminDisableUser) nor recover; moto does not check it',
  'a refresh token that is none': 'moto has no GetTokensFromRefreshToken',
  'a refresh token that can’t be one':
    'the pattern of TokenModelType in the API model; moto has no GetTokensFromRefreshToken',
  'a revoked refresh token': 'moto has no RevokeToken',
  'revoking one session leaves the others': 'moto has no RevokeToken',
  'a revoked session takes its access token along': 'moto has no RevokeToken',
  'revoking an access token':
    'moto has no RevokeToken; UnsupportedTokenTypeException is in the API model',
  'signing out everywhere ends refresh tokens':
    'AdminUserGlobalSignOut invalidates them (API reference); moto has no GetTokensFromRefreshToken',
  'signing out everywhere ends access tokens':
    'the same error in other words; moto says the token, and the words are not documented',
  'a new e-mail waits for its code, and the one before goes on':
    'AttributesRequireVerificationBeforeUpdate keeps the old one (API reference, UserAttributeUpdateSettingsType); moto changes it at once',
  'a revoked session is told nothing of its user':
    'the same error in other words; moto says the token, and the words are not documented',
  'an e-mail that is none':
    'an address has a format (developer guide, attributes); moto takes anything',
  'an attribute that is not in the pool':
    'attributes are those of the schema (developer guide, attributes); moto takes anything',
  'the sixth change in an hour':
    'LimitExceededException of ChangePassword (aws-amplify/aws-sdk-android#627); the number of attempts is not documented',
  'a code that was never asked for':
    'ExpiredCodeException (aws-amplify/amplify-flutter#1128); moto takes any code',
  'guesses of a code without end':
    'LimitExceededException (amazon-archives/amazon-cognito-identity-js#548); the number of attempts is not documented',
  'a temporary password is not reset by code':
    'NotAuthorizedException in this state (aws-amplify/amplify-flutter#3048); moto sends a code',
  'an unverified e-mail gets no code':
    'an address must be verified to recover by it (developer guide, account recovery); moto sends a code',
};
