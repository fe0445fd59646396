import { type ReactNode, startTransition, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { MoreButton } from './MoreButton.tsx';

/**
 * Returns the shown items of a list, and a button that switches between the first items and all items. There is no
 * button for a short list. `list` is the list's name for screen readers: 'Related skills'.
 */
export const useFirstItems = <T,>(
  items: readonly T[],
  first: number,
  list: string,
): { readonly shown: readonly T[]; readonly moreButton: ReactNode } => {
  const [isOpen, setOpen] = useState(false);
  const more = items.length - first;
  if (more <= 0) return { shown: items, moreButton: null };
  const text = isOpen ? i18n.t('Show fewer') : i18n.t('+{more} more', { more });
  // A long list takes a while to render.
  const toggle = () => startTransition(() => setOpen(!isOpen));
  return {
    shown: isOpen ? items : items.slice(0, first),
    moreButton: (
      <MoreButton
        isOpen={isOpen}
        onToggle={toggle}
        label={i18n.t('{list}: {button}', { list, button: text })}
      >
        {text}
      </MoreButton>
    ),
  };
};
