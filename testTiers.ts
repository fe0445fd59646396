/** In the name of a test, or of a `describe` around it, that only `npm run test:all` runs. */
export const exhaustiveName = '@exhaustive';

/**
 * Arguments by which a runner leaves out what only `npm run test:all` runs: files named `*.exhaustive.*`, and tests
 * so named.
 */
export const coreOnly = {
  vitest: ['--project=!exhaustive', `--testNamePattern=^(?!.*${exhaustiveName})`],
  playwright: [`--grep-invert=${exhaustiveName}|\\.exhaustive\\.`],
};
