import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useBackCloses } from './backCloses.ts';
import { menuTarget } from './menuTarget.ts';

/** A button and its menu, by the keyboard pattern of WAI-ARIA: arrows, Home, End, Escape, Tab. */
export const useMenu = () => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => setOpen(false);
  useBackCloses(open, close);

  /** For an item that opens something else: the focus can go back to the menu's button afterwards. */
  const choose = (action: () => void) => {
    button.current?.focus();
    close();
    action();
  };

  useEffect(() => {
    if (!open) return;
    menu.current?.scrollIntoView({ block: 'nearest' });
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [open]);

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
      button.current?.focus();
      return;
    }
    const all = items();
    const target = menuTarget(event.key, all.indexOf(event.target as HTMLElement), all.length);
    if (target === null) return;
    event.preventDefault();
    all[target]?.focus();
  };

  return {
    open,
    close,
    choose,
    rootProps: {
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    buttonProps: {
      ref: button,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      // Keeps the focus where it is, so that a click on the open menu's button closes it for good.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => setOpen((was) => !was),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpen(true);
      },
    },
    menuProps: {
      ref: menu,
      onKeyDown: onMenuKey,
      // Safari gives no focus to a link that is clicked: it would leave the menu, and so close it before the click.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
};
