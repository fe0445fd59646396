import { EventBus, Match, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Grant } from '../grants.ts';
import type { Identity } from '../identity/identity.ts';
import type { Settings } from '../settings.ts';

/**
 * Sends the daily digests, and reports bounces and complaints. Needs `senderEmail` and `domainName`: the e-mails link
 * to the site, and CloudFront's own domain is known only after the functions exist.
 */
export class DigestSender extends Construct {
  private readonly identity: Identity;
  private readonly site: string | undefined;
  private readonly reported: ConfigurationSet | undefined;

  constructor(
    scope: Construct,
    id: string,
    { settings, identity }: { readonly settings: Settings; readonly identity: Identity },
  ) {
    super(scope, id);
    this.identity = identity;
    const { senderEmail, domainName } = settings;
    if (!senderEmail || !domainName) return;
    this.site = `https://${domainName}`;
    this.reported = new ConfigurationSet(this, 'Mails');
    this.reported.addEventDestination('Reports', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }

  /** Lets a function send digests, or tell people that digests are available. */
  admit(fn: lambda.Function, digest: NonNullable<Grant['digest']>): void {
    if (!this.site || !this.reported) return;
    fn.addEnvironment('SITE_URL', this.site);
    if (digest !== 'sends') return;
    this.identity.admitSender(fn);
    fn.addEnvironment('DIGEST_CONFIGURATION_SET', this.reported.configurationSetName);
  }

  /**
   * Reports each digest that bounced or was marked as spam to a function. Leaves out reports about other e-mails of
   * the AWS account ("Monitoring SES events using Amazon EventBridge", SES developer guide).
   */
  reportTo(fn: lambda.Function): void {
    if (!this.reported) return;
    new Rule(this, 'Rule', {
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: {
          mail: {
            tags: {
              'ses:configuration-set': Match.exactString(this.reported.configurationSetName),
            },
          },
        },
      },
      targets: [new LambdaFunction(fn)],
    });
  }
}
