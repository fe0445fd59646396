import * as z from 'zod';

/**
 * Bytes that the habits, skills, resources, projects and assessments of a person may take in the table, all together:
 * so many come within two seconds where all of them have to be read, see docs/decisions/0009-long-answers.md.
 */
export const maxStoredBytes = 8_000_000;

/** Share of them from which a person is told. */
const nearlyFull = 0.8;

/** Bytes that the entries of one skill may take beside: so many are deleted with it in one call. */
export const maxLogBytes = 8_000_000;

export const logIsFull =
  'This skill has no room for another activity. Undo activities that you no longer need, or log them to another skill.';

export const storageSchema = z.object({
  usedBytes: z.int().min(0),
  maxBytes: z.int(),
});

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1).replace(/\.0$/, '');

const most = /* @__PURE__ */ megabytes(maxStoredBytes);

export const storageIsFull = `Your account is full: it can hold ${most} MB. Shorten long texts or delete what you no longer need, then try again.`;

/** The sentence for somebody whose account is nearly full; undefined for all others. */
export const storageWarning = (usedBytes: number): string | undefined => {
  if (usedBytes < nearlyFull * maxStoredBytes) return undefined;
  return `Your account holds ${megabytes(usedBytes)} of ${most} MB. Please delete or shorten what you no longer need.`;
};
