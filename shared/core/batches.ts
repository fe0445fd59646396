import type { RequestOf, Route, UrlParts } from '../calls/route.ts';
import { maxRecords } from './imports.ts';

/** One call of an import. It is idempotent, so it may be retried. */
export type Batch = {
  readonly route: Route;
  readonly request: UrlParts & { readonly body?: unknown };
};

export const batch = <R extends Route>(route: R, request: RequestOf<R>): Batch => ({
  route,
  request: request as Batch['request'],
});

/**
 * The records of one body may take at most this many bytes as JSON. The whole body then stays below the API's limit
 * of 100 KB.
 */
export const maxRecordBytes = 98_000;

const encoder = new TextEncoder();

/** The bytes of a value as JSON, with a comma. */
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length + 1;

/**
 * Splits the records, in order, into as few groups as possible. A group fits into a body and has at most `most`
 * records.
 */
export const packed = <T>(records: readonly T[], most = Number.POSITIVE_INFINITY): T[][] => {
  const groups: T[][] = [];
  let bytes = 0;
  for (const record of records) {
    const size = bytesOf(record);
    const last = groups.at(-1);
    if (last && last.length < most && bytes + size <= maxRecordBytes) {
      last.push(record);
      bytes += size;
    } else {
      groups.push([record]);
      bytes = size;
    }
  }
  return groups;
};

/** Whether a record is too large for a body. */
export const isLarge = (record: unknown): boolean => bytesOf(record) > maxRecordBytes;

/** Returns the calls that import these records. `requestOf` makes the request for some of them. */
export const recordBatches = <R extends Route, T>(
  route: R,
  records: readonly T[],
  requestOf: (some: T[]) => RequestOf<R>,
): Batch[] => packed(records, maxRecords).map((some) => batch(route, requestOf(some)));
