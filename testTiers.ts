/** Part of the name of a test or its `describe` that only `npm run test:all` runs. */
export const exhaustiveName = '@exhaustive';

/**
 * Arguments by which a runner leaves out what only `npm run test:all` runs: files named `*.exhaustive.*`, and tests
 * with `exhaustiveName` in their name.
 */
export const coreOnly = {
  vitest: ['--project=!exhaustive', `--testNamePattern=^(?!.*${exhaustiveName})`],
  playwright: [`--grep-invert=${exhaustiveName}|\\.exhaustive\\.`],
};
