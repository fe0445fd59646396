import type { DrawerProps, ModalProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { OpenDrawer, OpenModal } from './lateOverlays.ts';

/** Whether it is open, or was before. */
const useWasOpened = (isOpen: boolean): boolean => {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened;
};

/** Mantine's Modal, which mounts when it first opens. Back closes it. */
export const Modal = (props: ModalProps) =>
  useWasOpened(props.opened) && (
    <Suspense fallback={null}>
      <OpenModal {...props} />
    </Suspense>
  );

/** Mantine's Drawer at the side, or from below on a phone. It mounts when it first opens. Back closes it. */
export const Drawer = (props: DrawerProps) =>
  useWasOpened(props.opened) && (
    <Suspense fallback={null}>
      <OpenDrawer {...props} />
    </Suspense>
  );
