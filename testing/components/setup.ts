import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { afterEach, beforeEach, vi } from 'vitest';
import { noticed } from '../../frontend/src/data/client/reachability.ts';
import { sessionStore } from '../../frontend/src/data/session/sessionStore.ts';
import { closeOverlays } from '../../frontend/src/ui/overlay/popups/popups.ts';

/** Browser APIs that jsdom lacks because it renders nothing. */
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

/** Resolves when React has rendered everything, because its scheduler runs an idle callback last. */
const rendered = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });

const { asyncWrapper } = getConfig();
configure({
  // So long that only a hanging test reaches it, even on a busy machine.
  asyncUtilTimeout: 20_000,
  // By default, an action waits for a timer of 0 ms. On a busy machine that timer fires before React renders.
  asyncWrapper: (action) =>
    asyncWrapper(async () => {
      const result = await action();
      await rendered();
      return result;
    }),
});

beforeEach(async () => {
  // Marks the server as reachable, even if a request of an earlier test failed.
  await noticed(async () => new Response())('', {});
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  sessionStore.restore();
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  // A closed overlay still has to remove its history entry.
  await vi.waitUntil(() => Number.isInteger((history.state as { idx?: number } | null)?.idx ?? 0));
  await new Promise((resolve) => setTimeout(resolve));
  // Also closes overlays that are not shown yet.
  closeOverlays();
});
