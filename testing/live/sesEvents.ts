/** The person who received the mail. */
type Mailed = { readonly userId: string; readonly email: string };

/**
 * Events as EventBridge delivers them. The envelope is that of AWS's events. `detail` has the records of SES's
 * developer guide ("Examples of event data that Amazon SES publishes to Amazon SNS"; "Monitoring SES events using
 * Amazon EventBridge").
 */
const eventOf = (detailType: string, { userId, email }: Mailed, report: object) => ({
  version: '0',
  id: '12a18625-3cc1-4e5c-8f2e-000000000000',
  'detail-type': detailType,
  source: 'aws.ses',
  account: '123456789012',
  time: '2017-08-05T00:41:02Z',
  region: 'eu-central-1',
  resources: ['arn:aws:ses:eu-central-1:123456789012:configuration-set/digests'],
  detail: {
    ...report,
    mail: {
      timestamp: '2017-08-05T00:40:02.012Z',
      source: 'Cairn <cairn@example.com>',
      sourceArn: 'arn:aws:ses:eu-central-1:123456789012:identity/cairn@example.com',
      sendingAccountId: '123456789012',
      messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
      destination: [email],
      headersTruncated: false,
      headers: [{ name: 'To', value: email }],
      commonHeaders: { to: [email], subject: 'Habits still open today: 1' },
      tags: {
        'ses:configuration-set': ['digests'],
        'ses:source-ip': ['192.0.2.0'],
        'ses:from-domain': ['example.com'],
        person: [userId],
      },
    },
  },
});

export const bounceOf = (
  mailed: Mailed,
  bounceType: 'Permanent' | 'Transient' | 'Undetermined' = 'Permanent',
) =>
  eventOf('Email Bounced', mailed, {
    eventType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: [
        {
          emailAddress: mailed.email,
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        },
      ],
      timestamp: '2017-08-05T00:41:02.669Z',
      feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
      reportingMTA: 'dsn; mta.example.com',
    },
  });

export const complaintOf = (mailed: Mailed) =>
  eventOf('Email Complaint Received', mailed, {
    eventType: 'Complaint',
    complaint: {
      complainedRecipients: [{ emailAddress: mailed.email }],
      timestamp: '2017-08-05T00:41:02.669Z',
      feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
      userAgent: 'Amazon SES Mailbox Simulator',
      complaintFeedbackType: 'abuse',
      arrivalDate: '2017-08-05T00:41:02.669Z',
    },
  });
