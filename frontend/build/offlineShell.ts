import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const integrityOf = (path: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;

/**
 * Builds the service worker with the list of files that it stores. worker/versions.ts registers the worker.
 */
export const offlineShell = (): Plugin[] => {
  let site = '';
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'serviceWorker.ts',
    injectRegister: false,
    // The manifest is public/manifest.webmanifest.
    manifest: false,
    injectManifest: {
      globPatterns: [
        'index.html',
        'first.js',
        'startNext.js',
        'assets/*',
        '*.{svg,png,webmanifest}',
      ],
      manifestTransforms: [
        // While a deployment is being uploaded, CDN edges may serve files of different builds. With these hashes, a
        // worker whose files don't match its own build is not installed.
        async (entries) => ({
          manifest: entries.map((entry) =>
            entry.revision ? { ...entry, integrity: integrityOf(resolve(site, entry.url)) } : entry,
          ),
        }),
      ],
    },
    integration: {
      configureOptions: ({ root, build }) => {
        site = resolve(root, build.outDir);
      },
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
        config.build = {
          ...config.build,
          license: { fileName: 'licensesOfServiceWorker.txt' },
        };
        // The plugin sets `inlineDynamicImports` to get a single file. Vite warns about this option, so a newer one
        // replaces it.
        const output = config.build.rollupOptions?.output;
        if (output && !Array.isArray(output)) {
          delete output.inlineDynamicImports;
          output.codeSplitting = false;
        }
      },
    },
  });
};
