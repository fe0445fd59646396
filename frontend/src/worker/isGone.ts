/** The statuses for a missing file. A 403 has another cause: the firewall or a mistake in the bucket's policy. */
const gone = [404, 410];

/** Whether the site no longer has a service worker, by the response for the worker's file. */
export const isGone = ({ ok, status, headers }: Response): boolean =>
  gone.includes(status) || (ok && !/javascript/.test(headers.get('content-type') ?? ''));
