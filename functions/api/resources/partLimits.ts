import { maxParts, type Part } from '#shared/resources/model.ts';
import { resourceReasons } from '#shared/resources/reasons.ts';
import { Problem } from '../../problem.ts';

/** Throws `limit` if a resource would have more parts than it may have. */
export const requireFewEnough = (parts: readonly Part[]): void => {
  if (parts.length > maxParts) {
    throw new Problem('limit', resourceReasons.tooManyParts({ max: maxParts }));
  }
};

/**
 * A resource's parts may take this many bytes as JSON. DynamoDB allows 400 KB per item. The limits on the number of
 * parts and on their lengths alone would allow more, because some scripts need three bytes per character.
 */
const maxPartBytes = 330_000;

/** Throws `limit` if a resource with these parts would be too large for its item. */
export const requireRoom = (parts: readonly Part[]): void => {
  if (Buffer.byteLength(JSON.stringify(parts)) > maxPartBytes) {
    throw new Problem('limit', resourceReasons.partsFull());
  }
};
