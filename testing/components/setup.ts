import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { noticed } from '../../frontend/src/data/client/reachability.ts';
import { sessionStore } from '../../frontend/src/data/session/sessionStore.ts';

/** What a browser has and jsdom lacks, because it draws nothing. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
Object.assign(document, { fonts: new EventTarget() });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.dataset.shown = 'true';
  },
  hidePopover(this: HTMLElement) {
    delete this.dataset.shown;
  },
});

// Only a test that hangs meets it, however busy the machine.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(async () => {
  // The server is within reach, whatever call of an earlier test failed.
  await noticed(async () => new Response())('', {});
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  sessionStore.restore();
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  // An overlay that closed takes its entry from the history.
  await vi.waitUntil(() => Number.isInteger((history.state as { idx?: number } | null)?.idx ?? 0));
  await new Promise((resolve) => setTimeout(resolve));
  notifications.clean();
});
