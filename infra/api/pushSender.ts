import type { SecretValue } from 'aws-cdk-lib';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { dataRemovalPolicy, type Settings } from '../settings.ts';

/** Never change these. CloudFormation would generate a new secret, and every subscription would end. */
const generateSecretString = { excludePunctuation: true, passwordLength: 64 };

type Contact = Pick<Settings, 'senderEmail' | 'domainName' | 'alarmEmail'>;

/** How push services can contact us if our pushes cause problems. Nobody reads e-mail at the fallback address. */
const contactOf = ({ senderEmail, domainName, alarmEmail }: Contact): string => {
  if (domainName) return `https://${domainName}`;
  return `mailto:${senderEmail ?? alarmEmail ?? 'nobody@example.com'}`;
};

/**
 * The secret from which functions derive the key pair for pushes. It is created with the stack and never rotated,
 * because browsers subscribe with the public key. If the secret changed, a browser would get no reminders until the
 * person opened Cairn in it.
 */
export class PushSender extends Construct {
  private readonly secret: SecretValue;
  private readonly contact: string;

  constructor(scope: Construct, id: string, { settings }: { readonly settings: Settings }) {
    super(scope, id);
    this.contact = contactOf(settings);
    const secret = new Secret(this, 'Secret', {
      description: 'The key pair of pushes is derived from it. Never change it.',
      generateSecretString,
      removalPolicy: dataRemovalPolicy(settings.stage),
    });
    acknowledge(secret, {
      SMG4: 'Browsers subscribe with the public key that is derived from it: rotating it would end every subscription.',
    });
    this.secret = secret.secretValue;
  }

  admit(fn: lambda.Function): void {
    fn.addEnvironment('PUSH_SECRET', this.secret.unsafeUnwrap());
    fn.addEnvironment('PUSH_CONTACT', this.contact);
  }
}
