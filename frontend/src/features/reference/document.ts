import * as z from 'zod/mini';

/** The part of JSON Schema that the document uses. */
export type Schema = {
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly items?: Schema | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly additionalProperties?: boolean | Schema | undefined;
  readonly required?: readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly contentEncoding?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxItems?: number | undefined;
};

const text = z.optional(z.string());
const number = z.optional(z.number());
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Uses getters, because schemas contain schemas. `z.lazy` would do the same, but would load with every page. */
const schema: z.ZodMiniType<Schema> = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: text,
  contentEncoding: text,
  pattern: text,
  minLength: number,
  maxLength: number,
  maxItems: number,
  minimum: number,
  exclusiveMinimum: number,
  maximum: number,
  const: z.optional(value),
  enum: z.optional(z.array(value)),
  required: z.optional(z.array(z.string())),
  get anyOf() {
    return z.optional(z.array(schema));
  },
  get items() {
    return z.optional(schema);
  },
  get properties() {
    return z.optional(z.record(z.string(), schema));
  },
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), schema]));
  },
});

const content = z.object({ 'application/json': z.object({ schema }) });

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema }),
  ),
  requestBody: z.optional(z.object({ content, required: z.boolean() })),
  responses: z.record(z.string(), z.object({ content: z.optional(content) })),
});

/** The parts of the OpenAPI document that the page reads. */
export const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

type Document = z.output<typeof documentSchema>;
type Parameter = z.output<typeof operation>['parameters'][number];

/** The parts of a call that the page shows. */
export type Call = {
  readonly id: string;
  readonly area: string;
  readonly method: string;
  /** Without the leading '/api'. */
  readonly path: string;
  readonly summary: string;
  /** 'habits:write', if an access token allows it. */
  readonly scope: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly reply: Schema | undefined;
  readonly status: string;
  /** The possible error statuses. */
  readonly refusals: readonly string[];
};

/** Groups the document's calls by area, in order. Areas with a call that access tokens can't make come last. */
export const callsByArea = ({ paths }: Document): ReadonlyMap<string, readonly Call[]> => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, of]): Call => {
      const [status = '', ...refusals] = Object.keys(of.responses);
      return {
        id: of.operationId,
        area: of.tags[0] ?? '',
        method: method.toUpperCase(),
        path,
        summary: of.summary,
        scope: of.security.flatMap(({ ownToken = [] }) => ownToken)[0],
        parameters: of.parameters,
        body: of.requestBody?.content['application/json'].schema,
        reply: of.responses[status]?.content?.['application/json'].schema,
        status,
        refusals,
      };
    }),
  );
  const takesTokens = ([, ofArea]: readonly [string, readonly Call[]]) =>
    Number(ofArea.every(({ scope }) => scope !== undefined));
  return new Map(
    [...Map.groupBy(calls, ({ area }) => area)].sort((a, b) => takesTokens(b) - takesTokens(a)),
  );
};
