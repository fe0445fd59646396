import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Fetches the code of what a control on this page opens, so that it is there also when the connection is not. */
export const usePreload = (preload: () => void): void => {
  useEffect(() => whenIdle(preload), [preload]);
};
