import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** How many tests passed, and the name and message of each that failed. */
export type Result = { passed: number; failed: readonly string[] };

/** The environment variable with the path of the file into which `VitestReport` writes its `Result`. */
export const vitestReportPath = 'CAIRN_VITEST_REPORT';

function failure(where: string, errors: readonly SerializedError[] | undefined): string {
  const lines = errors?.[0]?.stack?.split('\n') ?? errors?.map(({ message }) => message) ?? [];
  const why = lines.filter((line) => !line.includes('node_modules'));
  return [where, ...why.slice(0, 12)].join('\n    ').trimEnd();
}

/** Collects the failed tests. Also collects the errors of a file that can't be imported, and those of hooks. */
function failuresIn(module: TestModule): string[] {
  const file = relative('.', module.moduleId);
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => failure(`${file} › ${suite.fullName}`, [error])),
  );
  return [
    ...module.errors().map((error) => failure(file, [error])),
    ...suites,
    ...[...module.children.allTests('failed')].map((test) =>
      failure(`${file} › ${test.fullName}`, test.result().errors),
    ),
  ];
}

/** A reporter that also reports errors outside of tests, such as an unhandled rejection. Such errors fail the run. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const path = process.env[vitestReportPath];
    if (path === undefined) throw new Error(`${vitestReportPath} is not set`);
    const result: Result = {
      passed: modules.flatMap(({ children }) => [...children.allTests('passed')]).length,
      failed: [
        ...modules.flatMap(failuresIn),
        ...unhandled.map((error) => failure('An error outside the tests', [error])),
      ],
    };
    writeFileSync(path, JSON.stringify(result));
  }
}
