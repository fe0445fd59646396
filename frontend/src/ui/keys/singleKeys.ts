/** The local-storage key of the setting. 'off' turns single keys off; 'on' and '' leave them on. */
export const singleKeysKey = 'cairn.single-keys';

/** Whether single keys work. People can turn them off if they use speech input or press keys by accident. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(singleKeysKey) !== 'off';

type Pressed = Pick<
  KeyboardEvent,
  'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
> & { readonly target: unknown };

/** Elements that need letter keys themselves, for typing or choosing. */
const takesLetters = [
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])',
  'textarea',
  'select',
  '[contenteditable]',
  ...[
    'menu',
    'listbox',
    'combobox',
    'tree',
    'textbox',
    'searchbox',
    'spinbutton',
    'application',
  ].map((role) => `[role=${role}]`),
].join();

/** Whether a key is pressed without Ctrl, Cmd or Alt, and outside elements that need letter keys. */
export const isSingleKey = (pressed: Pressed): boolean => {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = pressed;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  const closest = (target as Partial<Pick<Element, 'closest'>> | null)?.closest;
  return closest === undefined || closest.call(target, takesLetters) === null;
};

export const isOverlaid = (): boolean => document.querySelector('[role=dialog]') !== null;
