/** A deliberate bug, and the tests that must notice it. */
export type Mutation = {
  /** What is wrong with the bug in. */
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Files of Vitest, or browser tests (`e2e/….spec.ts`). */
  readonly tests: readonly string[];
  /** Only tests whose name matches, where a file holds the tests of many areas. */
  readonly named?: string;
};
