import { describe, expect, test } from 'vitest';
import { sitePath, sitePathFunction } from './sitePath.ts';

const cases = [
  ['/', '/index.html'],
  ['/login', '/index.html'],
  ['/habits/', '/index.html'],
  ['/habits/edit/01', '/index.html'],
  ['/a.b/c', '/index.html'],
  ['/index.html', '/index.html'],
  ['/assets/x.js', '/assets/x.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/api/x', '/api/x'],
  ['/api/habits/01/toggle', '/api/habits/01/toggle'],
] as const;

describe('sitePath', () => {
  test.each(cases)('%s is served by %s', (path, file) => expect(sitePath(path)).toBe(file));
});

describe('the CloudFront Function', () => {
  const handler = new Function(`${sitePathFunction}; return handler;`)() as (event: {
    request: { uri: string; method: string };
  }) => unknown;

  test.each(cases)('%s becomes %s, the rest of the request stays', (uri, file) => {
    expect(handler({ request: { uri, method: 'GET' } })).toEqual({ uri: file, method: 'GET' });
  });
});
