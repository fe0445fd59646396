import { isSingleKey } from '../../ui/keys/singleKeys.ts';

export type Opened = 'search' | 'keys';

type Pressed = Parameters<typeof isSingleKey>[0] & Pick<KeyboardEvent, 'key'>;

/**
 * The dialog that a key opens. Ctrl+K or Cmd+K works anywhere. '/' and '?' work only if single keys are on and the
 * focus is not in an input field.
 */
export const openedBy = (pressed: Pressed, areSingleKeysOn: boolean): Opened | undefined => {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = pressed;
  if (defaultPrevented || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined;
  if (!areSingleKeysOn || !isSingleKey(pressed)) return undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : undefined;
};
