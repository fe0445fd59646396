import { browserTimeZone } from './browserTimeZone.ts';
import { requestHeaders } from './requestHeaders.ts';

const early = new Map<string, Promise<Response>>();

/** Asks the API before the code that reads the response is there. */
export const requestEarly = (url: string, token: string | undefined): void => {
  const headers = requestHeaders({ timeZone: browserTimeZone(), token });
  const response = fetch(url, { headers, credentials: 'same-origin' });
  // Who takes it sees the failure.
  response.catch(() => undefined);
  early.set(url, response);
};

/** The response to a request that was made early; each is taken once. */
export const takeEarly = (url: string): Promise<Response> | undefined => {
  const response = early.get(url);
  early.delete(url);
  return response;
};
