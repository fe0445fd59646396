import { defineConfig } from 'vitest/config';
import { contractHash } from './frontend/build/contract.ts';

const integration = '**/*.integration.test.ts';
const source = '**/*.source.test.ts';
const assembly = 'infra/assembly/*.integration.test.ts';
/** Integration tests that `npm test` leaves out. */
const exhaustive = '**/*.exhaustive.test.ts';
/**
 * These tests run with their own copies of modules, for example because they replace a module or need another
 * environment. The modules of all other unit, component and handler tests are loaded once per worker.
 */
const isolated = '**/*.isolated.test.{ts,tsx}';

/**
 * A project of tests. Unit and handler tests start no engine. Each integration test has its own engines in memory.
 * The project `assembly` tests the functions as deployed. The project `source` runs the same suites over the source,
 * for development only, so `npm test` leaves it out.
 */
const project = (
  name: string,
  include: string[],
  more: {
    exclude?: string[];
    setupFiles?: string[];
    globalSetup?: string[];
    isolate?: boolean;
    environment?: string;
  } = {},
) => ({
  test: {
    name,
    include,
    environment: 'node',
    restoreMocks: true,
    // So long that only a hanging test exceeds it, even on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
    ...more,
    exclude: ['**/node_modules/**', '**/dist/**', ...(more.exclude ?? [])],
  },
});

const components = (name: string, include: string[], more: Parameters<typeof project>[2] = {}) => ({
  define: { __CONTRACT__: JSON.stringify(contractHash()) },
  ...project(name, include, {
    environment: 'jsdom',
    setupFiles: ['testing/components/setup.ts'],
    ...more,
  }),
});

export default defineConfig({
  test: {
    // Integration tests often wait for engines, so two cores can run three files at a time.
    maxWorkers: 3,
    projects: [
      project('unit', ['{shared,frontend,bench,e2e,testing}/**/*.test.ts'], {
        exclude: [integration, exhaustive, isolated],
        isolate: false,
      }),
      components('components', ['frontend/**/*.test.tsx'], { exclude: [isolated], isolate: false }),
      components('isolatedComponents', ['frontend/**/*.isolated.test.tsx']),
      project('local', ['infra/{local,node}/**/*.test.ts'], { exclude: [integration] }),
      project('handlers', ['functions/**/*.test.ts'], {
        isolate: false,
        exclude: [integration, exhaustive, source, isolated],
        setupFiles: ['testing/functions/environment.ts'],
      }),
      project('isolated', ['{shared,frontend,functions}/**/*.isolated.test.ts'], {
        setupFiles: ['testing/functions/environment.ts'],
      }),
      project('integration', [integration], {
        exclude: [assembly],
        setupFiles: ['testing/engines/integrationEngines.ts'],
      }),
      project('assembly', [assembly], {
        setupFiles: ['testing/engines/integrationEngines.ts'],
        globalSetup: ['testing/stack/buildAssembly.ts'],
      }),
      project('exhaustive', [exhaustive], {
        setupFiles: ['testing/engines/integrationEngines.ts'],
      }),
      project('source', [source], { setupFiles: ['testing/engines/integrationEngines.ts'] }),
      project(
        'infra',
        ['infra/{,api/,identity/,monitoring/,repository/,table/,website/}*.test.ts'],
        {
          exclude: [integration, exhaustive],
          isolate: false,
        },
      ),
    ],
  },
});
