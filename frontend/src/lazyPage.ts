import { type ComponentType, lazy } from 'react';
import { sleep } from './data/client/retry.ts';

/** The time in ms after which a page that the browser leaves is surely gone. */
const untilLeft = 2_000;

/**
 * Waits, then rethrows the error of code that failed to load. Leaving a page aborts its downloads. Without the wait,
 * the page would show an error for a moment.
 */
export const failLate = async (error: unknown): Promise<never> => {
  await sleep(untilLeft);
  throw error;
};

/** A page whose code is its own chunk: `lazyPage(() => import('…/HabitsPage.tsx'), 'HabitsPage')`. */
export const lazyPage = <Name extends string>(
  importPage: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => {
  let loading: Promise<{ readonly default: ComponentType }> | undefined;
  const load = () => {
    loading ??= importPage().then((module) => ({ default: module[name] }), failLate);
    return loading;
  };
  return Object.assign(lazy(load), { load });
};

/** The facts about a page that are known before its code has loaded. */
export type PageShape = {
  readonly title: () => string;
  /** The label of the main button of a list's page. Other pages have none here. */
  readonly listAction?: () => string;
  /** Whether the page begins with a row of figures. Lists always do. */
  readonly hasStats?: boolean;
  readonly isForm?: boolean;
};

export type Page = PageShape & {
  readonly path: string;
  readonly Screen: ReturnType<typeof lazyPage>;
};
