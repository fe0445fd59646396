import { gzipSync } from 'node:zlib';
import type { ApiEvent, ApiResult } from './event.ts';
import { header } from './event.ts';

/** Bytes from which an answer is compressed where the caller accepts it: CloudFront passes API answers on as they are. */
export const compressFrom = 1_024;

/** A list of habits takes a quarter of the time that it takes at zlib's usual 6, and comes to 6 KB instead of 3. */
const level = 3;

/** A JSON answer that no cache keeps. */
export const json = (
  statusCode: number,
  body: unknown,
  more: { headers?: Record<string, string>; cookies?: string[] } = {},
): ApiResult => ({
  statusCode,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...more.headers,
  },
  ...(more.cookies && { cookies: more.cookies }),
  body: JSON.stringify(body),
});

/** The same answer gzipped, where that is worth it and wanted. */
export const compressed = (event: ApiEvent, result: ApiResult): ApiResult => {
  const accepts = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(
    header(event, 'accept-encoding') ?? '',
  );
  if (!result.body || !accepts || Buffer.byteLength(result.body) < compressFrom) return result;
  return {
    ...result,
    headers: { ...result.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(result.body, { level }).toString('base64'),
    isBase64Encoded: true,
  };
};
