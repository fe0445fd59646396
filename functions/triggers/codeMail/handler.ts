import type { Context, CustomMessageTriggerEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { logged, logger } from '../../logger.ts';
import { codeMailLanguage } from '../../mail/codeMailMetadata.ts';
import { asHtml } from '../../mail/mailBody.ts';
import { mailTexts } from '../../mail/texts.ts';

/** The code mails that Cognito sends for a user pool without sign-up, by trigger source. */
const kinds: ReadonlyMap<string, 'resetCode' | 'addressCode'> = new Map([
  ['CustomMessage_ForgotPassword', 'resetCode'],
  ['CustomMessage_UpdateUserAttribute', 'addressCode'],
  ['CustomMessage_VerifyUserAttribute', 'addressCode'],
  ['CustomMessage_ResendCode', 'addressCode'],
]);

const schema = z.object({
  triggerSource: z.string(),
  request: z.object({
    /** Cognito replaces this placeholder with the code. */
    codeParameter: z.string().check(z.minLength(1)),
    clientMetadata: codeMailLanguage,
  }),
});

/**
 * Writes the mail with a code in the person's language, before Cognito sends it ("Custom message Lambda trigger",
 * Cognito developer guide). The handler never throws, because Cognito would then send nothing. For unknown events,
 * Cognito sends the user pool's own text.
 */
export const handler = async (
  event: CustomMessageTriggerEvent,
  context: Context,
): Promise<CustomMessageTriggerEvent> =>
  logged({ requestId: context.awsRequestId, route: 'code mail' }, async () => {
    const { data } = schema.safeParse(event);
    const kind = data && kinds.get(data.triggerSource);
    if (!kind) {
      logger.error('Unexpected event: Cognito will send the user pool’s default text.', {
        triggerSource: data?.triggerSource,
      });
      return event;
    }
    const { codeParameter, clientMetadata: language } = data.request;
    const mail = mailTexts(language)[kind](codeParameter);
    const [emailSubject, emailMessage] = [mail.subject, asHtml(mail, language)];
    return { ...event, response: { ...event.response, emailSubject, emailMessage } };
  });
