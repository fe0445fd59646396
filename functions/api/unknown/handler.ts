import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { errorStatus } from '#shared/calls/errors.ts';
import type { Route } from '#shared/calls/route.ts';
import { contract } from '#shared/contract.ts';
import type { ApiResult } from '../../http/event.ts';
import { json } from '../../http/json.ts';
import { createMethodFinder } from '../../http/middleware/allowedMethods.ts';
import { envelopeOf } from '../../http/middleware/errors.ts';
import { methodNotAllowed, noSuchCall } from '../../problem.ts';

const methodsOf = createMethodFinder(
  Object.values(contract).flatMap((routes): Route[] => Object.values(routes)),
);

/** Handles requests that match no route: 405 if the path is known but not the method, else 404. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<ApiResult> => {
  const { method, path } = event.requestContext.http;
  const allowed = methodsOf(path);
  const problem = allowed.length > 0 ? methodNotAllowed(method, allowed) : noSuchCall();
  return json(errorStatus[problem.code], envelopeOf(problem), { headers: problem.headers });
};
