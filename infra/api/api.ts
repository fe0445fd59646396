import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as gateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { apiBase, type Routes, routeKey } from '#shared/calls/route.ts';
import { contract } from '#shared/contract.ts';
import { acknowledge } from '../acknowledge.ts';
import {
  type ApiFunctionName,
  apiFunctionNames,
  noRouteFunction,
  resourceNames,
} from './functionNames.ts';
import type { Functions } from './functions.ts';

/** Requests per second and burst. All clients of a route share them. */
export type Throttle = { readonly rateLimit: number; readonly burstLimit: number };

export const throttle: Throttle = { rateLimit: 200, burstLimit: 400 };

const perSecond = (rateLimit: number): Throttle => ({ rateLimit, burstLimit: rateLimit });
const { auth, users } = contract;

/**
 * Limits of the routes that call Cognito. They keep our calls of Cognito within its default quotas
 * (docs/design/limits.md). All clients share them, so they stop no attack. The far lower limits per address and
 * per e-mail are counted by the functions (functions/limits).
 */
const ceilings: Readonly<Record<string, Throttle>> = {
  [routeKey(auth.register)]: perSecond(30),
  [routeKey(auth.login)]: perSecond(50),
  [routeKey(auth.refresh)]: perSecond(60),
  [routeKey(auth.logout)]: perSecond(60),
  [routeKey(auth.forgotPassword)]: perSecond(30),
  [routeKey(auth.resetPassword)]: perSecond(25),
  [routeKey(users.updatePassword)]: perSecond(25),
  [routeKey(users.signOutEverywhere)]: perSecond(25),
  [routeKey(users.deleteAccount)]: perSecond(25),
  [routeKey(users.updateProfile)]: perSecond(25),
  [routeKey(users.confirmEmail)]: perSecond(25),
  [routeKey(users.resendEmailCode)]: perSecond(25),
  [routeKey(users.cancelEmailChange)]: perSecond(25),
  [routeKey(users.createToken)]: perSecond(25),
  [routeKey(users.readDigest)]: perSecond(25),
  [routeKey(users.sendDigestCode)]: perSecond(25),
  [routeKey(users.confirmDigest)]: perSecond(25),
  // Normal clients never call an unknown route.
  $default: perSecond(10),
};

export const tightlyThrottled = Object.keys(ceilings);

/** The throttle of a route by its key, such as `POST /api/auth/login`. */
export const throttleOf = (key: string): Throttle => ceilings[key] ?? throttle;

export type ApiProps = { readonly functions: Functions; readonly logRetentionDays: number };

/** Contains no query, no body, and no header except User-Agent, so tokens, codes and people's texts stay out of the log. */
const accessLog = JSON.stringify({
  time: '$context.requestTime',
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  path: '$context.path',
  status: '$context.status',
  sourceIp: '$context.identity.sourceIp',
  userAgent: '$context.identity.userAgent',
  responseLength: '$context.responseLength',
  responseLatency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
});

/** The HTTP API. Sends each route of the contract to the function of its resource. */
export class Api extends Construct {
  readonly api: gateway.HttpApi;
  readonly stage: gateway.HttpStage;
  readonly accessLog: logs.LogGroup;

  constructor(scope: Construct, id: string, { functions, logRetentionDays }: ApiProps) {
    super(scope, id);
    this.api = new gateway.HttpApi(this, 'Api', {
      apiName: Stack.of(this).stackName,
      createDefaultStage: false,
    });
    const integrations = Object.fromEntries(
      apiFunctionNames.map((name) => [
        name,
        new HttpLambdaIntegration(name, functions.byName[name], {
          // A single permission per function (`<api>/*/*/*`), because one per route would exceed the size limit of
          // the function's policy. $default is called as `<api>/<stage>/$default`, which only a permission for
          // that route matches.
          scopePermissionToRoute: name === noRouteFunction,
        }),
      ]),
    ) as Record<ApiFunctionName, HttpLambdaIntegration>;

    const routes = resourceNames.flatMap((resource) =>
      Object.values(contract[resource] as Routes).map(
        (route) =>
          new gateway.HttpRoute(this, routeKey(route), {
            httpApi: this.api,
            routeKey: gateway.HttpRouteKey.with(
              `${apiBase}${route.path}`,
              gateway.HttpMethod[route.method],
            ),
            integration: integrations[resource],
          }),
      ),
    );
    const fallback = new gateway.HttpRoute(this, '$default', {
      httpApi: this.api,
      routeKey: gateway.HttpRouteKey.DEFAULT,
      integration: integrations[noRouteFunction],
    });
    acknowledge(this, {
      APIG4:
        'Functions verify the tokens themselves, so a missing token gets an error in the API’s own envelope. No function has both public and protected routes.',
    });

    this.accessLog = new logs.LogGroup(this, 'AccessLog', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.stage = new gateway.HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new gateway.LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(accessLog),
      },
    });
    // The gateway refuses settings for a route that does not exist yet.
    this.stage.node.addDependency(...routes, fallback);
    (this.stage.node.defaultChild as gateway.CfnStage).routeSettings = Object.fromEntries(
      tightlyThrottled.map((key) => [
        key,
        {
          ThrottlingRateLimit: throttleOf(key).rateLimit,
          ThrottlingBurstLimit: throttleOf(key).burstLimit,
        },
      ]),
    );
  }
}
