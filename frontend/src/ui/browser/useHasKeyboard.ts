import { useMedia } from './useMedia.ts';

/** Matches a mouse or a trackpad. Devices with only touch rarely have keys. */
export const keyboardQuery = '(hover: hover) and (pointer: fine)';

/** Whether the device probably has a keyboard. Keys are only shown there, but work everywhere. */
export const useHasKeyboard = (): boolean => useMedia(keyboardQuery);
