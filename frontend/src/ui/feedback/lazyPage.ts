import type { ComponentType } from 'react';
import { type Late, late } from '../late/late.tsx';
import { CrashScreen } from './CrashScreen.tsx';

export type LazyPage<Props = object> = Late<Props>;

/** A page in a chunk of its own: `lazyPage(() => import('./HabitsPage.tsx'), 'HabitsPage')`. */
export const lazyPage = <Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> => late(async () => (await load())[name], CrashScreen);
