import { isIP } from 'node:net';
import { viewerAddressHeader } from '#functions/http/viewerAddress.ts';
import { addressOfSocket, type ViewerAddress } from '#infra/local/website/website.ts';

/** For tests, whose people have different addresses: the address in the request's header, else the socket's. */
export const addressFromHeader: ViewerAddress = (request) => {
  const header = request.headers[viewerAddressHeader];
  return typeof header === 'string' && isIP(header) ? header : addressOfSocket(request);
};
