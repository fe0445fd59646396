import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type RequestListener, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '#infra/local/listen.ts';
import { siteDir } from '#infra/local/website/site.ts';
import { createWebsite } from '#infra/local/website/website.ts';
import type { Cairn } from '#testing/engines/harness.ts';

/** Forwards a call to the API of `cairn`, as CloudFront does. */
const forwardTo =
  (cairn: Cairn): RequestListener =>
  (request, response) => {
    const { method, headers } = request;
    const forwarded = send(new URL(request.url ?? '', cairn.url), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  };

/** The servers that the browser can reach. During a deployment, the site may be up while the API is down. */
export type Reach = 'everything' | 'files' | 'nothing';

export type Site = {
  readonly url: string;
  readonly dir: string;
  /** Uploads a release as a deployment does. Files with a hash in their name stay; all others are replaced. */
  readonly deploy: (release: string) => void;
  /** Takes effect immediately. Connections to an unreachable server are closed. With 'files', the API returns 503. */
  readonly serve: (reach: Reach) => void;
  readonly remove: () => Promise<void>;
};

const unavailable: RequestListener = (_, response) => {
  response.writeHead(503).end();
};

/** Serves the site at its own address, in front of the API of `cairn`. Other releases can then be deployed to it. */
export async function serveSite(cairn: Cairn, release = siteDir): Promise<Site> {
  const dir = mkdtempSync(join(tmpdir(), 'cairn-site-'));
  cpSync(release, dir, { recursive: true, preserveTimestamps: true });
  let reach: Reach = 'everything';
  const api = forwardTo(cairn);
  const website = createWebsite(dir, (request, response) =>
    (reach === 'everything' ? api : unavailable)(request, response),
  );
  const { url, close } = await listen((request, response) => {
    if (reach === 'nothing') request.socket.destroy();
    else website(request, response);
  }, 0);
  return {
    url,
    dir,
    deploy: (release) => cpSync(release, dir, { recursive: true, preserveTimestamps: true }),
    serve: (next) => {
      reach = next;
    },
    remove: async () => {
      await close();
      rmSync(dir, { recursive: true });
    },
  };
}
