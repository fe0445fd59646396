const name = '@exhaustive';

/**
 * Arguments by which a runner leaves out what only `npm run test:all` runs: files named `*.exhaustive.*`, and tests
 * with @exhaustive in their name or in that of a `describe` around them.
 */
export const coreOnly = {
  vitest: ['--project=!exhaustive', `--testNamePattern=^(?!.*${name})`],
  playwright: [`--grep-invert=${name}|\\.exhaustive\\.`],
};
