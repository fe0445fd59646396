import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { header } from './event.ts';

/** The header in which CloudFront tells the functions who calls, instead of whatever the caller sent by this name. */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * The IP address of the caller. To be believed behind `frontDoor` alone, which knows that CloudFront wrote it. Without
 * it, for instance before CloudFront is updated, whoever called the gateway stands for the caller, and many share that.
 */
export const viewerAddressOf = (event: APIGatewayProxyEventV2): string => {
  const told = header(event, viewerAddressHeader) ?? '';
  return isIP(told) ? told : event.requestContext.http.sourceIp;
};
