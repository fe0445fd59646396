import { type ComponentType, lazy } from 'react';
import { sleep } from './data/client/retry.ts';

/** In ms. Longer than a page lives on that a browser is leaving. */
const untilLeft = 2_000;

/**
 * Code that can't load fails late: if the person is leaving the page, which cuts it off, the page has gone by then, and
 * no error shows for a moment.
 */
export const failLate = async (error: unknown): Promise<never> => {
  await sleep(untilLeft);
  throw error;
};

/** A page in a chunk of its own: `lazyPage(() => import('…/HabitsPage.tsx'), 'HabitsPage')`. */
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

/** The shape of a page, known before its code has loaded. */
export type PageShape = {
  readonly title: () => string;
  /** The label of its main button, if it is a list. */
  readonly list?: () => string;
  /** Whether it begins with a line of figures. Lists always do. */
  readonly hasStats?: boolean;
  /** The form of one item. */
  readonly isForm?: boolean;
};

export type Page = PageShape & {
  readonly path: string;
  readonly Screen: ReturnType<typeof lazyPage>;
};
