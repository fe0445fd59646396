import { cpSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { functionEntries } from './functionNames.ts';

const root = join(import.meta.dirname, '../..');

/** The folder with the translations of e-mails and notifications. Functions read a copy next to their bundle. */
const language = 'functions/language';

export const functionsFolder = join(root, 'dist/functions');

export type BundleOptions = {
  /** Name -> path of the module that exports `handler`. */
  readonly entries: Readonly<Record<string, string>>;
  /** This folder is emptied first. */
  readonly outdir: string;
};

/** Sizes in bytes. */
export type Bundled = { readonly name: string; readonly raw: number; readonly gzip: number };

/**
 * Builds `<outdir>/<name>/index.cjs` with a source map for each entry. The file includes all imports. Functions
 * that send texts also get the catalogues.
 *
 * The extension `.cjs` always means CommonJS. Lambda finds the file as `index.handler` without a package.json. In
 * this repository, the root's package.json says "module". CommonJS starts faster than ESM.
 */
export const bundle = async ({ entries, outdir }: BundleOptions): Promise<Bundled[]> => {
  rmSync(outdir, { recursive: true, force: true });
  const names = Object.keys(entries);
  const { metafile } = await build({
    entryPoints: names.map((name) => ({ in: entries[name] as string, out: `${name}/index` })),
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: 'external',
    legalComments: 'none',
    metafile: true,
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.dirname': '__dirname' },
  });
  for (const [path, { inputs }] of Object.entries(metafile.outputs)) {
    if (`${language}/i18nIn.ts` in inputs)
      cpSync(join(root, language, 'catalogues'), join(root, dirname(path), 'catalogues'), {
        recursive: true,
      });
  }
  return names.map((name) => {
    const code = readFileSync(join(outdir, name, 'index.cjs'));
    return { name, raw: code.length, gzip: gzipSync(code).length };
  });
};

export const bundleFunctions = (): Promise<Bundled[]> =>
  bundle({
    entries: functionEntries,
    outdir: functionsFolder,
  });

if (import.meta.main) console.table(await bundleFunctions());
