import { isIP } from 'node:net';
import { viewerAddressHeader } from '#functions/http/viewerAddress.ts';
import { addressOfSocket, type ViewerAddress } from '#infra/local/website/website.ts';

/**
 * The viewer's address from the request's header, else from the socket. The people of a test can thus have different
 * addresses.
 */
export const addressFromHeader: ViewerAddress = (request) => {
  const header = request.headers[viewerAddressHeader];
  return typeof header === 'string' && isIP(header) ? header : addressOfSocket(request);
};
