/** One thing done wrongly, and the tests that are to notice. */
export type Mutation = {
  /** What is wrong then. */
  readonly name: string;
  readonly file: string;
  /** Stands there once. */
  readonly find: string;
  readonly replace: string;
  /** Files of Vitest, or browser tests (`e2e/….spec.ts`). */
  readonly tests: readonly string[];
  /** Only tests whose name matches, where a file holds the tests of many areas. */
  readonly named?: string;
};
