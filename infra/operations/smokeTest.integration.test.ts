import type { RequestListener } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '#infra/local/app.ts';
import { listen } from '#infra/local/listen.ts';
import { buildSite, isSiteStale } from '#infra/local/website/site.ts';
import { responseHeaders } from '#infra/website/headers.ts';
import { smokeTest } from './smokeTest.ts';

const once = { tries: 1, pauseMs: 0 };
let app: RequestListener;

beforeAll(async () => {
  if (isSiteStale()) await buildSite();
  app = await createApp();
}, 60_000);

/** The problems that the smoke test finds in the whole app. `instead` replaces some of the app's responses. */
const tested = async (instead: RequestListener, how = once): Promise<string[]> => {
  const { url, close } = await listen((request, response) => {
    instead(request, response);
    if (!response.writableEnded) app(request, response);
  }, 0);
  const problems = await smokeTest(new URL(url), how);
  await close();
  return problems;
};

test('a working site has no problem', async () => {
  expect(await tested(() => {})).toEqual([]);
});

test.each<[string, RequestListener, string[]]>([
  [
    'a gateway that may not call the function for unknown routes',
    ({ url }, response) => {
      if (url === '/api/nothing')
        response.writeHead(500).end('{"message":"Internal Server Error"}');
    },
    ['GET /api/nothing answers 500, not 404'],
  ],
  [
    'a page in place of the API',
    ({ url }, response) => {
      if (url === '/api/habits') response.writeHead(401, responseHeaders).end('<!doctype html>');
    },
    ['GET /api/habits does not answer in the envelope of an error (unauthenticated)'],
  ],
  [
    'an empty bucket',
    ({ url }, response) => {
      if (!url?.startsWith('/api') || url === '/api/openapi.json')
        response.writeHead(403, responseHeaders).end();
    },
    [
      'GET / answers 403',
      'GET /habits answers 403',
      'GET /serviceWorker.js answers 403',
      'GET /missing.txt answers 403, not 404',
      'GET /api/openapi.json answers 403',
    ],
  ],
  [
    'another page',
    ({ url }, response) => {
      if (url === '/') response.writeHead(200, responseHeaders).end('It works!');
    },
    ['GET / is not the page'],
  ],
  [
    'a service worker that browsers may cache',
    ({ url }, response) => {
      const headers = { ...responseHeaders, 'content-type': 'text/javascript' };
      if (url === '/serviceWorker.js') {
        response.writeHead(200, { ...headers, 'cache-control': 'max-age=86400' }).end();
      }
    },
    ['GET /serviceWorker.js may be cached'],
  ],
  [
    'a page without its headers',
    ({ url }, response) => {
      const headers = { ...responseHeaders, 'content-security-policy': "default-src 'self'" };
      if (url === '/habits') response.writeHead(200, headers).end('<div id="root"></div>');
    },
    [
      `GET /habits lacks the header content-security-policy: ${responseHeaders['content-security-policy']}`,
    ],
  ],
])('%s is reported', async (_, instead, problems) => {
  expect(await tested(instead)).toEqual(problems);
});

test('a site that does not exist is reported', async () => {
  const { url, close } = await listen(() => {}, 0);
  await close();
  expect(await smokeTest(new URL(url), once)).toHaveLength(7);
});

test('a temporary failure is not reported', async () => {
  let calls = 0;
  const first: RequestListener = (_, response) => {
    if (calls++ === 0) response.writeHead(502).end();
  };
  expect(await tested(first, { tries: 2, pauseMs: 1 })).toEqual([]);
});
