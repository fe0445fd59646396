import * as z from 'zod';
import { createGateway, type Invoke } from '#infra/local/gateway.ts';
import { type Listening, listen } from '#infra/local/listen.ts';
import type { Assembly } from './assembly.ts';
import { type Lambda, startLambda } from './lambda.ts';

const reference = z.union([
  z.string(),
  z.object({ Ref: z.string() }),
  z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
]);
type Reference = z.output<typeof reference>;

const arnOf = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) });

const fn = z.object({
  Handler: z.string(),
  Timeout: z.int(),
  Code: z.object({ S3Key: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), reference) }),
});
const integration = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  PayloadFormatVersion: z.literal('2.0'),
  IntegrationUri: arnOf,
});
const route = z.object({
  RouteKey: z.string(),
  Target: z.object({
    'Fn::Join': z.tuple([
      z.literal(''),
      z.tuple([z.literal('integrations/'), z.object({ Ref: z.string() })]),
    ]),
  }),
});
const permission = z.object({
  Action: z.literal('lambda:InvokeFunction'),
  Principal: z.literal('apigateway.amazonaws.com'),
  FunctionName: arnOf,
});

/** What CloudFormation would give for a reference, by the referred resource's type and attribute. */
export type Values = Readonly<Record<string, string>>;

const resolver =
  ({ resources }: Assembly, values: Values) =>
  (value: Reference): string => {
    if (typeof value === 'string') return value;
    const [id, attribute] = 'Ref' in value ? [value.Ref, 'Ref'] : value['Fn::GetAtt'];
    const name = `${resources[id]?.Type}.${attribute}`;
    const known = values[name];
    if (known === undefined) throw new Error(`No value for ${name}`);
    return known;
  };

/**
 * Serves the API of a template: its routes lead through its integrations to its functions, each run
 * from its asset with the template's environment and what `local` adds.
 */
export const serveAssembly = async (
  assembly: Assembly,
  values: Values,
  local: Readonly<Record<string, string>>,
): Promise<Listening & { readonly routeKeys: readonly string[] }> => {
  const { resources, assetFolder } = assembly;
  const resolve = resolver(assembly, values);
  const lambdas = new Map<string, Lambda>();
  let timeout = 0;

  const lambdaOf = (id: string): Lambda => {
    const running = lambdas.get(id);
    if (running) return running;
    const { Handler, Timeout, Code, Environment } = fn.parse(resources[id]?.Properties);
    const env = Object.entries(Environment.Variables).map(([key, value]) => [key, resolve(value)]);
    const whole = { ...local, ...Object.fromEntries(env) };
    const lambda = startLambda(assetFolder(Code.S3Key), Handler, whole);
    lambdas.set(id, lambda);
    timeout = Math.max(timeout, Timeout * 1_000);
    return lambda;
  };

  const ofType = (type: string) =>
    Object.values(resources)
      .filter(({ Type }) => Type === type)
      .map(({ Properties }) => Properties);
  const admitted = new Set(
    ofType('AWS::Lambda::Permission')
      .flatMap((properties) => permission.safeParse(properties).data ?? [])
      .map(({ FunctionName }) => FunctionName['Fn::GetAtt'][0]),
  );
  const routes = ofType('AWS::ApiGatewayV2::Route').map((properties) => {
    const { RouteKey: routeKey, Target } = route.parse(properties);
    const integrationId = Target['Fn::Join'][1][1].Ref;
    const { IntegrationUri } = integration.parse(resources[integrationId]?.Properties);
    const [id] = IntegrationUri['Fn::GetAtt'];
    if (!admitted.has(id)) throw new Error(`The gateway may not invoke ${id} for ${routeKey}`);
    const invoke: Invoke = (event, context) => lambdaOf(id).invoke(event, context);
    lambdaOf(id);
    return { routeKey, invoke };
  });
  const fallback = routes.find(({ routeKey }) => routeKey === '$default');
  if (!fallback) throw new Error('The template has no $default route');
  const named = routes.filter((one) => one !== fallback);
  const listening = await listen(createGateway(named, fallback.invoke, timeout), 0);
  return {
    ...listening,
    routeKeys: named.map(({ routeKey }) => routeKey),
    close: async () => {
      await listening.close();
      for (const lambda of lambdas.values()) await lambda.stop();
    },
  };
};
