import { defineConfig } from 'vitest/config';
import { contractHash } from './frontend/build/contract.ts';

const integration = '**/*.integration.test.ts';
const source = '**/*.source.test.ts';
const assembly = 'infra/assembly/*.integration.test.ts';
/** Integration tests that `npm test` leaves out. */
const exhaustive = '**/*.exhaustive.test.ts';
/** These files need their own modules. They mock a module, or change the environment that a module reads only once. */
const isolated =
  'functions/{http/authenticate,http/frontDoor,identity/clientSecret,mail/emailChangeNotices,push/sendPush,table/retryOnConflict}.test.ts';

/**
 * Declares a project of tests. Unit and handler tests start no engine. Each file of integration tests starts its own
 * engines in memory. `assembly` runs the areas' suites on the functions as they are deployed. `source` runs them on the
 * source, for development only. `npm test` leaves out `source`.
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
    // Even on a busy machine, only a test that hangs reaches these timeouts.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
    ...more,
    exclude: ['**/node_modules/**', '**/dist/**', ...(more.exclude ?? [])],
  },
});

export default defineConfig({
  test: {
    // Integration tests often wait for engines, so three files at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      project('unit', ['{shared,frontend,bench,e2e,testing}/**/*.test.ts'], {
        exclude: [integration, exhaustive],
        isolate: false,
      }),
      {
        define: { __CONTRACT__: JSON.stringify(contractHash()) },
        // Isolated, which is the default. The state of a file, such as an unreachable server, must not affect the next.
        ...project('components', ['frontend/**/*.test.tsx'], {
          environment: 'jsdom',
          setupFiles: ['testing/components/setup.ts'],
        }),
      },
      project('local', ['infra/{local,node}/**/*.test.ts'], { exclude: [integration] }),
      project('handlers', ['functions/**/*.test.ts'], {
        isolate: false,
        exclude: [integration, exhaustive, source, isolated],
        setupFiles: ['functions/testing/environment.ts'],
      }),
      project('isolated', [isolated], {
        setupFiles: ['functions/testing/environment.ts'],
      }),
      project('integration', [integration], {
        exclude: [assembly],
        setupFiles: ['testing/engines/integrationEngines.ts'],
      }),
      project('assembly', [assembly], {
        setupFiles: ['testing/engines/integrationEngines.ts'],
        globalSetup: ['infra/testing/buildAssembly.ts'],
      }),
      project('exhaustive', [exhaustive], {
        setupFiles: ['testing/engines/integrationEngines.ts'],
      }),
      project('source', [source], { setupFiles: ['testing/engines/integrationEngines.ts'] }),
      project(
        'infra',
        ['infra/{,api/,identity/,monitoring/,repository/,table/,testing/,website/}*.test.ts'],
        {
          exclude: [integration, exhaustive],
          isolate: false,
        },
      ),
    ],
  },
});
