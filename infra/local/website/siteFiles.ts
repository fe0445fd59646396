import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export type SiteFile = {
  readonly type: string;
  readonly etag: string;
  readonly modified: Date;
  /** The bytes in an encoding, compressed once on first use. */
  readonly bytes: (encoding: Encoding) => Promise<Buffer>;
  readonly isCompressible: boolean;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** Compressing less than this gains nothing. */
const minCompressedBytes = 1_000;
/** Brotli 11 takes seconds; 5 takes milliseconds for nearly the same size. */
const brotliQuality = 5;

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify<Buffer, Buffer>(gzip),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
};

function toFile(path: string, body: Buffer, modified: Date): SiteFile {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    modified,
    isCompressible: body.length >= minCompressedBytes && compressible.test(type),
    bytes: (encoding) => {
      const ready = made.get(encoding);
      if (ready || encoding === 'identity') return ready ?? Promise.resolve(body);
      const making = compress[encoding](body);
      made.set(encoding, making);
      return making;
    },
  };
}

/** Undefined for a path that leaves the folder, is hidden, or can't be decoded. */
function resolveInside(dir: string, urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || /(^|[/\\])\./.test(decoded)) return undefined;
  const path = resolve(dir, `.${decoded}`);
  return path.startsWith(dir + sep) ? path : undefined;
}

/**
 * Reads the files of a built site by URL path, and caches them in memory until they change on disk. Returns undefined
 * for an unknown path.
 */
export function createSiteFiles(
  folder: string,
): (urlPath: string) => Promise<SiteFile | undefined> {
  const dir = resolve(folder);
  const kept = new Map<string, { version: string; file: SiteFile }>();

  return async (urlPath) => {
    const path = resolveInside(dir, urlPath);
    const found = path ? await stat(path).catch(() => undefined) : undefined;
    if (!path || !found?.isFile()) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const ready = kept.get(path);
    if (ready?.version === version) return ready.file;
    const file = toFile(path, await readFile(path), found.mtime);
    kept.set(path, { version, file });
    return file;
  };
}
