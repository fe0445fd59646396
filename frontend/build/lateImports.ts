import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../src/ui/late/importLate.ts', import.meta.url));

/**
 * Has every `import()` go through `importLate` instead of Vite's helper, which imports a module whose files may fail.
 * Vite names no file where a module needs no other, so each is named here.
 */
export const lateImports = (): Plugin => ({
  name: 'cairn-late-imports',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, others, { hostType }) =>
          hostType === 'js' ? [...new Set([file, ...others])] : others,
      },
    },
  }),
  transform: {
    filter: { id: /\0vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `export { importLate as __vitePreload } from ${JSON.stringify(helper)};`,
      map: null,
    }),
  },
});
