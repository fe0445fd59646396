import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type RequestListener, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Cairn } from '#infra/local/harness.ts';
import { type Listening, listen } from '#infra/local/listen.ts';
import { siteDir } from '#infra/local/site.ts';
import { createWebsite } from '#infra/local/website.ts';

const script = fileURLToPath(new URL('./nextRelease.ts', import.meta.url));

/** A folder with the site of the next release. */
export async function buildNextRelease(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-next-'));
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [script, folder], { env });
  return folder;
}

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

export type Site = {
  readonly url: string;
  /** The files that are served. */
  readonly dir: string;
  /** Uploads a release as a deployment does: what has a hash in its name stays, the rest is replaced. */
  readonly deploy: (release: string) => void;
  /** No connection is accepted any more. */
  readonly stop: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** The site at an address of its own, before the API of `cairn`, so that other releases can be deployed to it. */
export async function serveSite(cairn: Cairn, release = siteDir): Promise<Site> {
  const dir = mkdtempSync(join(tmpdir(), 'cairn-site-'));
  cpSync(release, dir, { recursive: true });
  const { url, close }: Listening = await listen(createWebsite(dir, forwardTo(cairn)), 0);
  let closing: Promise<void> | undefined;
  const stop = () => {
    closing ??= close();
    return closing;
  };
  return {
    url,
    dir,
    deploy: (release) => cpSync(release, dir, { recursive: true }),
    stop,
    remove: async () => {
      await stop();
      rmSync(dir, { recursive: true });
    },
  };
}
