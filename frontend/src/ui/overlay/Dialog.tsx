import type { DrawerProps, ModalProps } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../feedback/lazyPart.ts';

const LateModal = lazyPart(async () => (await import('./Overlays.tsx')).LateModal);
const LateDrawer = lazyPart(async () => (await import('./Overlays.tsx')).LateDrawer);

/** Mantine's Modal, whose code is in the chunk of the popups: it weighs more than all that our dialogs show. */
export const Modal = (props: ModalProps) => (
  <Suspense>
    <LateModal {...props} />
  </Suspense>
);

/** Mantine's Drawer, likewise. */
export const Drawer = (props: DrawerProps) => (
  <Suspense>
    <LateDrawer {...props} />
  </Suspense>
);
