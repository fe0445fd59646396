import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { viewerAddressHeader } from '#functions/http/viewerAddress.ts';
import { responseHeaders } from '#infra/website/headers.ts';
import { sitePath } from '#infra/website/sitePath.ts';
import { apiBase, documentPath } from '#shared/calls/route.ts';
import { splitUrl } from '../gateway/gatewayEvent.ts';
import { createSiteFiles, type Encoding, encodings, type SiteFile } from './siteFiles.ts';

/** Responds with 200 as soon as Cairn serves, for uptime checks. */
export const healthPath = `${apiBase}/health`;

const { 'strict-transport-security': _, ...others } = responseHeaders;
/**
 * The headers for a site with its own address. Other ports of that name may serve plain HTTP, so HSTS is left out.
 * The proxy may set it.
 */
export const withoutTransport = others;

/** Matches files whose names contain a content hash. Their content never changes. */
const hashed = /^\/assets\//;

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** The best encoding that the client accepts and the build made. Undefined means no compression. */
function encodingOf(
  request: IncomingMessage,
  { compressed }: Pick<SiteFile, 'compressed'>,
): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  return encodings.find((encoding) => accepted.includes(encoding) && compressed.has(encoding));
}

const knows = (request: IncomingMessage, etag: string) =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: SiteFile,
): void {
  response.setHeader('etag', file.etag);
  response.setHeader('last-modified', file.modified.toUTCString());
  response.setHeader('cache-control', hashed.test(path) ? cacheControl.hashed : cacheControl.other);
  if (file.compressed.size > 0) response.setHeader('vary', 'Accept-Encoding');
  if (knows(request, file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingOf(request, file);
  const body = (encoding && file.compressed.get(encoding)) ?? file.body;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length }).end(body);
}

export type ViewerAddress = (request: IncomingMessage) => string;

export const addressOfSocket: ViewerAddress = ({ socket }) => socket.remoteAddress ?? '127.0.0.1';

/**
 * Returns the client's address behind proxies: the last address in X-Forwarded-For, which a trusted proxy has
 * appended. If no trusted proxy sent the request, returns the socket's address, because anyone can send that
 * header.
 */
export function addressBehind(proxies: readonly string[]): ViewerAddress {
  const trusted = new BlockList();
  trusted.addSubnet('127.0.0.0', 8, 'ipv4');
  for (const address of ['::1', ...proxies])
    trusted.addAddress(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return (request) => {
    const socket = addressOfSocket(request);
    const last = request.headersDistinct['x-forwarded-for']?.at(-1)?.split(',').at(-1)?.trim();
    return (trusted.check(socket, isIPv6(socket) ? 'ipv6' : 'ipv4') && last) || socket;
  };
}

/**
 * The local CloudFront. Serves the built site in `dir`, with the app's document at every path without a file
 * extension. Serves `api` below /api, except for its OpenAPI document. Passes on the client's address, and adds
 * the same headers to all responses.
 */
export function createWebsite(
  dir: string,
  api: RequestListener,
  {
    viewerAddressOf = addressOfSocket,
    headers = responseHeaders,
  }: { viewerAddressOf?: ViewerAddress; headers?: Readonly<Record<string, string>> } = {},
): RequestListener {
  const readSiteFile = createSiteFiles(dir);

  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { rawPath } = splitUrl(request.url ?? '/');
    if (rawPath === healthPath) return void response.writeHead(200).end();
    if (rawPath.startsWith(`${apiBase}/`) && rawPath !== documentPath) {
      // Replaces any value that the client sent.
      request.headersDistinct[viewerAddressHeader] = [viewerAddressOf(request)];
      return api(request, response);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return say(response, 405, 'Method not allowed');
    }
    try {
      const path = sitePath(rawPath);
      const file = await readSiteFile(path);
      if (!file) return say(response, 404, 'Not found');
      sendFile(request, response, path, file);
    } catch (error) {
      console.error(`${rawPath} could not be served:`, error);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'Internal Server Error');
    }
  };
}
