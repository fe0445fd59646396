import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, relative, resolve, sep } from 'node:path';

/**
 * Encodings, best first. The build puts compressed files into one folder of the site per encoding. See
 * compressedFiles.ts.
 */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

export type SiteFile = {
  readonly type: string;
  readonly etag: string;
  readonly modified: Date;
  readonly body: Buffer;
  /** The compressed versions from the build. Missing if a file does not shrink. */
  readonly compressed: ReadonlyMap<Encoding, Buffer>;
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

/** The file for a URL path. Undefined if the path leaves the folder, is hidden, or can't be decoded. */
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

const statOf = (path: string) => stat(path).catch(() => undefined);

/** Reads a file's compressed versions, unless the file has changed since the build. */
async function readCompressed(
  dir: string,
  path: string,
  modified: Date,
): Promise<Map<Encoding, Buffer>> {
  const compressed = new Map<Encoding, Buffer>();
  for (const encoding of encodings) {
    const file = join(dir, `.${encoding}`, relative(dir, path));
    const found = await statOf(file);
    if (found && found.mtime >= modified) compressed.set(encoding, await readFile(file));
  }
  return compressed;
}

async function readSiteFile(dir: string, path: string, modified: Date): Promise<SiteFile> {
  const body = await readFile(path);
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    modified,
    body,
    compressed: await readCompressed(dir, path, modified),
  };
}

/**
 * Returns a function that reads a built site's files by URL path. It caches them in memory until they change on
 * the disk. It returns undefined for an unknown path.
 */
export function createSiteFiles(
  folder: string,
): (urlPath: string) => Promise<SiteFile | undefined> {
  const dir = resolve(folder);
  const kept = new Map<string, { version: string; file: SiteFile }>();

  return async (urlPath) => {
    const path = resolveInside(dir, urlPath);
    const found = path ? await statOf(path) : undefined;
    if (!path || !found?.isFile()) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const ready = kept.get(path);
    if (ready?.version === version) return ready.file;
    const file = await readSiteFile(dir, path, found.mtime);
    kept.set(path, { version, file });
    return file;
  };
}
