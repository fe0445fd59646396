import * as z from 'zod/mini';
import { areaOf } from './calls/areaOf.ts';
import { type ErrorCode, errorCodes, errorSchema, errorStatus } from './calls/errors.ts';
import { apiBase, type Route } from './calls/route.ts';
import { errorsOf } from './calls/routeErrors.ts';
import { contract } from './contract.ts';
import { languageTags } from './language/languages.ts';
import { neededFor } from './tokens/scopes.ts';

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const parameters = (schema: z.ZodMiniObject | undefined, where: 'path' | 'query') =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(field, undefined).success,
    schema: jsonSchema(field as z.ZodMiniType, 'input'),
  }));

const accessToken = { accessToken: [] };
const refreshCookie = { refreshCookie: [] };

const securityOf = (route: Route): object[] => {
  const area = areaOf(route);
  if (area) return [accessToken, { ownToken: [`${area}:${neededFor(route.method)}`] }];
  if (route.access === 'signed-in') return [accessToken];
  if (route === contract.auth.refresh) return [refreshCookie];
  // The call also succeeds without the cookie.
  if (route === contract.auth.logout) return [refreshCookie, {}];
  return [];
};

/**
 * The request body. It is optional if all its fields are. On routes that only our own pages may call, the body is
 * always required, because it proves that one of our pages sent the request.
 */
const requestBody = (body: z.ZodMiniObject, ownPages = false) => ({
  required: ownPages || !body.safeParse({}).success,
  content: { 'application/json': { schema: jsonSchema(body, 'input') } },
});

const refusalsOf = (route: Route) =>
  Object.fromEntries(
    errorsOf(route).map((code) => [
      errorStatus[code],
      { $ref: `#/components/responses/${errorStatus[code]}` },
    ]),
  );

const operation = (resource: string, name: string, route: Route) => ({
  operationId: `${resource}.${name}`,
  tags: [resource],
  summary: route.summary,
  security: securityOf(route),
  parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
  ...(route.body && { requestBody: requestBody(route.body, route.ownPages) }),
  responses: {
    [route.status ?? 200]: {
      description: route.summary,
      content: { 'application/json': { schema: jsonSchema(route.reply, 'output') } },
    },
    ...refusalsOf(route),
  },
});

/** API Gateway's own error responses have no envelope. */
const gatewayError = z.object({ message: z.string() });
const fromGateway: readonly ErrorCode[] = [
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
];
const saysWhen: readonly ErrorCode[] = ['too_many_requests', 'unavailable'];

const refusal = (codes: readonly [ErrorCode, ...ErrorCode[]]) => {
  const envelope = z.extend(errorSchema, { code: z.enum(codes) });
  const body = codes.some((code) => fromGateway.includes(code))
    ? z.union([envelope, gatewayError])
    : envelope;
  return {
    description: codes.join(' or '),
    ...(codes.some((code) => saysWhen.includes(code)) && {
      headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
    }),
    content: { 'application/json': { schema: jsonSchema(body, 'output') } },
  };
};

/** The headers are not declared as parameters, because an invalid value is ignored and never fails a request. */
const description = `Every request may say when the person's days and weeks begin. What it leaves out, or says wrongly, is taken from the profile, which costs a read, else from the defaults.

- \`X-Time-Zone\`: an IANA name (default UTC)
- \`X-Day-Starts-At\`: the hour at which the person's day starts, 0 to 6 (default 0): with 3, half past two is still yesterday
- \`X-Week-Starts-On\`: the weekday on which weeks start, 0 Sunday (the default), 1 Monday or 6 Saturday
- \`X-Today\`: the day on which a change was made that is sent later (default: the person's day of now, also where it would be after it)

\`X-Visible: 1\` means that a page is visible to the person. In a call of a session, it notes that they were here today. So does every call that writes their data.

\`Accept-Language\` is the language of the e-mails that a call sends: ${languageTags.join(', ')} (default en).`;

/** The API as an OpenAPI 3.1 document. */
export const openApi = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [resource, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries<Route>(routes)) {
      const path = paths[route.path] ?? {};
      path[route.method.toLowerCase()] = operation(resource, name, route);
      paths[route.path] = path;
    }
  }
  const byStatus = Map.groupBy(errorCodes, (code) => errorStatus[code]);
  return {
    openapi: '3.1.0',
    info: { title: 'Cairn', version: '1', description },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Of a session, from `/auth/login`. It opens every call.',
        },
        ownToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'cairn_…',
          description:
            'An access token made in the profile, for scripts. It opens the calls of the areas of its scopes; `habits:write` includes `habits:read`.',
        },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refresh' },
      },
      responses: Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          refusal(codes as [ErrorCode, ...ErrorCode[]]),
        ]),
      ),
    },
  };
};
