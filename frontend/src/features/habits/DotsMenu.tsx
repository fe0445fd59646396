import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMenu } from '../../ui/overlay/useMenu.ts';
import classes from './HabitMenu.module.css';

export type Menu = Pick<ReturnType<typeof useMenu>, 'choose' | 'close'>;

type Props = {
  readonly label: string;
  /** As the buttons beside it have one. */
  readonly isFramed?: boolean;
  /** MenuItems and links. */
  readonly children: (menu: Menu) => ReactNode;
};

/** A button with three dots, and its menu. */
export const DotsMenu = ({ label, isFramed, children }: Props) => {
  const { open, close, choose, rootProps, buttonProps, menuProps } = useMenu();
  return (
    <div className={classes.root} {...rootProps}>
      <button
        type="button"
        className={classes.button}
        data-framed={isFramed || undefined}
        aria-label={label}
        title="More"
        {...buttonProps}
      >
        <IconDots size={18} aria-hidden="true" />
      </button>
      {open && (
        <div role="menu" aria-label={label} className={classes.menu} {...menuProps}>
          {children({ choose, close })}
        </div>
      )}
    </div>
  );
};

export const MenuItem = ({
  onChoose,
  children,
}: {
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) => (
  <button type="button" role="menuitem" className={classes.item} onClick={onChoose}>
    {children}
  </button>
);
