import { viewerAddressHeader } from '#functions/http/viewerAddress.ts';

/**
 * A CloudFront Function for viewer requests to the API: sets this header to the viewer's address, whatever the viewer
 * sent in it. It is not one of the headers that CloudFront lets no function write (X-Edge-*, X-Amz-Cf-* and others, see
 * "Restrictions on all edge functions").
 */
export const viewerAddressFunction = `function handler(event) {
  event.request.headers['${viewerAddressHeader}'] = { value: event.viewer.ip };
  return event.request;
}
`;
