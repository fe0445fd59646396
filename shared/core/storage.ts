import * as z from 'zod/mini';

/**
 * The limit in bytes for everything a person stores: habits with their notes, skills, resources, projects and
 * assessments. This much can be read within two seconds, see docs/design/long-responses.md.
 */
export const maxStoredBytes = 8_000_000;

/** The share from which the person is warned. */
const nearlyFull = 0.8;

/** The limit in bytes for the activities of one skill: this much can be deleted with it in one call. */
export const maxLogBytes = 8_000_000;

export const logIsFull =
  'This skill has no room for another activity. Undo activities that you no longer need, or log them to another skill.';

export const storageSchema = z.object({
  usedBytes: z.int().check(z.gte(0)),
  maxBytes: z.int(),
});

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1).replace(/\.0$/, '');

const most = /* @__PURE__ */ megabytes(maxStoredBytes);

export const storageIsFull = `Your account is full: it can hold ${most} MB. Shorten long texts or delete what you no longer need, then try again.`;

/** The warning if the account is nearly full, else undefined. */
export const storageWarning = (usedBytes: number): string | undefined => {
  if (usedBytes < nearlyFull * maxStoredBytes) return undefined;
  return `Your account holds ${megabytes(usedBytes)} of ${most} MB. Please delete or shorten what you no longer need.`;
};
