import type { NotificationData } from '@mantine/notifications';
import { overlays } from './OverlayHost.tsx';

export const successPopupMs = 2_000;
export const noticePopupMs = 6_000;

/** A popup with an id replaces the one before it. */
const show = (popup: NotificationData) => {
  overlays().then(
    ({ notifications }) => {
      if (popup.id) notifications.hide(popup.id);
      notifications.show(popup);
    },
    (error: unknown) => console.error('A popup could not be shown', popup.message, error),
  );
};

const closeButtonProps = { 'aria-label': 'Close' };

/** 'Created!', 'Updated!', 'Deleted!': two seconds, no button. */
export const showSuccess = (message: string): void =>
  show({
    message,
    autoClose: successPopupMs,
    withCloseButton: false,
    color: 'moss',
    role: 'status',
  });

/** A quiet message that needs no action, e.g. what was rolled back. */
export const showNotice = (message: string): void =>
  show({
    id: 'notice',
    message,
    autoClose: noticePopupMs,
    color: 'amber',
    role: 'status',
    closeButtonProps,
  });

/** Titled 'Error!'; stays until it is closed. */
export const showError = (message: string): void =>
  show({ id: 'error', title: 'Error!', message, autoClose: false, color: 'red', closeButtonProps });
