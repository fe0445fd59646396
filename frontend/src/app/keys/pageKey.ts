export type PageAction =
  | { readonly does: 'next' | 'previous' | 'primary' | 'edit' | 'timer' | 'wait' }
  | { readonly does: 'go'; readonly letter: string };

const actions: Readonly<Record<string, Exclude<PageAction['does'], 'go'>>> = {
  j: 'next',
  k: 'previous',
  x: 'primary',
  e: 'edit',
  t: 'timer',
  g: 'wait',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat'>;

/** The action of a single key. After g, any letter names a page. While held down, only j and k have an action. */
export const pageKey = ({ key, repeat }: Pressed, isBehindG: boolean): PageAction | undefined => {
  if (isBehindG && !repeat && /^[a-z]$/.test(key)) return { does: 'go', letter: key };
  const does = actions[key];
  if (!does || (repeat && does !== 'next' && does !== 'previous')) return undefined;
  return { does };
};
