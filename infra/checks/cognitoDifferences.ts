/**
 * The cases of infra/local/cognito/cases.ts in which moto differs, each with the source for our case: documentation,
 * an SDK model or a public report. `not documented` means that only a real user pool could show who is right.
 */
export const differences: Readonly<Record<string, string>> = {
  'an e-mail has one account, whatever its case':
    'the pool is made with CaseSensitive false, which moto ignores',
  'the e-mail in capitals signs in':
    'the pool is made with CaseSensitive false, which moto ignores',
  'a new e-mail signs in, in any case':
    'the pool is made with CaseSensitive false, which moto ignores',
  'the e-mail of someone else is refused':
    'the pool is made with CaseSensitive false, which moto ignores',
  'setting the same e-mail again is accepted':
    'AliasExistsException is for an alias of another account (API reference); moto also throws it for the own one',
  'an unknown e-mail is refused like a wrong password':
    'PreventUserExistenceErrors answers NotAuthorizedException (developer guide, managing errors)',
  'a deleted user can’t sign in':
    'PreventUserExistenceErrors answers NotAuthorizedException (developer guide, managing errors)',
  'the old e-mail no longer signs in':
    'PreventUserExistenceErrors answers NotAuthorizedException (developer guide, managing errors)',
  'a code for an unknown e-mail is refused as wrong':
    'PreventUserExistenceErrors simulates a recovery (developer guide, managing errors); the name of the error is not documented',
  'a wrong password is refused':
    'the message is that of amazon-archives/amazon-cognito-identity-js#506; moto says the username',
  'a wrong temporary password is refused like any wrong password':
    'the message is that of amazon-archives/amazon-cognito-identity-js#506; moto says the username',
  'changing the password with a wrong old one is refused':
    'the message is that of amazon-archives/amazon-cognito-identity-js#506; moto says the username',
  'signing in without a password is refused':
    'a missing parameter is an InvalidParameterException (API reference); moto looks for the user first',
  'the sixth attempt in a row is locked out, even with the right password':
    'the developer guide, lockout behaviour; moto counts no attempts',
  'a temporary password of 7 characters is refused':
    'the policy of the pool also applies to temporary passwords; moto does not check it',
  'an administrator can’t set a password of 7 characters':
    'the same error in other words; the words are not documented',
  'a new password of 7 characters is refused':
    'the same error in other words; the words are not documented',
  'a password of 256 characters of one class is accepted':
    'up to 256 characters (developer guide, user pool settings, policies); moto takes 99',
  'a password of 257 characters is refused':
    'a password longer than PasswordType of the API model is an InvalidParameterException',
  'a password that ends in a space is refused':
    'Cognito refuses white space at either end by public report; moto takes it, and the name of the error is not documented',
  'signing in without the hash of the client’s secret is refused':
    'the message is that of aws-amplify/amplify-android#2504; moto says the hash',
  'signing in with the hash for somebody else is refused':
    'the message is that of ArranJacques/laravel-aws-cognito-auth#26; moto says the hash',
  'asking for a code without the hash of the client’s secret is refused':
    'SecretHash proves the client in ForgotPassword too (API reference); moto does not check it',
  'confirming a code with the hash for somebody else is refused':
    'SecretHash proves the client in ConfirmForgotPassword too (API reference); moto does not check it',
  'renewing without the client’s secret is refused':
    'moto has no GetTokensFromRefreshToken; NotAuthorizedException is in the API model, its words are not documented',
  'renewing with another secret is refused':
    'moto has no GetTokensFromRefreshToken; NotAuthorizedException is in the API model, its words are not documented',
  'revoking without the client’s secret is refused':
    'moto has no RevokeToken; UnauthorizedException, Invalid client or secret, by public report (velog.io/@serringg)',
  'a refresh token gives new tokens and no new refresh token':
    'moto has no GetTokensFromRefreshToken; without rotation it gives no refresh token (API reference)',
  'changing the password ends no session by itself': 'moto has no GetTokensFromRefreshToken',
  'a disabled user’s refresh token is refused': 'moto has no GetTokensFromRefreshToken',
  'a disabled user gets no code':
    'a disabled user can neither sign in (API reference, AdminDisableUser) nor recover; moto does not check it',
  'an unknown refresh token is refused': 'moto has no GetTokensFromRefreshToken',
  'a refresh token with invalid characters is refused':
    'the pattern of TokenModelType in the API model; moto has no GetTokensFromRefreshToken',
  'a revoked refresh token is refused': 'moto has no RevokeToken',
  'revoking one session leaves the others': 'moto has no RevokeToken',
  'revoking a session also revokes its access token': 'moto has no RevokeToken',
  'revoking an access token is refused':
    'moto has no RevokeToken; UnsupportedTokenTypeException is in the API model',
  'signing out everywhere ends refresh tokens':
    'AdminUserGlobalSignOut invalidates them (API reference); moto has no GetTokensFromRefreshToken',
  'signing out everywhere ends access tokens':
    'the same error in other words; moto says the token, and the words are not documented',
  'until its code is confirmed, a new e-mail does not sign in, and the old one does':
    'AttributesRequireVerificationBeforeUpdate keeps the old one (API reference, UserAttributeUpdateSettingsType); moto changes it at once',
  'a revoked session can’t read its user':
    'the same error in other words; moto says the token, and the words are not documented',
  'an invalid e-mail is refused':
    'an address has a format (developer guide, attributes); moto takes anything',
  'an attribute that the pool does not have is refused':
    'attributes are those of the schema (developer guide, attributes); moto takes anything',
  'the sixth change of the password in an hour is refused':
    'LimitExceededException of ChangePassword (aws-amplify/aws-sdk-android#627); the number of attempts is not documented',
  'a code that was never requested is refused as expired':
    'ExpiredCodeException (aws-amplify/amplify-flutter#1128); moto takes any code',
  'the 21st guess of a code is refused as one too many':
    'LimitExceededException (amazon-archives/amazon-cognito-identity-js#548); the number of attempts is not documented',
  'a temporary password can’t be reset by a code':
    'NotAuthorizedException in this state (aws-amplify/amplify-flutter#3048); moto sends a code',
  'an unverified e-mail gets no code':
    'an address must be verified to recover by it (developer guide, account recovery); moto sends a code',
};
