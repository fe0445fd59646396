import { expect, test } from '#testing/browser/test.ts';

test.describe('tests that must fail', () => {
  test.fail();

  test('a test must fail after a console error', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => console.error('broken'));
  });

  test('a test must fail after an uncaught exception', async ({ page }) => {
    await page.goto('/login');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('broken'))));
    await thrown;
  });

  test('a test must fail after a violation of the content security policy', async ({ page }) => {
    await page.goto('/login');
    const reported = page.waitForEvent('console');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="top:0">'));
    await reported;
  });
});

test('an expected console error does not fail a test', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 404/);
  await page.goto('/login');
  expect(await page.evaluate(async () => (await fetch('/api/nothing')).status)).toBe(404);
});
