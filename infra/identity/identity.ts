import { Duration, Stack } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge, placeInIds } from '../acknowledge.ts';
import type { Grant } from '../grants.ts';
import { dataRemovalPolicy, type Settings } from '../settings.ts';
import { poolSettings } from './poolSettings.ts';

/** Accounts, passwords and tokens. People reach the pool only through the functions auth and users. */
export class Identity extends Construct {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;
  private readonly settings: Settings;

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id);
    this.settings = settings;
    this.pool = new cognito.UserPool(this, 'Pool', {
      featurePlan: cognito.FeaturePlan.LITE,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: false,
      passwordPolicy: {
        minLength: poolSettings.passwordMin,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(poolSettings.temporaryPasswordDays),
      },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      // A new address replaces the old one only once its code is confirmed.
      keepOriginal: { email: true },
      userVerification: {
        emailSubject: poolSettings.codeMail.subject,
        emailBody: poolSettings.codeMail.body,
        emailStyle: cognito.VerificationEmailStyle.CODE,
      },
      ...sender(this, settings),
      deletionProtection: settings.protected,
      removalPolicy: dataRemovalPolicy(settings.stage),
    });
    acknowledge(this.pool, {
      COG1: 'The product asks for a length of 8 and no classes of characters, as NIST SP 800-63B advises: classes make passwords predictable, not strong.',
      COG2: 'The product has one factor, e-mail and password: it has no screen for a second one.',
      COG8: 'Threat protection of the Plus plan is priced per active user; attempts are counted per address and per e-mail in front of Cognito instead (docs/design/limits.md).',
    });
    this.client = this.pool.addClient('Client', {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      // A token contains the client id. Without a client secret, anyone with a token could call the user pool
      // directly.
      generateSecret: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(poolSettings.accessTokenMinutes),
      idTokenValidity: Duration.minutes(poolSettings.idTokenMinutes),
      refreshTokenValidity: Duration.days(poolSettings.refreshTokenDays),
      // Limits what a user may change directly at Cognito. Without this list, anyone with an access token could
      // change the e-mail address at Cognito. That would bypass the checks of PUT /users/profile and take over the
      // account.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ locale: true }),
    });
  }

  /** Lets a function perform admin actions. Most functions need none. */
  admit(fn: lambda.Function, actions: Grant['pool']): void {
    if (actions.length === 0) return;
    fn.addEnvironment('USER_POOL_ID', this.pool.userPoolId);
    this.pool.grant(fn, ...actions.map((action) => `cognito-idp:${action}`));
  }

  /**
   * Makes a function write the e-mails with codes, if there is a sender. Without one, Cognito sends its own
   * e-mails. A function must not change their text, or Cognito would send nothing at all
   * (InvalidLambdaResponseException, "Custom message Lambda trigger", developer guide).
   */
  writeCodeMailsBy(fn: lambda.Function): void {
    if (!this.settings.senderEmail) return;
    this.pool.addTrigger(cognito.UserPoolOperation.CUSTOM_MESSAGE, fn);
  }

  /** Lets a function send e-mails as the sender, if there is one. */
  admitSender(fn: lambda.Function): void {
    const { senderEmail } = this.settings;
    if (!senderEmail) return;
    fn.addEnvironment('SENDER_EMAIL', senderEmail);
    const any = (resource: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName: '*' });
    fn.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['ses:SendEmail'],
        // SES also checks permissions for the recipient's identity, if verified, and for the default configuration
        // set.
        resources: [any('identity'), any('configuration-set')],
        conditions: { StringEquals: { 'ses:FromAddress': senderEmail } },
      }),
    );
    const { partition, region } = placeInIds(this);
    const inSes = `arn:${partition}:ses:${region}:<AWS::AccountId>`;
    acknowledge(fn.role ?? fn, {
      [`IAM5[Resource::${inSes}:identity/*]`]: onlyAsSender,
      [`IAM5[Resource::${inSes}:configuration-set/*]`]: onlyAsSender,
    });
  }
}

const onlyAsSender = 'A condition (ses:FromAddress) allows only our sender.';

/** How Cognito sends e-mails. Without a sender, it sends them itself, at most 50 a day. */
const sender = (scope: Construct, { senderEmail, senderIdentity }: Settings) => {
  if (!senderEmail) return {};
  const domain = senderEmail.split('@')[1] as string;
  return {
    email: cognito.UserPoolEmail.withSES({
      fromEmail: senderEmail,
      fromName: 'Cairn',
      sesRegion: Stack.of(scope).region,
      ...(senderIdentity !== senderEmail && { sesVerifiedDomain: domain }),
    }),
  };
};
