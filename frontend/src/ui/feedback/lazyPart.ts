import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing = () => null;

/**
 * A part of a page whose code is its own chunk: `lazyPart(async () => (await import('./X.tsx')).X)`. Render it
 * inside a Suspense. If its code can't load, it renders nothing, and `LostPart` tells the person.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));
