import { expect, onTestFinished, test, vi } from 'vitest';
import { activate, catalogue } from '#shared/language/i18n.ts';
import type { ReaderRequest } from './reader.ts';

test('the worker’s messages are in the language of the page', async () => {
  // In this test, the page and the worker share one catalogue.
  onTestFinished(() => {
    activate({ locale: 'en', messages: {} });
    vi.unstubAllGlobals();
  });
  const listen = vi.fn<(type: string, reply: (event: unknown) => Promise<void>) => void>();
  const say = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('postMessage', say);
  await import('./reader.ts');
  const messages = { 'There is nothing in this file.': ['In dieser Datei ist nichts.'] };
  const request: ReaderRequest = {
    files: [],
    today: '2026-11-22',
    language: { locale: 'de', messages },
  };
  await listen.mock.calls[0]?.[1]({ data: structuredClone(request) });
  expect(catalogue.locale).toBe('de');
  expect(say).toHaveBeenCalledWith({ problem: 'In dieser Datei ist nichts.' });
});
