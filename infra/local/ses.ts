import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** A mail without a code. */
export type Notice = { readonly email: string; readonly subject: string; readonly text: string };

export type LocalSes = { readonly endpoint: string; readonly stop: () => Promise<void> };

const path = '/v2/email/outbound-emails';

const mail = z.pipe(
  z.object({
    FromEmailAddress: z.string(),
    Destination: z.object({ ToAddresses: z.tuple([z.email()]) }),
    Content: z.object({
      Simple: z.object({
        Subject: z.object({ Data: z.string() }),
        Body: z.object({ Text: z.object({ Data: z.string() }) }),
      }),
    }),
  }),
  z.transform(({ Destination, Content: { Simple } }): Notice => {
    const [email] = Destination.ToAddresses;
    return { email, subject: Simple.Subject.Data, text: Simple.Body.Text.Data };
  }),
);

/**
 * Starts a stand-in for SES on a free loopback port, with the only call that the functions use: SendEmail of version 2.
 * `deliver` receives each mail. A web page can't send any, since it may not send JSON to another origin.
 */
export async function startSes(deliver: (notice: Notice) => void): Promise<LocalSes> {
  const server = createServer(async (request, response) => {
    const isCall = request.method === 'POST' && request.url === path;
    const isJson = request.headers['content-type'] === 'application/json';
    const sent = mail.safeParse(isCall && isJson && (await json(request).catch(() => undefined)));
    if (sent.success) deliver(sent.data);
    const [status, body] = sent.success
      ? [200, { MessageId: randomUUID() }]
      : [400, { message: 'This is no SendEmail with one address, a subject and a text.' }];
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 400 && { 'x-amzn-errortype': 'BadRequestException' }),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
