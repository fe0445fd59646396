import { type ReactNode, useDeferredValue } from 'react';

type Props = { readonly placeholder: ReactNode; readonly children: ReactNode };

/** Content far down the page. React renders it last and in small steps, so that taps don't wait for it. */
export const Deferred = ({ placeholder, children }: Props): ReactNode =>
  useDeferredValue(true, false) ? children : placeholder;
