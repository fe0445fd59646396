import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './DotsMenu.module.css';
import { Menu } from './Menu.tsx';

type Props = {
  readonly label: string;
  /** Whether the button has a border, like the buttons next to it. */
  readonly isFramed?: boolean;
  /** MenuItems. */
  readonly children: ReactNode;
};

export const DotsMenu = ({ label, isFramed = false, children }: Props) => (
  <Menu
    className={classes.root}
    button={{
      className: `${classes.button} ${isFramed ? classes.framed : ''}`,
      'aria-label': label,
      title: i18n.t('More'),
      children: <IconDots size={18} aria-hidden="true" />,
    }}
  >
    {children}
  </Menu>
);
