import { type ReactNode, startTransition, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { MoreButton } from './MoreButton.tsx';

/**
 * Returns the first items of a list, or all of them once the person asks, and the button for that. There is no button
 * if no items are hidden. `list` is the list's name for screen readers: 'Related skills'.
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
