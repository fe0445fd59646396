import { IconChevronDown, IconCommand, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useUser } from '../data/session/SessionProvider.tsx';
import { paths } from '../paths.ts';
import { firstWord } from '../ui/format/firstWord.ts';
import { useMenu } from '../ui/overlay/useMenu.ts';
import classes from './ProfileMenu.module.css';
import { useLogOut } from './useLogOut.ts';

export const ProfileMenu = ({ onKeys }: { readonly onKeys: () => void }) => {
  const { name } = useUser();
  const logOut = useLogOut();
  const { open, close, choose, rootProps, buttonProps, menuProps } = useMenu();
  return (
    <div className={classes.root} {...rootProps}>
      <button type="button" className={classes.button} {...buttonProps}>
        <span className={classes.name}>{firstWord(name)}</span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {open && (
        <div role="menu" aria-label="Profile" className={classes.menu} {...menuProps}>
          <Link to={paths.profile} role="menuitem" className={classes.item} onClick={close}>
            <IconUser size={18} stroke={1.75} aria-hidden="true" />
            Profile
          </Link>
          <button
            type="button"
            role="menuitem"
            className={classes.item}
            onClick={() => choose(onKeys)}
          >
            <IconCommand size={18} stroke={1.75} aria-hidden="true" />
            Keyboard shortcuts
          </button>
          <button
            type="button"
            role="menuitem"
            className={classes.item}
            onClick={() => choose(logOut)}
          >
            <IconLogout size={18} stroke={1.75} aria-hidden="true" />
            Logout
          </button>
        </div>
      )}
    </div>
  );
};
