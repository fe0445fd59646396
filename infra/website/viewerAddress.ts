import { viewerAddressHeader } from '#functions/http/viewerAddress.ts';

/**
 * A CloudFront Function for viewer requests to the API. Sets `viewerAddressHeader` to the viewer's address, even if
 * the viewer sent another value. CloudFront lets functions write this header, unlike some others (X-Edge-*,
 * X-Amz-Cf-* and more, see "Restrictions on all edge functions").
 */
export const viewerAddressFunction = `function handler(event) {
  event.request.headers['${viewerAddressHeader}'] = { value: event.viewer.ip };
  return event.request;
}
`;
