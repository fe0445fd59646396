import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { type Person, registerPerson, signIn } from '#testing/browser/person.ts';
import { type Site, serveSite } from '#testing/browser/releases.ts';
import { test as base } from '#testing/browser/test.ts';
import { makeNextRelease, type NextContract } from './nextRelease.ts';

type Fixtures = {
  readonly site: Site;
  readonly signedIn: Person;
  /** The folder of the next release. */
  readonly nextRelease: string;
  /** The folder of a next release with another contract. */
  readonly otherContract: string;
};

const made =
  (contract: NextContract) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  async ({}, use: (folder: string) => Promise<void>): Promise<void> => {
    const folder = makeNextRelease(contract);
    await use(folder);
    rmSync(folder, { recursive: true });
  };

/** Gives each test its own site, a signed-in person, and the releases that can be deployed to the site. */
export const test = base.extend<Fixtures>({
  site: async ({ cairn }, use) => {
    const site = await serveSite(cairn);
    await use(site);
    await site.remove();
  },
  signedIn: [
    async ({ cairn, context, site }, use) => {
      const person = await registerPerson(cairn);
      await signIn(context, { ...cairn, url: site.url }, person);
      await use(person);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  nextRelease: made('same contract'),
  otherContract: made('other contract'),
});

/** Waits until the page's service worker has cached everything. */
export const isInstalled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Opens a page and waits until its service worker has cached everything. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isInstalled(page);
}

/**
 * Cuts the connection of the page. The site itself refuses the worker's requests, because they can't be intercepted.
 */
export async function disconnect(context: BrowserContext, site: Site): Promise<void> {
  await context.setOffline(true);
  site.serve('nothing');
}

export async function reconnect(context: BrowserContext, site: Site): Promise<void> {
  site.serve('everything');
  await context.setOffline(false);
}

/** The browser logs these for API calls that fail without a connection. */
export const failedCalls =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;

/** Whether the page is from the next release (1 or 0). */
export const isNext = (page: Page): Promise<number> => page.locator('meta[name=release]').count();
