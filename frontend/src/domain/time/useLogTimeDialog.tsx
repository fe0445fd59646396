import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';
import type { LogTimeProps } from './LogTimeDialog.tsx';

const LogTimeDialog = lazyPart(async () => (await import('./LogTimeDialog.tsx')).LogTimeDialog);

export const useLogTimeDialog = (
  props: LogTimeProps,
): { readonly open: () => void; readonly dialog: ReactNode } => {
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => {
      setTurn(turn + 1);
      setOpen(true);
    },
    dialog: turn > 0 && (
      <Suspense fallback={null}>
        <LogTimeDialog key={turn} {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
};
