import { Menu as MantineMenu } from '@mantine/core';
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

type Props = {
  readonly button: ComponentProps<'button'>;
  /** The name of the list for screen readers, if it differs from the button's. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** Mantine's Menu.Items. They exist while the menu is open. */
  readonly children: ReactNode;
};

/** A button with Mantine's menu. Back and Tab close it, too. */
export const Menu = ({ button, label, className = '', children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  // Every list item has a menu, and most are never opened. So Mantine's menu mounts when it is first used.
  const [isUsed, setUsed] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);

  // Mantine moves the focus a moment later, when the next key may already have been pressed.
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
  // Mantine returns the focus to the element that had it when the menu opened.
  useEffect(() => {
    if (!isUsed) return;
    target.current?.focus();
    setOpen(true);
  }, [isUsed]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== target.current && !currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isUsed) onChange(true);
    else setUsed(true);
  };

  const buttonProps = { type: 'button', ...button, ref: target, onKeyDown } as const;
  if (!isUsed) {
    return (
      <div className={className}>
        <button
          {...buttonProps}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setUsed(true)}
        />
      </div>
    );
  }
  return (
    <div className={className}>
      <MantineMenu
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
        <MantineMenu.Target>
          <button {...buttonProps} />
        </MantineMenu.Target>
        <MantineMenu.Dropdown
          ref={menu}
          onBlur={onBlur}
          {...(label && { 'aria-label': label, 'aria-labelledby': '' })}
          // A dialog opened by a menu item returns the focus to the element that has it now.
          onClickCapture={focusTarget}
        >
          {children}
        </MantineMenu.Dropdown>
      </MantineMenu>
    </div>
  );
};
