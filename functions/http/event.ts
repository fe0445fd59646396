import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Route } from '#shared/calls/route.ts';
import type { Scopes } from '#shared/tokens/model.ts';
import type { AnyHandler } from './call.ts';

/** The facts about a request. A fact is undefined until a middleware adds it. */
export type RequestContext = {
  route?: Route;
  handler?: AnyHandler;
  userId?: string;
  /** The access token of a session. */
  accessToken?: string;
  /** When that session began, in seconds since 1970. A renewal does not change it. */
  authTime?: number;
  /** The id of the personal token, if the call was made with one. */
  tokenId?: string;
  /** The scopes of that token. */
  scopes?: Scopes;
  /** Set once `frontDoor` has accepted the request. */
  viewerAddress?: string;
  call?: Record<string, unknown>;
  /** Settled when the person's last day is noted. */
  noting?: Promise<void>;
};

/** A request of the HTTP API (payload format 2.0), with its context. */
export type ApiEvent = APIGatewayProxyEventV2 & { context: RequestContext };

export type ApiResult = APIGatewayProxyStructuredResultV2;

/** Returns the value of a header. Header names are case-insensitive, so pass `name` in lower case. */
export const header = (event: APIGatewayProxyEventV2, name: string): string | undefined => {
  const found = Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === name);
  return found?.[1];
};
