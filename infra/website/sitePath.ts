/**
 * The file for a path of the site. The address of a page has no file extension and is served by the one document, whose
 * router reads the address. It must not refer to anything outside itself.
 *
 * `/habits/edit/01` -> `/index.html`; `/assets/x.js`, `/favicon.svg` and `/api/habits` are unchanged.
 */
export function sitePath(path: string): string {
  if (path.startsWith('/api/')) return path;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return lastSegment.includes('.') ? path : '/index.html';
}

/** `sitePath` as a CloudFront Function for viewer requests. Node has already stripped the types. */
export const sitePathFunction = `${sitePath.toString()}
function handler(event) {
  event.request.uri = sitePath(event.request.uri);
  return event.request;
}
`;
