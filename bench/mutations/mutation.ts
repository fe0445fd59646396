/** A deliberate bug, and the tests that must notice it. */
export type Mutation = {
  /** What is wrong while the bug is in. */
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Vitest files, or browser tests (`e2e/….spec.ts`). */
  readonly tests: readonly string[];
  /** Selects tests by name, if a file has the tests of many areas. */
  readonly named?: string;
};
