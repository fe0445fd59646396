/**
 * The file for a path of the site. A page's address has no file extension. All pages are served by one document,
 * whose router reads the address. This function must not refer to anything outside itself.
 *
 * `/habits/edit/01` -> `/index.html`; `/assets/x.js`, `/favicon.svg` and `/api/habits` are unchanged.
 */
export function sitePath(path: string): string {
  if (path.startsWith('/api/')) return path;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return lastSegment.includes('.') ? path : '/index.html';
}

/**
 * `sitePath` as a CloudFront Function for viewer requests. `toString` returns JavaScript, because Node has
 * stripped the types.
 */
export const sitePathFunction = `${sitePath.toString()}
function handler(event) {
  event.request.uri = sitePath(event.request.uri);
  return event.request;
}
`;
