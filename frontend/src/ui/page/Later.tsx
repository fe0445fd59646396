import { type ReactNode, useDeferredValue } from 'react';

type Props = { readonly placeholder: ReactNode; readonly children: ReactNode };

/** What is below the fold: it is drawn after what is above it, bit by bit, so that a tap needs not wait for all of it. */
export const Later = ({ placeholder, children }: Props): ReactNode =>
  useDeferredValue(true, false) ? children : placeholder;
