import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';
import { useFreshDialog } from '../../ui/overlay/useFreshDialog.tsx';
import type { LogTimeProps } from './LogTimeDialog.tsx';

const LogTimeDialog = lazyPart(async () => (await import('./LogTimeDialog.tsx')).LogTimeDialog);

export const useLogTimeDialog = (
  given: LogTimeProps,
): { readonly open: () => void; readonly dialog: ReactNode } => {
  const { open, show } = useFreshDialog();
  return { open, dialog: show((props) => <LogTimeDialog {...given} {...props} />) };
};
