import type { DrawerProps, ModalProps } from '@mantine/core';
import { Suspense, useDeferredValue, useState } from 'react';
import { OpenDrawer, OpenModal } from './lateOverlays.ts';

/**
 * Whether a dialog is open or was open before. The value is deferred, because otherwise React would show a Suspense
 * fallback for at least 300 ms.
 */
const useWasOpened = (opened: boolean): boolean => {
  const isOpen = useDeferredValue(opened, false);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened;
};

/** Mantine's Modal. Its code loads when it first opens. Back closes it. */
export const Modal = (props: ModalProps) => (
  <Suspense fallback={null}>{useWasOpened(props.opened) && <OpenModal {...props} />}</Suspense>
);

/** Mantine's Drawer: at the side, or from the bottom on a phone. Its code loads when it first opens. Back closes it. */
export const Drawer = (props: DrawerProps) => (
  <Suspense fallback={null}>{useWasOpened(props.opened) && <OpenDrawer {...props} />}</Suspense>
);
