import { type ReactNode, memo as reactMemo, useSyncExternalStore } from 'react';
import { catalogue } from '#shared/language/i18n.ts';

const subscribe = (onChange: () => void) => catalogue.on('change', onChange);

/** The tag of the current language. A component with this hook renders again when the language changes. */
export const useLanguage = (): string => useSyncExternalStore(subscribe, () => catalogue.locale);

/** React's `memo` for components with texts. The components still render again when the language changes. */
export const memo = <Props extends object>(Component: (props: Props) => ReactNode) =>
  reactMemo((props: Props) => {
    useLanguage();
    return Component(props);
  });
