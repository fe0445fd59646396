import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { useEffect, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { useIsPhone } from '../browser/useMedia.ts';
import { useBackCloses } from './backCloses.ts';

export const dialogProps = () => ({
  closeButtonProps: { 'aria-label': i18n.t('Close') },
  // Removes the role of the dialog's header. It would count as a second banner landmark.
  attributes: { header: { role: 'none' } },
  transitionProps: { duration: 150 },
});

/**
 * False during the first render. A dialog that mounts open can't return the focus later, so it opens after
 * mounting.
 */
const useMounted = (): boolean => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
};

export const OpenModal = ({ opened, ...props }: ModalProps) => {
  const isMounted = useMounted();
  useBackCloses(opened, props.onClose);
  return <Modal {...dialogProps()} {...props} opened={isMounted && opened} />;
};

export const OpenDrawer = ({ opened, size = 'md', ...props }: DrawerProps) => {
  const isMounted = useMounted();
  const isPhone = useIsPhone();
  useBackCloses(opened, props.onClose);
  const shared = dialogProps();
  return (
    <Drawer
      {...shared}
      closeButtonProps={{ ...shared.closeButtonProps, size: isPhone ? 44 : 'md', iconSize: 20 }}
      overlayProps={{ backgroundOpacity: 0.25 }}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '80%' : size}
      {...props}
      opened={isMounted && opened}
    />
  );
};
