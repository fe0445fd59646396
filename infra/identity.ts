import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { limits } from '#shared/contract/fields.ts';
import type { ResourceName } from '#shared/contract/index.ts';
import { acknowledge } from './acknowledge.ts';
import { keepsData, type Stage } from './settings.ts';

/**
 * What a function may do to the pool, as the administrator of its accounts. Calls that carry the
 * user's own token or code (ChangePassword, ForgotPassword, RevokeToken...) need no permission.
 */
export const poolActions: Partial<Record<ResourceName, readonly string[]>> = {
  auth: ['AdminCreateUser', 'AdminSetUserPassword', 'AdminInitiateAuth', 'AdminUserGlobalSignOut'],
  users: ['AdminUpdateUserAttributes', 'AdminInitiateAuth', 'AdminUserGlobalSignOut'],
};

/** Accounts, passwords and tokens. People meet it only through the auth and users functions. */
export class Identity extends Construct {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const keep = keepsData(stage);
    this.pool = new cognito.UserPool(this, 'Pool', {
      featurePlan: cognito.FeaturePlan.LITE,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: false,
      passwordPolicy: {
        minLength: limits.passwordMin,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        // The chosen password is the temporary one: a registration cut off half-way stays open to its person.
        tempPasswordValidity: Duration.days(365),
      },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      userVerification: {
        emailSubject: 'Your Cairn code',
        emailBody: 'Your code to reset your Cairn password is {####}.',
        emailStyle: cognito.VerificationEmailStyle.CODE,
      },
      deletionProtection: keep,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(this.pool, {
      COG1: 'The product asks for a length of 8 and no classes of characters, as NIST SP 800-63B advises: classes make passwords predictable, not strong.',
      COG2: 'The product has one factor, e-mail and password: it has no screen for a second one.',
      COG8: 'Threat protection of the Plus plan is priced per active user; the sign-in routes are throttled instead, and Cognito itself locks out after wrong passwords.',
    });
    this.client = this.pool.addClient('Client', {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(90),
      // Without a list, whoever holds an access token may change the e-mail address at Cognito
      // itself, past the checks of PUT /users/profile, and so take the account over.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ locale: true }),
    });
  }

  /** Lets a function administer accounts as far as its resource needs; most need nothing. */
  admit(resource: ResourceName, fn: lambda.Function): void {
    const actions = poolActions[resource];
    if (!actions) return;
    fn.addEnvironment('USER_POOL_ID', this.pool.userPoolId);
    this.pool.grant(fn, ...actions.map((action) => `cognito-idp:${action}`));
  }
}
