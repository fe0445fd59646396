import { defineConfig } from 'vitest/config';
import { contractHash } from './frontend/build/contract.ts';

const integration = '**/*.integration.test.ts';
const source = '**/*.source.test.ts';
const assembly = 'infra/assembly/*.integration.test.ts';
/** Integration tests that `npm test` leaves out. */
const exhaustive = '**/*.exhaustive.test.ts';
/**
 * These tests run with their own copies of modules. They give a function another module, or another environment,
 * which it reads only once.
 */
const isolated =
  'functions/{http/middleware/authenticate,http/middleware/frontDoor,identity/clientSecret,mail/emailChangeNotices,push/sendPush,table/retryOnConflict}.test.ts';

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

export default defineConfig({
  test: {
    // Integration tests often wait for engines, so two cores can run three files at a time.
    maxWorkers: 3,
    projects: [
      project('unit', ['{shared,frontend,bench,e2e,testing}/**/*.test.ts'], {
        exclude: [integration, exhaustive],
        isolate: false,
      }),
      {
        define: { __CONTRACT__: JSON.stringify(contractHash()) },
        // Each test file has its own modules, so that no state (such as an unreachable server) reaches the next file.
        ...project('components', ['frontend/**/*.test.tsx'], {
          environment: 'jsdom',
          setupFiles: ['testing/components/setup.ts'],
        }),
      },
      project('local', ['infra/{local,node}/**/*.test.ts'], { exclude: [integration] }),
      project('handlers', ['functions/**/*.test.ts'], {
        isolate: false,
        exclude: [integration, exhaustive, source, isolated],
        setupFiles: ['testing/functions/environment.ts'],
      }),
      project('isolated', [isolated], {
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
