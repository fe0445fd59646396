import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { environment, required } from '../environment.ts';
import { mailClient } from './client.ts';
import { asText } from './mailBody.ts';
import type { Mail } from './texts.ts';

type Options = {
  /** The mail's body as HTML, sent in addition to its text. */
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** SES's configuration set, which reports bounces and complaints. */
  readonly configurationSet?: string | undefined;
  /** Tags for SES's reports about the mail. The mail's reader does not see the tags. */
  readonly tags?: Readonly<Record<string, string>>;
};

/** Whether this deployment has its own sender. Without it, only Cognito's codes are sent. */
export const hasSender = (): boolean => environment().SENDER_EMAIL !== undefined;

/** Sends a mail through SES as the sender of this deployment. Throws SES's errors, which may quote the address. */
export const sendMail = async (
  to: string,
  mail: Mail,
  { html, headers = {}, configurationSet, tags = {} }: Options = {},
): Promise<void> => {
  const pairs = (of: Readonly<Record<string, string>>) =>
    Object.entries(of).map(([Name, Value]) => ({ Name, Value }));
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await mailClient().send(
    new SendEmailCommand({
      FromEmailAddress: `Cairn <${required('SENDER_EMAIL')}>`,
      Destination: { ToAddresses: [to] },
      ...(configurationSet && { ConfigurationSetName: configurationSet }),
      ...(Object.keys(tags).length > 0 && { EmailTags: pairs(tags) }),
      Content: {
        Simple: {
          Subject: content(mail.subject),
          Body: {
            Text: content(asText(mail)),
            ...(html !== undefined && { Html: content(html) }),
          },
          ...(Object.keys(headers).length > 0 && { Headers: pairs(headers) }),
        },
      },
    }),
  );
};
