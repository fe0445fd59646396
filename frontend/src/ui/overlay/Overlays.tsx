import { Tooltip, type TooltipProps } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import { ModalsProvider, modals, useModals } from '@mantine/modals';
import '@mantine/core/styles/Group.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useEffect } from 'react';
import { useBackCloses } from './backCloses.ts';
import { dialogProps } from './OpenDialog.tsx';
import classes from './Overlays.module.css';

export const Overlays = ({ onMounted }: { onMounted: () => void }) => {
  useEffect(onMounted, [onMounted]);
  return (
    <>
      <ModalsProvider modalProps={dialogProps()}>
        <BackClosesModals />
      </ModalsProvider>
      <Notifications
        containerWidth={440}
        // No transition. A press while a popup slides in or out would miss its buttons.
        transitionDuration={0}
        classNames={{ root: classes.popups ?? '', notification: classes.popup ?? '' }}
        data-popups
      />
    </>
  );
};

/** Mantine's Tooltip next to an element. It is visible as long as it is mounted. */
export const Bubble = (props: TooltipProps) => (
  <Tooltip opened transitionProps={{ duration: 0 }} {...props} />
);

const BackClosesModals = () => {
  const { modals, closeModal } = useModals();
  return modals.map(({ id }) => <BackCloses key={id} onClose={() => closeModal(id, true)} />);
};

const BackCloses = ({ onClose }: { readonly onClose: () => void }) => {
  useBackCloses(true, onClose);
  return null;
};

export { hideDone, passDone, showDone } from './donePopup.tsx';
export { OpenDrawer, OpenModal } from './OpenDialog.tsx';
export { OpenMenu } from './OpenMenu.tsx';
export { besideTap } from './popups/besideTap.ts';
export { modals, notifications };
