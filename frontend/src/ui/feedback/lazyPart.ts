import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing = () => null;

/**
 * A part of a page in a chunk of its own, below a Suspense: `lazyPart(async () => (await import('./X.tsx')).X)`. If it
 * can't load, the rest of the page stays, and `LostPart` reports it.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));
