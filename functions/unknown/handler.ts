import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { ErrorBody, ErrorCode } from '#shared/contract/errors.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { contract } from '#shared/contract/index.ts';
import { apiBase, type Route } from '#shared/contract/route.ts';
import type { ApiResult } from '../http/event.ts';
import { json } from '../http/json.ts';

const patterns = Object.values(contract)
  .flatMap((routes): Route[] => Object.values(routes))
  .map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${apiBase}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

const answer = (
  code: ErrorCode,
  message: string,
  headers: Record<string, string> = {},
): ApiResult => {
  const body: ErrorBody = { code, message };
  return json(errorStatus[code], body, { headers });
};

/** Whatever no route takes: 405 where the path is known and the method is not, else 404. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<ApiResult> => {
  const { method, path } = event.requestContext.http;
  const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map((route) => route.method);
  return allowed.length > 0
    ? answer('method_not_allowed', `${method} is not possible here.`, { allow: allowed.join(', ') })
    : answer('not_found', 'There is no such call.');
};
