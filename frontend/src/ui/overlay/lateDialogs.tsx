import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { useEffect, useState } from 'react';

/** A dialog that mounts open can't return the focus afterwards, so it opens a moment later. */
const useMounted = (): boolean => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
};

export const LateModal = (props: ModalProps) => {
  const isMounted = useMounted();
  return <Modal {...props} opened={isMounted && props.opened} />;
};

export const LateDrawer = (props: DrawerProps) => {
  const isMounted = useMounted();
  return <Drawer {...props} opened={isMounted && props.opened} />;
};
