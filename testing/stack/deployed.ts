import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { originHeader } from '#functions/http/originHeader.ts';
import type { Engines } from '#infra/local/engines.ts';
import { createContext, createGateway } from '#infra/local/gateway/gateway.ts';
import { listen } from '#infra/local/listen.ts';
import { documentPath } from '#shared/calls/route.ts';
import { addressFromHeader } from '#testing/engines/addressFromHeader.ts';
import type { Assembly } from './assembly.ts';
import { mayInvoke, routeArn } from './invocation.ts';
import { type Lambda, startLambda } from './lambda.ts';
import type { Invocation } from './lambdaWorker.ts';
import type { Permission } from './permissions.ts';
import { type Resolve, text } from './values.ts';

const arnOf = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) });

const fn = z.object({
  Handler: z.string(),
  Code: z.object({ S3Key: z.string() }),
  RecursiveLoop: z.optional(z.enum(['Allow', 'Terminate'])),
  Environment: z._default(z.object({ Variables: z.record(z.string(), text) }), { Variables: {} }),
});
const userPool = z.object({ LambdaConfig: z.object({ CustomMessage: arnOf }) });
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
const mapping = z.object({ FunctionName: z.object({ Ref: z.string() }), EventSourceArn: text });
const rule = z.object({
  EventPattern: z.object({
    source: z.tuple([z.literal('aws.ses')]),
    'detail-type': z.tuple([z.literal('Email Bounced'), z.literal('Email Complaint Received')]),
  }),
  Targets: z.tuple([z.object({ Arn: arnOf })]),
});
const schedule = z.object({ Target: z.object({ Arn: arnOf, RoleArn: arnOf }) });
const stage = z.object({ StageName: z.string(), ApiId: z.object({ Ref: z.string() }) });

const origin = z.object({
  OriginCustomHeaders: z._default(
    z.array(z.object({ HeaderName: z.string(), HeaderValue: text })),
    [],
  ),
});
const association = z.object({
  EventType: z.literal('viewer-request'),
  FunctionARN: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('FunctionARN')]) }),
});
const behaviour = z.object({
  PathPattern: z.literal('/api/*'),
  FunctionAssociations: z.tuple([association]),
});
/** The behaviour that precedes the API's. It serves a file of the site. */
const document = z.object({ PathPattern: z.literal(documentPath) });
const distribution = z.object({
  DistributionConfig: z.object({
    Origins: z.array(origin),
    CacheBehaviors: z.tuple([document, behaviour]),
  }),
});
const edgeFunction = z.object({ FunctionCode: z.string() });

/** The parts of a viewer request that our CloudFront Functions read. */
type EdgeEvent = {
  readonly viewer: { readonly ip: string };
  readonly request: { readonly headers: Record<string, { value: string }> };
};

