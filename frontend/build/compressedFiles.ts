import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /^[^.].*\.(html|js|css|json|webmanifest|svg|txt)$/;
/** Compressing less than this gains nothing. */
const minBytes = 1_000;

const encodings: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: (body) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => gzipSync(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts each file of the built site, compressed as much as possible, into the folders `.br` and `.gzip` of the site. */
export const compressedFiles = (): Plugin => {
  let site = '';
  return {
    name: 'cairn-compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      site = resolve(root, build.outDir);
    },
    closeBundle: {
      // Once the service worker is there.
      sequential: true,
      order: 'post',
      handler: () => {
        const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
        for (const name of names.filter((one) => compressible.test(one))) {
          const body = readFileSync(join(site, name));
          if (body.length < minBytes) continue;
          for (const [encoding, compress] of Object.entries(encodings)) {
            const path = join(site, `.${encoding}`, name);
            mkdirSync(dirname(path), { recursive: true });
            writeFileSync(path, compress(body));
          }
        }
      },
    },
  };
};
