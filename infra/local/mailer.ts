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
/** The code in a mail is valid for an hour. */
const retryPauses = [5 * second, minute, 5 * minute, 10 * minute, 15 * minute];

/** An error of the mail server without its text, which may quote addresses. */
const nameOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? 'unknown error', responseCode].filter(Boolean).join(' ');
};

/** The server's final word: a later try gets the same. */
const isFinal = (error: unknown): boolean =>
  ((error as { responseCode?: number }).responseCode ?? 0) >= 500;

/**
 * Sends mails by SMTP, with STARTTLS where it is offered; a password is never sent without TLS. The returned function
 * never fails: it tries again for half an hour, and then says in the log that the mail was not sent.
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
