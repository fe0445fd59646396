import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { header } from './event.ts';

/** The header in which CloudFront sends the caller's address; it overwrites a value that the caller sent. */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * The caller's IP address. Trustworthy only after `frontDoor`, which proves that CloudFront wrote it. Without the
 * header, for instance before CloudFront is updated, it is the address that called the gateway, which many callers
 * share.
 */
export const viewerAddressOf = (event: APIGatewayProxyEventV2): string => {
  const sent = header(event, viewerAddressHeader) ?? '';
  return isIP(sent) ? sent : event.requestContext.http.sourceIp;
};
