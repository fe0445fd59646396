import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { header } from './event.ts';

/** The header in which CloudFront sends the client's address. CloudFront overwrites a value sent by the client. */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * The client's IP address. Only trust it after `frontDoor`, which proves that CloudFront wrote it. Without the header,
 * for example before CloudFront is updated, it is the address that called the gateway, which many clients share.
 */
export const viewerAddressOf = (event: APIGatewayProxyEventV2): string => {
  const sent = header(event, viewerAddressHeader) ?? '';
  return isIP(sent) ? sent : event.requestContext.http.sourceIp;
};
