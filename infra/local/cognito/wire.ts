import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../loopback.ts';
import { strikes } from '../unkind.ts';
import type { Action } from './action.ts';
import * as passwords from './actions/passwords.ts';
import * as sessions from './actions/sessions.ts';
import * as users from './actions/users.ts';
import { CognitoError, errors } from './errors.ts';
import type { Pool } from './pool.ts';

const TARGET = 'AWSCognitoIdentityProviderService.';
const HOST = '127.0.0.1';
const BODY_MAX = 100_000;

const actions = new Map<string, Action>(Object.entries({ ...users, ...sessions, ...passwords }));

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Serves AWS JSON 1.1 on loopback: X-Amz-Target names the action, and `__type` names an error. The endpoint's path is
 * a secret, new for each start. Refuses a request without this path, because another user of the machine may have sent
 * it. Also refuses a request with an Origin or another host name, because a web page may have sent it. No page can read
 * the responses.
 */
export async function serve(pool: Pool): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const path = `/${randomBytes(32).toString('base64url')}`;
  const isOurs = ({ url = '', headers }: IncomingMessage) =>
    timingSafeEqual(digest(url.replace(/\/$/, '')), digest(path)) &&
    URL.parse(`http://${headers.host}`)?.hostname === HOST &&
    headers.origin === undefined;
  const server = createServer(async (request, response) => {
    if (!isOurs(request)) {
      request.resume();
      response.writeHead(404, { connection: 'close' }).end();
      return;
    }
    try {
      reply(response, 200, await respond(request, pool));
    } catch (error) {
      replyError(response, error);
    }
  });
  const { endpoint, stop } = await listenOnLoopback(server);
  return { endpoint: endpoint + path, stop };
}

async function respond(request: IncomingMessage, pool: Pool): Promise<object> {
  const target = request.headers['x-amz-target'];
  const name = typeof target === 'string' && target.startsWith(TARGET) ? target : '';
  const action = actions.get(name.slice(TARGET.length));
  const body = await readBody(request);
  if (request.method !== 'POST' || !action) throw errors.unknownOperation(`${target ?? ''}`);
  if (strikes('identityThrottle')) throw errors.tooManyRequests();
  return action(body, pool);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= BODY_MAX) parts.push(part);
  }
  if (size > BODY_MAX) throw errors.invalid('Request body too large.');
  try {
    return JSON.parse(Buffer.concat(parts).toString() || '{}');
  } catch {
    throw errors.notJson();
  }
}

function replyError(response: ServerResponse, error: unknown): void {
  if (error instanceof CognitoError) {
    reply(response, 400, { __type: error.name, message: error.message });
    return;
  }
  console.error('The local identity service failed:', error);
  const message = 'Something went wrong';
  reply(response, 500, { __type: 'InternalErrorException', message });
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/x-amz-json-1.1',
    'x-amzn-RequestId': randomUUID(),
  });
  response.end(JSON.stringify(body));
}
