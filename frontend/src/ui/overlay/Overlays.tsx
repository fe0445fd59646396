import { ModalsProvider, modals, useModals } from '@mantine/modals';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useEffect } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { useBackCloses } from './backCloses.ts';
import classes from './Overlays.module.css';

const modalProps = () => ({
  lockScroll: false,
  centered: true,
  closeButtonProps: { 'aria-label': i18n.t('Close') },
  // Outside of the page's sections, a header element would be a second banner landmark.
  attributes: { header: { role: 'none' } },
});

/** Renders dialogs and popups. Scrolling is not locked, since Mantine would write a style element for that. */
export const Overlays = ({ onMounted }: { onMounted: () => void }) => {
  useEffect(onMounted, [onMounted]);
  return (
    <>
      <ModalsProvider modalProps={modalProps()}>
        <BackClosesModals />
      </ModalsProvider>
      <Notifications
        containerWidth={440}
        // Mantine would slide popups in and out, and a press during that would miss their buttons.
        transitionDuration={0}
        classNames={{ root: classes.popups ?? '', notification: classes.popup ?? '' }}
        data-popups
      />
    </>
  );
};

const BackClosesModals = () => {
  const { modals, closeModal } = useModals();
  return modals.map(({ id }) => <BackCloses key={id} onClose={() => closeModal(id, true)} />);
};

const BackCloses = ({ onClose }: { readonly onClose: () => void }) => {
  useBackCloses(true, onClose);
  return null;
};

export { besideTap } from './besideTap.ts';
export { hideDone, passDone, showDone } from './donePopup.tsx';
export { modals, notifications };
