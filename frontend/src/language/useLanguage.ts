import { type ReactNode, memo as reactMemo, useSyncExternalStore } from 'react';
import { catalogue } from './i18n.ts';

const subscribe = (onChange: () => void) => catalogue.on('change', onChange);

/** The tag of the language that is shown. What calls it is drawn again when another one is. */
export const useLanguage = (): string => useSyncExternalStore(subscribe, () => catalogue.locale);

/** React's `memo`, for what has texts. */
export const memo = <Props extends object>(Component: (props: Props) => ReactNode) =>
  reactMemo((props: Props) => {
    useLanguage();
    return Component(props);
  });
