import { Fragment, type ReactNode, Suspense, useState } from 'react';

type DialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Creates a dialog again each time it opens, so that it keeps no input. Its code loads when it first opens. */
export const useFreshDialog = () => {
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => {
      setTurn(turn + 1);
      setOpen(true);
    },
    show: (dialogOf: (props: DialogProps) => ReactNode): ReactNode =>
      turn > 0 && (
        <Suspense fallback={null}>
          <Fragment key={turn}>{dialogOf({ isOpen, onClose: () => setOpen(false) })}</Fragment>
        </Suspense>
      ),
  };
};
