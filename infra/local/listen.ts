import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { responseHeaders } from '#infra/website/headers.ts';
import { callReasons } from '#shared/core/callReasons.ts';
import { type ErrorBody, errorStatus } from '#shared/core/errors.ts';
import { StartProblem } from './startProblem.ts';

/** `localhost` may mean either of these. No other machine can reach them. */
const loopback = ['127.0.0.1', '::1'] as const;
const ephemeral = 0;

/** The names of this machine, with any port: someone may forward a port of their own. */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Otherwise a foreign page whose name resolves to this machine (DNS rebinding) could read everything as its own origin.
 */
const forOwnHosts =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const hosts = request.headersDistinct.host ?? [];
    if (hosts.length === 1 && ownHost.test(hosts[0] ?? '')) return listener(request, response);
    const code = 'misdirected';
    const body: ErrorBody = { code, ...callReasons.wrongHost() };
    response
      .writeHead(errorStatus[code], {
        ...responseHeaders,
        'content-type': 'application/json',
        connection: 'close',
      })
      .end(JSON.stringify(body));
  };

export type Listening = {
  readonly port: number;
  /** `http://localhost:<port>` */
  readonly url: string;
  readonly close: () => Promise<void>;
};

function bind(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(forOwnHosts(listener));
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function problemOf(error: unknown, port: number): unknown {
  const codes: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken`,
    EACCES: `Port ${port} may not be used by this account`,
  };
  const what = codes[codeOf(error) ?? ''];
  return what ? new StartProblem(`${what}: choose another, like PORT=3001 npm start.`) : error;
}

/**
 * Serves on both loopback addresses (on one, if the machine has no other), under their names only. Port 0 means any
 * free port.
 * @throws StartProblem if the port is taken or not allowed
 */
export async function listen(listener: RequestListener, wanted: number): Promise<Listening> {
  const servers: Server[] = [];
  let port = wanted;
  for (const host of loopback) {
    try {
      const server = await bind(listener, port, host);
      servers.push(server);
      port = (server.address() as AddressInfo).port;
    } catch (error) {
      const isMissing = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error) ?? '');
      const isChance = wanted === ephemeral && servers.length > 0;
      if (isMissing || isChance) continue;
      await Promise.all(servers.map(close));
      throw problemOf(error, port);
    }
  }
  return {
    port,
    url: `http://localhost:${port}`,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}
