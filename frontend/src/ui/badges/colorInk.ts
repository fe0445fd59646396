import { isLightColor } from '@mantine/core';

/** Black or white, whichever contrasts more with a colour: '#ffeb3b' -> '#000000', '#1b5e20' -> '#ffffff'. */
export const inkOn = (color: string): string => (isLightColor(color) ? '#000000' : '#ffffff');
