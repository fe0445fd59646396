import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Route } from '#shared/core/route.ts';
import type { AnyHandler } from './call.ts';

/** What the middlewares have learned of a request so far, each adding its part. */
export type Learned = {
  route?: Route;
  handler?: AnyHandler;
  userId?: string;
  accessToken?: string;
  /** Once the request is known to have come through CloudFront. */
  viewerAddress?: string;
  call?: Record<string, unknown>;
};

/** A request of the HTTP API (payload format 2.0), with what is known of it. */
export type ApiEvent = APIGatewayProxyEventV2 & { learned: Learned };

export type ApiResult = APIGatewayProxyStructuredResultV2;

/** A header's value; names are case-insensitive. */
export const header = (event: APIGatewayProxyEventV2, name: string): string | undefined => {
  const found = Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === name);
  return found?.[1];
};
