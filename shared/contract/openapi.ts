import * as z from 'zod';
import { errorSchema, errorStatus } from './errors.ts';
import { contract } from './index.ts';
import { apiBase, type Route } from './route.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const parameters = (schema: z.ZodObject | undefined, where: 'path' | 'query') =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(field, undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));

const operation = (resource: string, name: string, route: Route) => ({
  operationId: `${resource}.${name}`,
  tags: [resource],
  summary: route.summary,
  security: route.access === 'public' ? [] : [{ accessToken: [] }],
  parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
  ...(route.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
    },
  }),
  responses: {
    [route.status ?? 200]: {
      description: route.summary,
      content: { 'application/json': { schema: jsonSchema(route.reply, 'output') } },
    },
    default: { $ref: '#/components/responses/Error' },
  },
});

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
  return {
    openapi: '3.1.0',
    info: { title: 'Cairn', version: '1' },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Error: {
          description: `One of ${Object.entries(errorStatus)
            .map(([code, status]) => `${code} (${status})`)
            .join(', ')}`,
          content: { 'application/json': { schema: jsonSchema(errorSchema, 'output') } },
        },
      },
    },
  };
};
