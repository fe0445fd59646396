import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { responseHeaders } from '#infra/website/headers.ts';
import type { ErrorCode } from '#shared/calls/errors.ts';
import { errorStatus } from '#shared/calls/errors.ts';
import { apiBase, documentPath } from '#shared/calls/route.ts';

const usage = 'npm run smoke -- https://<the address of the site>';

/** A request, and a function that names the problem with its response. Undefined if the response is right. */
type Check = {
  readonly path: string;
  readonly problemOf: (response: Response) => Promise<string | undefined>;
};

const isPage = async (response: Response): Promise<string | undefined> => {
  if (response.status !== 200) return `answers ${response.status}`;
  return (await response.text()).includes('<div id="root">') ? undefined : 'is not the page';
};

/** A cached service worker would delay the next version, so it must not be cached. */
const isWorker = async ({ status, headers }: Response): Promise<string | undefined> => {
  if (status !== 200) return `answers ${status}`;
  if (!headers.get('content-type')?.includes('javascript')) return 'is not a script';
  return headers.get('cache-control') === 'no-cache' ? undefined : 'may be cached';
};

const isError = (code: ErrorCode) => async (response: Response) => {
  const expected = errorStatus[code];
  if (response.status !== expected) return `answers ${response.status}, not ${expected}`;
  const body = z.object({ code: z.literal(code), message: z.string() });
  const isEnvelope = body.safeParse(await response.json().catch(() => undefined)).success;
  return isEnvelope ? undefined : `does not answer in the envelope of an error (${code})`;
};

/** A missing file must be 404. The service worker removes itself if its file is 404, but stays if it is 403. */
const isMissing = async ({ status }: Response): Promise<string | undefined> =>
  status === 404 ? undefined : `answers ${status}, not 404`;

const isDocument = async (response: Response): Promise<string | undefined> => {
  if (response.status !== 200) return `answers ${response.status}`;
  const document = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });
  const isOpenApi = document.safeParse(await response.json().catch(() => undefined)).success;
  return isOpenApi ? undefined : 'is not an OpenAPI document';
};

/**
 * In order: the page, a link into the app, the service worker, a missing file, the OpenAPI document, an unknown
 * call, and a call without a token.
 */
const checks: readonly Check[] = [
  { path: '/', problemOf: isPage },
  { path: '/habits', problemOf: isPage },
  { path: '/serviceWorker.js', problemOf: isWorker },
  { path: '/missing.txt', problemOf: isMissing },
  { path: documentPath, problemOf: isDocument },
  { path: `${apiBase}/nothing`, problemOf: isError('not_found') },
  { path: `${apiBase}/habits`, problemOf: isError('unauthenticated') },
];

/** A header that the response lacks. A deployment may add to a value, for example subdomains to HSTS. */
const missingHeader = ({ headers }: Response): string | undefined => {
  const missing = Object.entries(responseHeaders).find(
    ([name, value]) => !headers.get(name)?.startsWith(value),
  );
  return missing && `lacks the header ${missing[0]}: ${missing[1]}`;
};

const check = async (url: URL, { path, problemOf }: Check): Promise<string | undefined> => {
  try {
    const response = await fetch(new URL(path, url), { signal: AbortSignal.timeout(20_000) });
    const problem = (await problemOf(response)) ?? missingHeader(response);
    return problem && `GET ${path} ${problem}`;
  } catch (error) {
    return `GET ${path} fails: ${error instanceof Error ? error.message : error}`;
  }
};

/**
 * The problems of a deployed site, one sentence each. Empty if the site works. A failure is retried, because a new
 * domain name takes a while until it is known everywhere.
 */
export const smokeTest = async (
  url: URL,
  { tries, pauseMs }: { tries: number; pauseMs: number } = { tries: 6, pauseMs: 10_000 },
): Promise<string[]> => {
  const problems: string[] = [];
  for (const one of checks) {
    let problem = await check(url, one);
    for (let attempt = 1; problem && attempt < tries; attempt++) {
      await pause(pauseMs);
      problem = await check(url, one);
    }
    if (problem) problems.push(problem);
  }
  return problems;
};

if (import.meta.main) {
  const url = URL.parse(process.argv[2] ?? '');
  if (!url) {
    console.error(`Which site?\n\n  ${usage}`);
    process.exit(1);
  }
  const problems = await smokeTest(url);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${url} serves the page and the API.` : '');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
