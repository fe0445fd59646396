import type { ReactNode } from 'react';
import { useNotSent } from '../data/outbox/useNotSent.ts';
import { NotSentContext } from '../ui/cards/NotSent.tsx';

/** In the lists within, what waits for the network is marked. */
export const MarkNotSent = ({ children }: { readonly children: ReactNode }) => (
  <NotSentContext value={useNotSent()}>{children}</NotSentContext>
);
