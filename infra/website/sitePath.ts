/**
 * The file for a path of the site: a page's address has no file extension and is served
 * by the one document, whose router reads the address. Must not refer to anything outside itself.
 *
 * `/habits/edit/01` -> `/index.html`; `/assets/x.js`, `/favicon.svg` and `/api/habits` as they are.
 */
export function sitePath(path: string): string {
  if (path.startsWith('/api/')) return path;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return lastSegment.includes('.') ? path : '/index.html';
}

/** The same as a CloudFront Function on viewer requests (Node has stripped the types by now). */
export const sitePathFunction = `${sitePath.toString()}
function handler(event) {
  event.request.uri = sitePath(event.request.uri);
  return event.request;
}
`;
