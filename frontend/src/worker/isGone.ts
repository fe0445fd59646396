/** What the site says of a file that it does not have. 403 is the firewall's, or a mistake in the bucket's policy. */
const gone = [404, 410];

/** Whether the site has no worker any more, by its response to the request for the worker's file. */
export const isGone = ({ ok, status, headers }: Response): boolean =>
  gone.includes(status) || (ok && !/javascript/.test(headers.get('content-type') ?? ''));
