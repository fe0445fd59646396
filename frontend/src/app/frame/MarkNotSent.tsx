import type { ReactNode } from 'react';
import { useNotSent } from '../../data/changes/useNotSent.ts';
import { NotSentContext } from '../../ui/badges/NotSent.tsx';

export const MarkNotSent = ({ children }: { readonly children: ReactNode }) => (
  <NotSentContext value={useNotSent()}>{children}</NotSentContext>
);
