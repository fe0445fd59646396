/** The local storage key for single keys: 'off', or 'on' or '' if they work. */
export const singleKeysKey = 'cairn.single-keys';

/** Whether single keys work. People who use speech input, or press keys by accident, can turn them off. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(singleKeysKey) !== 'off';

type Pressed = Pick<
  KeyboardEvent,
  'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
> & { readonly target: unknown };

/** Elements that use letters, for typing or choosing. */
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

/** Whether a key is pressed without modifiers, outside of elements that use letters. */
export const isSingleKey = (pressed: Pressed): boolean => {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = pressed;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  const closest = (target as Partial<Pick<Element, 'closest'>> | null)?.closest;
  return closest === undefined || closest.call(target, takesLetters) === null;
};

export const isOverlaid = (): boolean => document.querySelector('[role=dialog]') !== null;
