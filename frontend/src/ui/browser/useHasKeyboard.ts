import { useMedia } from './useMedia.ts';

/** Matches devices with a mouse or a trackpad. Touch-only devices rarely have a keyboard. */
export const keyboardQuery = '(hover: hover) and (pointer: fine)';

/** Whether the device probably has a keyboard. Shortcuts are shown only then, but always work. */
export const useHasKeyboard = (): boolean => useMedia(keyboardQuery);