export type Deployed = {
  /** The address at which the local CloudFront serves the API. */
  readonly url: string;
  /** The gateway's own address, which CloudFront calls. */
  readonly gatewayUrl: string;
  readonly routeKeys: readonly string[];
  /** The secret that CloudFront sends to the functions. */
  readonly originSecret: string;
  /** The permissions that the function with this logical id has needed so far. */
  readonly usedPermissions: (id: string) => readonly Permission[];
  /** Runs the scheduled function, like EventBridge Scheduler does every minute. */
  readonly tick: () => Promise<void>;
  /** Runs the function for an SES event, like EventBridge does. */
  readonly report: (event: object) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Serves the API of a template: its routes lead through its integrations to its functions. Each function runs from
 * its asset, with the template's environment and the variables in `local`. It starts with its first call. Queues
 * deliver messages to their workers, and the user pool's function writes the e-mails with codes.
 */
export const serveAssembly = async (
  assembly: Assembly,
  resolve: Resolve,
  local: Readonly<Record<string, string>>,
  engines: Pick<Engines, 'queues' | 'writeCodeMailsBy'>,
): Promise<Deployed> => {
  const { resources, assetFolder } = assembly;
  const { writeCodeMailsBy } = engines;
  const queues = Object.values(engines.queues);
  const lambdas = new Map<string, Lambda>();

  const lambdaOf = (id: string): Lambda => {
    const running = lambdas.get(id);
    if (running) return running;
    const { Handler, Code, Environment } = fn.parse(resources[id]?.Properties);
    const env = Object.entries(Environment.Variables).map(([key, value]) => [key, resolve(value)]);
    const whole = { ...local, ...Object.fromEntries(env) };
    const lambda = startLambda(assetFolder(Code.S3Key), Handler, whole);
    lambdas.set(id, lambda);
    return lambda;
  };
  const invokeOf =
    (id: string): Lambda['invoke'] =>
    (event: Invocation['event'], context: Context) =>
      lambdaOf(id).invoke(event as never, context);

  const ofType = (type: string) =>
    Object.values(resources)
      .filter(({ Type }) => Type === type)
      .map(({ Properties }) => Properties);
  const [stageOfApi] = ofType('AWS::ApiGatewayV2::Stage').map((properties) =>
    stage.parse(properties),
  );
  if (!stageOfApi) throw new Error('The template has no stage');
  const pseudo = (name: string) => resolve({ Ref: `AWS::${name}` });
  const apiArn = `arn:${pseudo('Partition')}:execute-api:${pseudo('Region')}:${pseudo('AccountId')}:${resolve(stageOfApi.ApiId)}`;
  const routes = ofType('AWS::ApiGatewayV2::Route').map((properties) => {
    const { RouteKey: routeKey, Target } = route.parse(properties);
    const integrationId = Target['Fn::Join'][1][1].Ref;
    const { IntegrationUri } = integration.parse(resources[integrationId]?.Properties);
    const [id] = IntegrationUri['Fn::GetAtt'];
    const source = routeArn(apiArn, stageOfApi.StageName, routeKey);
    if (!mayInvoke(assembly, resolve, id, source)) {
      throw new Error(`The gateway may not invoke ${id} for ${source}`);
    }
    return { routeKey, invoke: invokeOf(id) };
  });
  for (const properties of ofType('AWS::Lambda::EventSourceMapping')) {
    const { FunctionName, EventSourceArn } = mapping.parse(properties);
    const queue = queues.find(({ url }) => url === resolve(EventSourceArn));
    if (!queue) throw new Error('A worker’s queue is none of the local queues');
    const { RecursiveLoop } = fn.parse(resources[FunctionName.Ref]?.Properties);
    queue.deliverTo(invokeOf(FunctionName.Ref), RecursiveLoop);
  }
  for (const [poolId, { Type, Properties }] of Object.entries(resources)) {
    if (Type !== 'AWS::Cognito::UserPool') continue;
    const [id] = userPool.parse(Properties).LambdaConfig.CustomMessage['Fn::GetAtt'];
    const poolArn = resolve({ 'Fn::GetAtt': [poolId, 'Arn'] });
    if (!mayInvoke(assembly, resolve, id, poolArn, 'cognito-idp.amazonaws.com')) {
      throw new Error(`The user pool may not invoke ${id}`);
    }
    writeCodeMailsBy(invokeOf(id));
  }
  const [reporting] = Object.entries(resources).filter(
    ([, { Type }]) => Type === 'AWS::Events::Rule',
  );
  if (!reporting) throw new Error('The template has no rule');
  const [reportedId] = rule.parse(reporting[1].Properties).Targets[0].Arn['Fn::GetAtt'];
  const ruleArn = resolve({ 'Fn::GetAtt': [reporting[0], 'Arn'] });
  if (!mayInvoke(assembly, resolve, reportedId, ruleArn, 'events.amazonaws.com')) {
    throw new Error(`The rule may not invoke ${reportedId}`);
  }
  const [scheduled] = ofType('AWS::Scheduler::Schedule').map((properties) =>
    schedule.parse(properties),
  );
  if (!scheduled) throw new Error('The template has no schedule');
  const [clockId] = scheduled.Target.Arn['Fn::GetAtt'];
  const [front] = ofType('AWS::CloudFront::Distribution').map(
    (properties) => distribution.parse(properties).DistributionConfig,
  );
  if (!front) throw new Error('The template has no distribution');
  /** The headers that CloudFront adds for an origin. Only the API's origin has any. */
  const headers = front.Origins.flatMap(({ OriginCustomHeaders }) => OriginCustomHeaders).map(
    ({ HeaderName, HeaderValue }) => [HeaderName, resolve(HeaderValue)] as const,
  );
  const originSecret = Object.fromEntries(headers)[originHeader];
  if (!originSecret) throw new Error('CloudFront sends no secret to the functions');
  const [onRequests] = front.CacheBehaviors[1].FunctionAssociations;
  const [edgeFunctionId] = onRequests.FunctionARN['Fn::GetAtt'];
  const { FunctionCode } = edgeFunction.parse(resources[edgeFunctionId]?.Properties);
  const atTheEdge: (event: EdgeEvent) => EdgeEvent['request'] = new Function(
    `${FunctionCode}; return handler;`,
  )();
  const fallback = routes.find(({ routeKey }) => routeKey === '$default');
  if (!fallback) throw new Error('The template has no $default route');
  const named = routes.filter((one) => one !== fallback);
  // Uses the gateway's default timeout, which is longer than the template's, because these functions share two cores
  // with other tests.
  const gateway = createGateway(named, fallback.invoke);
  const behind = await listen(gateway, 0);
  const cloudFront = await listen((request, response) => {
    const viewer = { ip: addressFromHeader(request) };
    const written = atTheEdge({ viewer, request: { headers: {} } }).headers;
    for (const [name, { value }] of Object.entries(written))
      request.headersDistinct[name] = [value];
    // CloudFront's own value replaces what the client sent.
    for (const [name, value] of headers) request.headersDistinct[name] = [value];
    return gateway(request, response);
  }, 0);
  return {
    url: cloudFront.url,
    gatewayUrl: behind.url,
    originSecret,
    routeKeys: named.map(({ routeKey }) => routeKey),
    usedPermissions: (id) => lambdas.get(id)?.usedPermissions ?? [],
    tick: async () => {
      await lambdaOf(clockId).invoke({}, createContext(Date.now() + 50_000));
    },
    report: async (event) => {
      await lambdaOf(reportedId).invoke(event as never, createContext(Date.now() + 50_000));
    },
    close: async () => {
      await Promise.all([cloudFront.close(), behind.close()]);
      for (const lambda of lambdas.values()) await lambda.stop();
    },
  };
};
