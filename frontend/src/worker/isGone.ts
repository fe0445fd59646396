/**
 * How the site responds if a file does not exist. A 403 is different: the firewall or a wrong bucket policy sends
 * it.
 */
const gone = [404, 410];

/** Whether the site no longer has a service worker, by the response for the worker's file. */
export const isGone = ({ ok, status, headers }: Response): boolean =>
  gone.includes(status) || (ok && !/javascript/.test(headers.get('content-type') ?? ''));
