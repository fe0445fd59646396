export type Opened = 'search' | 'keys';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'
> & {
  readonly target: unknown;
};

const typing = 'input, textarea, select, [contenteditable]';

const isTyping = (target: unknown): boolean => {
  const closest = (target as Partial<Pick<Element, 'closest'>> | null)?.closest;
  return closest !== undefined && closest.call(target, typing) !== null;
};

/** What a key opens: Ctrl or Cmd K anywhere, '/' and '?' where nothing is typed. */
export const openedBy = (pressed: Pressed): Opened | undefined => {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = pressed;
  if (defaultPrevented || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined;
  if (isTyping(target)) return undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : undefined;
};
