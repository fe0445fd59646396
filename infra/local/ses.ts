import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { listenOnLoopback } from './loopback.ts';
import { strikes } from './unkind.ts';

/** An e-mail other than Cognito's e-mails with codes. */
export type Notice = {
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
};

export type LocalSes = { readonly endpoint: string; readonly stop: () => Promise<void> };

const path = '/v2/email/outbound-emails';

const pairs = z.pipe(
  z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
  z.transform(
    (all = []): Readonly<Record<string, string>> =>
      Object.fromEntries(all.map(({ Name, Value }) => [Name, Value])),
  ),
);

const mail = z.pipe(
  z.object({
    FromEmailAddress: z.string(),
    Destination: z.object({ ToAddresses: z.tuple([z.email()]) }),
    EmailTags: pairs,
    Content: z.object({
      Simple: z.object({
        Subject: z.object({ Data: z.string() }),
        Body: z.object({
          Text: z.object({ Data: z.string() }),
          Html: z.optional(z.object({ Data: z.string() })),
        }),
        Headers: pairs,
      }),
    }),
  }),
  z.transform(({ Destination, EmailTags: tags, Content: { Simple } }): Notice => {
    const [email] = Destination.ToAddresses;
    const { Subject, Body, Headers: headers } = Simple;
    const html = Body.Html?.Data;
    return {
      email,
      subject: Subject.Data,
      text: Body.Text.Data,
      headers,
      tags,
      ...(html !== undefined && { html }),
    };
  }),
);

/**
 * Starts a stand-in for SES on a free loopback port. It supports the only call that the functions use: SendEmail
 * of version 2. `deliver` receives each e-mail. Web pages can't send any, because they may not send JSON to
 * another origin.
 */
export async function startSes(deliver: (notice: Notice) => void): Promise<LocalSes> {
  /** How many more calls are refused because the quota is full. The SDK's next try must fail too. */
  let refusals = 0;
  const server = createServer(async (request, response) => {
    const isCall = request.method === 'POST' && request.url === path;
    const isJson = request.headers['content-type'] === 'application/json';
    const sent = mail.safeParse(isCall && isJson && (await json(request).catch(() => undefined)));
    const refuse = (status: number, name: string, message: string) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': name });
      response.end(JSON.stringify({ message }));
    };
    if (!sent.success) {
      const message =
        'This stand-in supports only SendEmail with one address, a subject and a text.';
      return refuse(400, 'BadRequestException', message);
    }
    if (strikes('fullQuota')) refusals = 2;
    if (refusals > 0) {
      refusals -= 1;
      return refuse(429, 'TooManyRequestsException', 'Daily message quota exceeded.');
    }
    deliver(sent.data);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ MessageId: randomUUID() }));
  });
  return listenOnLoopback(server);
}
