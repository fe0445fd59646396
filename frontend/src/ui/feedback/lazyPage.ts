import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The code of a page could not be loaded: offline, or a newer version was deployed. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('This part of the app could not be loaded', { cause });
    this.name = 'PageLoadError';
  }
}

export type LazyPage<Props = object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Starts the download early; a failure shows when the page is rendered. */
  readonly preload: () => void;
};

/** A page, or a large part of one, in a chunk of its own: `lazyPage(() => import('./HabitsPage.tsx'), 'HabitsPage')`. */
export const lazyPage = <Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> => {
  const page = lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (cause) {
      throw new PageLoadError(cause);
    }
  });
  return Object.assign(page, { preload: () => void load().catch(() => undefined) });
};
