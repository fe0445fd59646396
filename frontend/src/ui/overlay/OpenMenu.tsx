import { Menu } from '@mantine/core';
import { focusPressed } from '../browser/focusPressed.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useBackCloses } from './backCloses.ts';
import classes from './Menu.module.css';
import { ItemContext } from './MenuItem.tsx';

export type MenuProps = {
  readonly button: ComponentProps<'button'>;
  /** The menu's label for screen readers, if it differs from the button's. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** MenuItems. They are rendered only while the menu is open. */
  readonly children: ReactNode;
};

/** Mantine's menu. It opens when it mounts. Back and Tab close it, too. */
export const OpenMenu = ({ button, label, className = '', children }: MenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);

  // Moves the focus right away. Mantine moves it a moment later, after the next key may already have been pressed.
  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [isOpen]);

  // Safari does not focus a clicked button.
  const focusTarget = () => target.current?.focus();
  const onChange = (opens: boolean) => {
    if (opens) focusTarget();
    setOpen(opens);
  };
  // Opens the menu. The button gets the focus first, because Mantine returns the focus to where it was.
  useEffect(() => {
    target.current?.focus();
    setOpen(true);
  }, []);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== target.current && !currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange(true);
  };

  return (
    <div className={className}>
      <Menu
        opened={isOpen}
        onChange={onChange}
        position="bottom-end"
        offset={4}
        shadow="md"
        withinPortal={false}
        trapFocus={false}
        withInitialFocusPlaceholder={false}
        transitionProps={{ duration: 0 }}
        classNames={classes}
      >
        <Menu.Target>
          <button
            type="button"
            {...button}
            ref={target}
            onMouseDown={focusPressed}
            onKeyDown={onKeyDown}
          />
        </Menu.Target>
        <Menu.Dropdown
          ref={menu}
          onBlur={onBlur}
          {...(label && { 'aria-label': label, 'aria-labelledby': '' })}
          // A menu item may open a dialog. When that dialog closes, it returns the focus to the element that has it
          // now. So focus the button.
          onClickCapture={focusTarget}
        >
          <ItemContext value={Menu.Item}>{children}</ItemContext>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
};
