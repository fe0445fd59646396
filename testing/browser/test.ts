import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { viewerAddressHeader } from '#functions/http/viewerAddress.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import { newAddress } from '#testing/live/addresses.ts';
import { brokenRules } from './axe.ts';

export { expect };

type Fixtures = {
  /** Declares console errors that the test causes on purpose, for example a refused sign-in (401). */
  expectConsoleError: (expected: RegExp) => void;
  watchConsole: undefined;
};

/**
 * Every worker has its own Cairn in memory. A test fails on any unexpected console error, uncaught exception or
 * violation of the content security policy.
 */
export const test = base.extend<Fixtures, { cairn: Cairn }>({
  cairn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const cairn = await startCairn();
      await use(cairn);
      await cairn.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ cairn }, use) => use(cairn.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  extraHTTPHeaders: async ({}, use) => use({ [viewerAddressHeader]: newAddress() }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  expectConsoleError: async ({}, use, testInfo) => {
    await use((expected) =>
      testInfo.annotations.push({ type: 'expected console error', description: expected.source }),
    );
  },
  watchConsole: [
    async ({ context }, use, testInfo) => {
      const seen: string[] = [];
      const deletions = new Set<string>();
      context.on('request', (request) => {
        if (request.method() === 'DELETE') deletions.add(request.url());
      });
      // If a page is left before the response to a deletion arrives, the deletion is sent again. The first deletion
      // has taken effect by then, so the second gets a 404.
      const isRepeatedDeletion = (message: ConsoleMessage) =>
        message.text().includes('status of 404') && deletions.has(message.location().url);
      context.on('weberror', (error) => seen.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRepeatedDeletion(message)) seen.push(message.text());
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP violation: ${event.effectiveDirective} ${event.blockedURI}`),
        );
      });
      await use(undefined);
      const expected = testInfo.annotations
        .filter(({ type }) => type === 'expected console error')
        .map(({ description }) => new RegExp(description ?? ''));
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      // A test's route may still hold a call. Its response is lost when the context closes, which is no error.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected, 'unexpected console errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** The rules that a page must meet: WCAG 2.2 AA and axe's best practices. */
const allRules = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that depend on the colour scheme. */
const colorRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** Fails with one line per broken rule, with the names of the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await brokenRules(page, allRules), 'accessibility').toEqual([]);
}

/** Checks only the colours. Use it for a page that was found accessible in the other colour scheme. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await brokenRules(page, colorRules), 'readable colours').toEqual([]);
}
