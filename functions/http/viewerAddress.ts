import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { header } from './event.ts';

/** CloudFront sends the client's address in this header. It overwrites a value that the client sent. */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * Returns the client's IP address. Only trust it after `frontDoor`, which proves that CloudFront wrote the header.
 * Without the header, for example before CloudFront is updated, returns the address that called the gateway. Many
 * clients share that address.
 */
export const viewerAddressOf = (event: APIGatewayProxyEventV2): string => {
  const sent = header(event, viewerAddressHeader) ?? '';
  return isIP(sent) ? sent : event.requestContext.http.sourceIp;
};
