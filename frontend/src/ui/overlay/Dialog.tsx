import type { DrawerProps, ModalProps } from '@mantine/core';
import { Suspense, useDeferredValue, useState } from 'react';
import { OpenDrawer, OpenModal } from './lateOverlays.ts';

/** Whether it is open, or was before. Deferred, since React would hold back what follows a fallback for 300 ms. */
const useWasOpened = (opened: boolean): boolean => {
  const isOpen = useDeferredValue(opened, false);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened;
};

/** Mantine's Modal, which mounts when it first opens. Back closes it. */
export const Modal = (props: ModalProps) => (
  <Suspense fallback={null}>{useWasOpened(props.opened) && <OpenModal {...props} />}</Suspense>
);

/** Mantine's Drawer at the side, or from below on a phone. It mounts when it first opens. Back closes it. */
export const Drawer = (props: DrawerProps) => (
  <Suspense fallback={null}>{useWasOpened(props.opened) && <OpenDrawer {...props} />}</Suspense>
);
