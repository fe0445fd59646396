import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { header } from './event.ts';

/** CloudFront sends the client's address in this header. CloudFront overwrites any value from the client. */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * Returns the client's IP address. Trust it only after `frontDoor`, which proves that CloudFront wrote the header.
 * Without the header, for example before CloudFront is updated, returns the address that called the gateway. Many
 * clients share that address.
 */
export const viewerAddressOf = (event: APIGatewayProxyEventV2): string => {
  const sent = header(event, viewerAddressHeader) ?? '';
  return isIP(sent) ? sent : event.requestContext.http.sourceIp;
};
