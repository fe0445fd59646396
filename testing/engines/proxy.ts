import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

/**
 * The fate of a call. 'pass': it is handled. 'throttle': it is refused. 'lose the response': it is done, but the
 * connection closes before the response. With the other fates the caller waits forever. 'do and hang': the call is
 * done. 'delay': it arrives long after the caller's retry. 'hang': it never arrives.
 */
export type Fate = 'pass' | 'throttle' | 'lose the response' | 'do and hang' | 'delay' | 'hang';

/** A delayed call arrives after this many milliseconds. The functions wait 2 s for the table, but 5 s for the pool. */
const delay = 2_600;

export type EngineProxy = {
  readonly endpoint: string;
  /** Called for each call with the name of its operation (`Query`) and its body. Until it is set, all calls pass. */
  decide: (operation: string, body: string) => Fate;
  /** Called after a call was handled, refused or dropped. */
  onFate: (fate: Fate) => void;
  readonly calls: Readonly<Record<string, number>>;
  /** The capacity units that the engine reports. A failed condition counts as one write unit. */
  readonly units: Readonly<{ read: number; write: number }>;
  readonly reset: () => void;
  /** Closes all connections and stops listening, like a stopped engine. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
};

const readOperations = ['GetItem', 'Query', 'BatchGetItem', 'Scan'];

const capacity = z.object({ CapacityUnits: z.number() });
const ofOne = z.pipe(
  capacity,
  z.transform((one) => [one]),
);
const reported = z.object({
  ConsumedCapacity: z.optional(z.union([ofOne, z.array(capacity)])),
});

const throttled = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
  message: 'The level of configured provisioned throughput for the table was exceeded.',
});

const readAll = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
};

/** Starts a proxy in front of an engine that speaks AWS's JSON protocol. It counts calls, and can make them fail. */
export const startProxy = async (engine: string): Promise<EngineProxy> => {
  const calls: Record<string, number> = {};
  const units = { read: 0, write: 0 };
  const sockets = new Set<Socket>();

  const pass = async (request: IncomingMessage, body: Buffer) => {
    const passed = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method = 'POST', headers } = request;
      forward(engine, { method, headers }, resolve).once('error', reject).end(body);
    });
    return { passed, content: await readAll(passed) };
  };

  const count = (operation: string, content: Buffer) => {
    const kind = readOperations.includes(operation) ? 'read' : 'write';
    const text = content.toString();
    if (text.includes('ConditionalCheckFailedException')) units.write += 1;
    const { ConsumedCapacity = [] } = reported.safeParse(JSON.parse(text || '{}')).data ?? {};
    for (const used of ConsumedCapacity) units[kind] += used.CapacityUnits;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    calls[operation] = (calls[operation] ?? 0) + 1;
    const body = await readAll(request);
    const fate = proxy.decide(operation, body.toString());
    if (fate === 'throttle') {
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(throttled);
    }
    if (fate === 'throttle' || fate === 'hang') return proxy.onFate(fate);
    if (fate === 'delay') await pause(delay);
    const { passed, content } = await pass(request, body);
    proxy.onFate(fate);
    if (fate === 'do and hang' || fate === 'delay') return;
    if (fate === 'lose the response') return void request.socket.destroy();
    count(operation, content);
    // The time of this process, which a test may have changed. If the clocks differed, the SDK would retry.
    const date = new Date().toUTCString();
    response.writeHead(passed.statusCode ?? 500, { ...passed.headers, date }).end(content);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const proxy: EngineProxy = {
    endpoint: `http://127.0.0.1:${port}`,
    decide: () => 'pass',
    onFate: () => {},
    calls,
    units,
    reset: () => {
      for (const operation of Object.keys(calls)) delete calls[operation];
      Object.assign(units, { read: 0, write: 0 });
    },
    down: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    up: () => listen(port),
  };
  return proxy;
};
