import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /^[^.].*\.(html|js|css|json|webmanifest|svg|txt)$/;
/** Compressing a smaller file gains nothing. */
const minBytes = 1_000;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

const encodings: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => inBrotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => inGzip(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses the site's text files as much as possible, into its folders `.br` and `.gzip`. Leaves out small files. */
export const compressedFiles = (): Plugin => {
  let site = '';
  const compressFile = async (name: string): Promise<void> => {
    const body = await readFile(join(site, name));
    if (body.length < minBytes) return;
    await Promise.all(
      Object.entries(encodings).map(async ([encoding, compress]) => {
        const path = join(site, `.${encoding}`, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, await compress(body));
      }),
    );
  };
  return {
    name: 'cairn-compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      site = resolve(root, build.outDir);
    },
    closeBundle: {
      // Runs after the service worker is built.
      sequential: true,
      order: 'post',
      handler: async () => {
        const names = await readdir(site, { recursive: true });
        // Node compresses several files at once, in threads.
        await Promise.all(names.filter((one) => compressible.test(one)).map(compressFile));
      },
    },
  };
};
