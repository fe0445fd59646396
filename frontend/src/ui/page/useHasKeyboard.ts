import { useMediaQuery } from '@mantine/hooks';

/** A mouse or a trackpad: what is only tapped hardly ever has keys. */
export const keyboardQuery = '(hover: hover) and (pointer: fine)';

/** Whether the device probably has a keyboard: keys are named there alone, and work everywhere. */
export const useHasKeyboard = (): boolean =>
  useMediaQuery(keyboardQuery, undefined, { getInitialValueInEffect: false });
