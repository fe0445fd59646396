import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { contract } from '#shared/contract.ts';
import { errorStatus } from '#shared/core/errors.ts';
import type { Route } from '#shared/core/route.ts';
import { createMethodFinder } from '../../http/allowedMethods.ts';
import { envelopeOf } from '../../http/errors.ts';
import type { ApiResult } from '../../http/event.ts';
import { json } from '../../http/json.ts';
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
