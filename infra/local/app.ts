import type { RequestListener } from 'node:http';
import * as z from 'zod/mini';
import {
  type ApiFunctionName,
  noRouteFunction,
  resourceNames,
  workers,
} from '#infra/api/functionNames.ts';
import { functionTimeoutSeconds } from '#infra/api/functionTimeout.ts';
import { type QueueSettings, queueNames, queueSettings } from '#infra/api/queueSettings.ts';
import { type Routes, routeKey } from '#shared/calls/route.ts';
import { contract } from '#shared/contract.ts';
import type { Engines } from './engines.ts';
import { createGateway, type Invoke } from './gateway/gateway.ts';
import { reportFullDisk } from './gateway/reportFullDisk.ts';
import type { Consume } from './sqs.ts';
import type { Public } from './startSettings.ts';
import { siteDir } from './website/site.ts';
import {
  addressBehind,
  createWebsite,
  type ViewerAddress,
  withoutTransport,
} from './website/website.ts';

const handlerModule = z.object({
  handler: z.custom<Invoke>((value) => typeof value === 'function'),
});

const workerModule = z.object({
  handler: z.custom<Consume>((value) => typeof value === 'function'),
});

/**
 * Imports a function late, because functions read their environment when imported. The environment is set once the
 * engines run.
 */
async function importHandler(name: ApiFunctionName): Promise<Invoke> {
  const url = new URL(`../../functions/api/${name}/handler.ts`, import.meta.url);
  return handlerModule.parse(await import(url.href)).handler;
}

/** Starts a worker for each queue. */
export async function startWorkers({ queues }: Pick<Engines, 'queues'>): Promise<void> {
  for (const name of queueNames) {
    const url = new URL(`../../functions/workers/${workers[name]}/handler.ts`, import.meta.url);
    const { handler } = workerModule.parse(await import(url.href));
    const { recursiveLoop }: QueueSettings = queueSettings[name];
    queues[name].deliverTo(handler, recursiveLoop);
  }
}

/** The whole app on the running engines, served like CloudFront and API Gateway would. */
export async function createApp({
  viewerAddressOf,
  public: own,
  dataDir,
}: {
  viewerAddressOf?: ViewerAddress;
  public?: Public | undefined;
  /** The data folder. With it, responses can say that its disk is full. */
  dataDir?: string;
} = {}): Promise<RequestListener> {
  const routes = await Promise.all(
    resourceNames.map(async (resource) => {
      const handler = await importHandler(resource);
      const invoke = dataDir === undefined ? handler : reportFullDisk(handler, dataDir);
      return Object.values(contract[resource] as Routes).map((route) => ({
        routeKey: routeKey(route),
        invoke,
      }));
    }),
  );
  const fallback = await importHandler(noRouteFunction);
  return createWebsite(
    siteDir,
    createGateway(routes.flat(), fallback, functionTimeoutSeconds * 1_000),
    own
      ? { viewerAddressOf: addressBehind(own.proxies), headers: withoutTransport }
      : viewerAddressOf && { viewerAddressOf },
  );
}
