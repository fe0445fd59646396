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
