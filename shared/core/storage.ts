import * as z from 'zod/mini';
import { callReasons } from '../calls/callReasons.ts';

/**
 * The limit in bytes for all data of a person: habits with their notes, skills, resources, projects, assessments,
 * weekly reviews, notes, and takeaways with their reviews. This much can be read within two seconds, see
 * docs/design/long-responses.md. Activities have their own limit.
 */
export const maxStoredBytes = 8_000_000;

/** The person is warned from this share of the limit on. */
const nearlyFull = 0.8;

/**
 * The limit in bytes for the activities of one skill, and for those without a skill. This much can be deleted with a
 * skill in one call.
 */
export const maxLogBytes = 8_000_000;

export const storageSchema = z.object({
  usedBytes: z.int().check(z.gte(0)),
  maxBytes: z.int(),
});

/** With one decimal place. */
export const megabytesOf = (bytes: number): number => Math.round(bytes / 100_000) / 10;

export const storageIsFull = /* @__PURE__ */ callReasons.accountFull({
  megabytes: megabytesOf(maxStoredBytes),
});

export const isNearlyFull = (usedBytes: number): boolean =>
  usedBytes >= nearlyFull * maxStoredBytes;
