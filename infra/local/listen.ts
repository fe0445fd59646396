import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { responseHeaders } from '#infra/website/headers.ts';
import { callReasons } from '#shared/calls/callReasons.ts';
import { type ErrorBody, errorStatus } from '#shared/calls/errors.ts';
import { splitUrl } from './gateway/gatewayEvent.ts';
import { StartProblem } from './startProblem.ts';
import type { Public } from './startSettings.ts';
import { healthPath, withoutTransport } from './website/website.ts';

/** `localhost` may mean either address. Other machines can reach neither. */
const loopback = ['127.0.0.1', '::1'] as const;
const ephemeral = 0;

/** The names of this machine. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** The host name without its port, because the port may be forwarded from another one. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/**
 * Refuses requests for other host names, except health checks. Otherwise a foreign page whose name resolves to this
 * machine (DNS rebinding) could read everything as its own origin.
 */
const forOwnHosts = (listener: RequestListener, origin: string | undefined): RequestListener => {
  const names = origin ? [new URL(origin).hostname] : ownNames;
  const reason = origin
    ? callReasons.wrongHostOf({ origin, line: 'proxy_set_header Host $host' })
    : callReasons.wrongHost();
  return (request, response) => {
    const hosts = request.headersDistinct.host ?? [];
    const isOwn = hosts.length === 1 && names.includes(nameOf(hosts[0] ?? ''));
    const isHealth = splitUrl(request.url ?? '').rawPath === healthPath;
    if (isOwn || isHealth) return listener(request, response);
    const code = 'misdirected';
    const body: ErrorBody = { code, ...reason };
    response
      .writeHead(errorStatus[code], {
        ...(origin ? withoutTransport : responseHeaders),
        'content-type': 'application/json',
        connection: 'close',
      })
      .end(JSON.stringify(body));
  };
};

export type Listening = {
  readonly port: number;
  /** `http://localhost:<port>`, or the given host instead of `localhost`. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

/**
 * In milliseconds. Clients in Node give up an idle connection sooner. Otherwise they may send a request while we close
 * the connection.
 */
const keepAliveTimeout = 60_000;

function bind(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ keepAliveTimeout }, listener);
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
const isMissing = (error: unknown) =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error) ?? '');

function problemOf(error: unknown, port: number, host: string): unknown {
  if (isMissing(error))
    return new StartProblem(
      `This machine has no address ${host}: set HOST to one that it has, or leave it out.`,
    );
  const codes: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken`,
    EACCES: `Port ${port} may not be used by this account`,
  };
  const what = codes[codeOf(error) ?? ''];
  return what ? new StartProblem(`${what}: choose another, like PORT=3001 npm start.`) : error;
}

/**
 * Serves on both loopback addresses (on one if the machine has only one), or on `host`. Accepts requests only for this
 * machine's names, or only for the name of `origin`. Accepts health checks for any name. Port 0 means any free port.
 * @throws StartProblem if the port is taken or not allowed, or the machine has no such address
 */
export async function listen(
  listener: RequestListener,
  wanted: number,
  { host: own, origin }: { host?: string | undefined; origin?: Public['origin'] | undefined } = {},
): Promise<Listening> {
  const guarded = forOwnHosts(listener, origin);
  const servers: Server[] = [];
  let port = wanted;
  for (const host of own ? [own] : loopback) {
    try {
      const server = await bind(guarded, port, host);
      servers.push(server);
      port = (server.address() as AddressInfo).port;
    } catch (error) {
      const isChance = wanted === ephemeral && servers.length > 0;
      if ((isMissing(error) && !own) || isChance) continue;
      await Promise.all(servers.map(close));
      throw problemOf(error, port, host);
    }
  }
  return {
    port,
    url: `http://${own?.includes(':') ? `[${own}]` : (own ?? 'localhost')}:${port}`,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}
