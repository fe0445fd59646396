import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import classes from './Menu.module.css';
import { useMenu } from './useMenu.ts';

const MenuContext = createContext<Pick<ReturnType<typeof useMenu>, 'choose' | 'close'>>({
  choose: (action) => action(),
  close: () => undefined,
});

type Props = {
  /** Read aloud as the name of the list. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly button: ComponentProps<'button'>;
  /** Instead of a card below the button. */
  readonly sheet?: string | undefined;
  /** MenuItems and MenuLinks, which are there while it is open. */
  readonly children: ReactNode;
};

/** A button and its menu. */
export const Menu = ({ label, className = '', button, sheet, children }: Props) => {
  const { open, close, choose, rootProps, buttonProps, menuProps } = useMenu();
  return (
    <div className={`${classes.root} ${className}`} {...rootProps}>
      <button type="button" {...button} {...buttonProps} />
      {open && (
        <div role="menu" aria-label={label} className={sheet ?? classes.menu} {...menuProps}>
          <MenuContext value={{ choose, close }}>{children}</MenuContext>
        </div>
      )}
    </div>
  );
};

type ItemProps = { readonly onChoose: () => void; readonly children: ReactNode };

export const MenuItem = ({ onChoose, children }: ItemProps) => {
  const { choose } = use(MenuContext);
  return (
    <button type="button" role="menuitem" className={classes.item} onClick={() => choose(onChoose)}>
      {children}
    </button>
  );
};

type LinkProps = {
  readonly to: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

export const MenuLink = ({ to, isCurrent, children }: LinkProps) => {
  const { close } = use(MenuContext);
  return (
    <Link
      to={to}
      role="menuitem"
      className={classes.item}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={close}
    >
      {children}
    </Link>
  );
};
