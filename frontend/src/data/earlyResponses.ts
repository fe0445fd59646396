/** What public/first.js asked for before any other code was there. */
declare global {
  var cairnAsked: Map<string, Promise<Response>> | undefined;
}

/** The response to a request that was made early; each is taken once. */
export const takeEarly = (url: string): Promise<Response> | undefined => {
  const response = globalThis.cairnAsked?.get(url);
  globalThis.cairnAsked?.delete(url);
  return response;
};

/** The files of the site that were asked for early, in the order of their styles. */
export const earlyFiles = (): string[] =>
  [...(globalThis.cairnAsked?.keys() ?? [])]
    .filter((url) => url.startsWith('/assets/'))
    .map((url) => url.slice(1));
