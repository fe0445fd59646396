import { viewerAddressHeader } from '#functions/http/viewerAddress.ts';

/**
 * A CloudFront Function on viewer requests of the API: tells the functions the address of the viewer, instead of what
 * the viewer sent by this name. The header is none of those that CloudFront lets no function write (X-Edge-*, X-Amz-Cf-*
 * and others, see "Restrictions on all edge functions").
 */
export const viewerAddressFunction = `function handler(event) {
  event.request.headers['${viewerAddressHeader}'] = { value: event.viewer.ip };
  return event.request;
}
`;
