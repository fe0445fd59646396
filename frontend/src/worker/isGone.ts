/**
 * The site's responses for a missing file. A 403 would come from the firewall, or from a mistake in the bucket's
 * policy.
 */
const gone = [404, 410];

/** Whether the site no longer has a worker, by its response for the worker's file. */
export const isGone = ({ ok, status, headers }: Response): boolean =>
  gone.includes(status) || (ok && !/javascript/.test(headers.get('content-type') ?? ''));
