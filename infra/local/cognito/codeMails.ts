import type { Context, CustomMessageTriggerEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { codeMailTimeoutSeconds } from '../../api/functionTimeout.ts';
import { poolSettings } from '../../identity/poolSettings.ts';
import { createContext } from '../gateway/gateway.ts';
import { errors } from './errors.ts';
import type { Install, User } from './records.ts';
import { REGION } from './settings.ts';

/** The purpose of a code: to reset a password, or to confirm a new address. */
export type Purpose = 'reset' | 'newAddress';

/** An e-mail with a code. The body is HTML. */
export type CodeMail = { readonly subject: string; readonly body: string };

/** Receives a code and its e-mail, in place of an inbox. */
export type Deliver = (
  email: string,
  code: string,
  purpose: Purpose,
  mail: CodeMail,
) => void | Promise<void>;

/** The Lambda function that is the pool's custom message trigger. */
export type CustomMessage = (
  event: CustomMessageTriggerEvent,
  context: Context,
) => Promise<unknown>;

/** Metadata that a call passes on to the trigger. */
export const ClientMetadata = z.optional(z.record(z.string(), z.string()));

/** A user's address to which a code is sent, and why. */
export type SentTo = {
  readonly user: User;
  readonly email: string;
  readonly purpose: Purpose;
  readonly clientMetadata: Readonly<Record<string, string>> | undefined;
};

export type CodeMails = {
  /** Lets a function write the e-mails. Until this call, they have the pool's own text. */
  writeBy(trigger: CustomMessage): void;
  send(install: Install, code: string, to: SentTo): Promise<void>;
};

const codeParameter = '{####}';

const triggerSources = {
  reset: 'CustomMessage_ForgotPassword',
  newAddress: 'CustomMessage_UpdateUserAttribute',
} as const;

const answer = z.object({
  response: z.object({ emailSubject: z.nullish(z.string()), emailMessage: z.nullish(z.string()) }),
});

/**
 * The limits of EmailVerificationSubjectType and EmailVerificationMessageType in the API. The API's patterns use Java’s
 * `\s`, which matches only ASCII.
 */
const longestBody = 20_000;
const subjectShape = /^[\p{L}\p{M}\p{S}\p{N}\p{P}\t\n\r ]{1,140}$/u;
const bodyShape =
  /^[\p{L}\p{M}\p{S}\p{N}\p{P}\t\n\r ]*\{####\}[\p{L}\p{M}\p{S}\p{N}\p{P}\t\n\r ]*$/u;

export function startCodeMails(deliver: Deliver): CodeMails {
  let trigger: CustomMessage | undefined;

  async function write(install: Install, to: SentTo): Promise<CodeMail> {
    const { codeMail } = poolSettings;
    if (!trigger) return codeMail;
    const context = createContext(Date.now() + codeMailTimeoutSeconds * 1_000);
    const output = await trigger(eventFor(install, to), context).catch((error: unknown) => {
      throw errors.triggerFailed(error instanceof Error ? error.message : String(error));
    });
    const parsed = answer.safeParse(output);
    if (!parsed.success) throw errors.triggerAnsweredBadly();
    const { emailSubject, emailMessage } = parsed.data.response;
    const subject = emailSubject ?? codeMail.subject;
    const body = emailMessage ?? codeMail.body;
    if (!subjectShape.test(subject)) throw errors.mailRefused('emailSubject');
    if (body.length > longestBody || !bodyShape.test(body)) throw errors.mailRefused('emailBody');
    return { subject, body };
  }

  return {
    writeBy(newTrigger) {
      trigger = newTrigger;
    },
    async send(install, code, to) {
      const { subject, body } = await write(install, to);
      const mail = { subject, body: body.replaceAll(codeParameter, code) };
      await deliver(to.email, code, to.purpose, mail);
    },
  };
}

/** The trigger's event, as in "Custom message Lambda trigger" of the developer guide. */
function eventFor(
  { userPoolId, clientId }: Install,
  { user, purpose, clientMetadata }: SentTo,
): CustomMessageTriggerEvent {
  return {
    version: '1',
    region: REGION,
    userPoolId,
    userName: user.sub,
    triggerSource: triggerSources[purpose],
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    request: {
      userAttributes: {
        sub: user.sub,
        'cognito:user_status': user.status,
        email: user.email,
        email_verified: `${user.emailVerified}`,
        ...(user.name !== null && { name: user.name }),
      },
      codeParameter,
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      ...(clientMetadata && { clientMetadata }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  };
}
