import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession, useUser } from '../data/session/SessionProvider.tsx';
import { usePersonData } from '../data/usePersonData.ts';
import { paths } from '../paths.ts';
import { firstWord } from '../ui/format/firstWord.ts';
import { formatCount } from '../ui/format/formatCount.ts';
import { confirmDelete } from '../ui/overlay/confirmDelete.tsx';
import classes from './ProfileMenu.module.css';
import { useMenu } from './useMenu.ts';

export const ProfileMenu = () => {
  const { signOut } = useSession();
  const { name } = useUser();
  const { outbox } = usePersonData();
  const logOut = () => {
    close();
    const waiting = outbox.waiting().length + outbox.refused().length;
    if (waiting === 0) return signOut();
    confirmDelete({
      title: 'Log out now?',
      text: `${formatCount(waiting, 'change')} of yours could not be saved yet. If you log out now, ${waiting === 1 ? 'it is' : 'they are'} lost.`,
      labels: { confirm: 'Log out and lose them', cancel: 'Stay logged in' },
      onConfirm: signOut,
    });
  };
  const { open, close, rootProps, buttonProps, menuProps } = useMenu();
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
          <button type="button" role="menuitem" className={classes.item} onClick={logOut}>
            <IconLogout size={18} stroke={1.75} aria-hidden="true" />
            Logout
          </button>
        </div>
      )}
    </div>
  );
};
