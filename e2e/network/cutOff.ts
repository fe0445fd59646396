import type { BrowserContext } from '@playwright/test';
import { unroute } from './unroute.ts';

const api = /\/api\//;

/** Makes the API unreachable. The pages still load, as with the service worker of an installed app. */
export const cutOff = (context: BrowserContext) => context.route(api, (route) => route.abort());

export const reconnect = (context: BrowserContext) => unroute(context, api);
