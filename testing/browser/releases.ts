import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type RequestListener, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '#infra/local/listen.ts';
import { siteDir } from '#infra/local/website/site.ts';
import { createWebsite } from '#infra/local/website/website.ts';
import type { Cairn } from '#testing/engines/harness.ts';

/** Hands a call on to the API of `cairn`, as CloudFront does. */
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

/** What the browser can reach: a site whose API is down is what a deployment may look like. */
export type Reach = 'everything' | 'files' | 'nothing';

export type Site = {
  readonly url: string;
  /** The files that are served. */
  readonly dir: string;
  /** Uploads a release as a deployment does: what has a hash in its name stays, the rest is replaced. */
  readonly deploy: (release: string) => void;
  /** From now on. A connection for what can't be reached breaks, and the API says 503 while the files are there. */
  readonly serve: (reach: Reach) => void;
  readonly remove: () => Promise<void>;
};

const unavailable: RequestListener = (_, response) => {
  response.writeHead(503).end();
};

/** The site at an address of its own, before the API of `cairn`, so that other releases can be deployed to it. */
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
