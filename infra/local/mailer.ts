import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { MailServer } from './startSettings.ts';

export type OutgoingMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const second = 1_000;
const minute = 60 * second;
/** Half an hour in total. A code to reset a password is valid for an hour. */
const retryPauses = [5 * second, minute, 5 * minute, 10 * minute, 15 * minute];

/** Describes an error of the mail server without the server's text, which may quote addresses. */
const nameOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? 'unknown error', responseCode].filter(Boolean).join(' ');
};

/** Whether the server has refused for good, so that trying again is useless. */
const isFinal = (error: unknown): boolean =>
  ((error as { responseCode?: number }).responseCode ?? 0) >= 500;

/**
 * Sends e-mails by SMTP, with STARTTLS if the server offers it. A password is never sent without TLS. The returned
 * function never fails. It tries again for half an hour, and then logs that the e-mail was not sent.
 */
export function createMailer(
  { url, from }: MailServer,
  pauses: readonly number[] = retryPauses,
): (mail: OutgoingMail) => Promise<void> {
  const user = decodeURIComponent(url.username);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    ...(url.port && { port: Number(url.port) }),
    secure: url.protocol === 'smtps:',
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) }, requireTLS: true }),
  });
  return async (mail) => {
    for (const wait of [...pauses, undefined]) {
      try {
        await transport.sendMail({ from: { name: 'Cairn', address: from }, ...mail });
        return;
      } catch (error) {
        if (wait === undefined || isFinal(error)) {
          console.error(`A mail could not be sent: the mail server failed with ${nameOf(error)}.`);
          return;
        }
        console.error(`The mail server failed with ${nameOf(error)}: the mail is tried again.`);
        await pause(wait, undefined, { ref: false });
      }
    }
  };
}
