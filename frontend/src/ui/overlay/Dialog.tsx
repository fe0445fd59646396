import {
  type DrawerProps,
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type ModalProps,
} from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { useEffect, useState } from 'react';

/** A dialog that mounts open could not return the focus later, so it opens a moment after mounting. */
const useMounted = (): boolean => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
};

/** Mantine's Modal with its styles. It may mount open. */
export const Modal = ({ opened, ...props }: ModalProps) => {
  const isMounted = useMounted();
  return <MantineModal {...props} opened={isMounted && opened} />;
};

/** Mantine's Drawer with its styles. It may mount open. */
export const Drawer = ({ opened, ...props }: DrawerProps) => {
  const isMounted = useMounted();
  return <MantineDrawer {...props} opened={isMounted && opened} />;
};
