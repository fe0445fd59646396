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

type Content = { readonly 'application/json': { readonly schema: Schema } };

type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly { readonly ownToken?: readonly string[] }[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};

/** The parts of the OpenAPI document that the page reads. */
export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** The parts of a call that the page shows. */
const callOf = (path: string, method: string, of: Operation) => {
  const [status = '', ...refusals] = Object.keys(of.responses);
  return {
    id: of.operationId,
    area: of.tags[0] ?? '',
    method: method.toUpperCase(),
    /** Without the leading '/api'. */
    path,
    summary: of.summary,
    /** 'habits:write', if an access token allows it. */
    scope: of.security.flatMap(({ ownToken = [] }) => ownToken)[0],
    parameters: of.parameters,
    body: of.requestBody?.content['application/json'].schema,
    reply: of.responses[status]?.content?.['application/json'].schema,
    status,
    /** The possible error statuses. */
    refusals,
  };
};

export type Call = ReturnType<typeof callOf>;

/** Groups the document's calls by area, in order. Areas with a call that access tokens can't make come last. */
export const callsByArea = ({ paths }: Document): ReadonlyMap<string, readonly Call[]> => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, of]) => callOf(path, method, of)),
  );
  const takesTokens = ([, ofArea]: readonly [string, readonly Call[]]) =>
    Number(ofArea.every(({ scope }) => scope !== undefined));
  return new Map(
    [...Map.groupBy(calls, ({ area }) => area)].sort((a, b) => takesTokens(b) - takesTokens(a)),
  );
};
