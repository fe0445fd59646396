import { IconChevronDown, IconCommand, IconLogout, IconUser } from '@tabler/icons-react';
import { useUser } from '../data/session/SessionProvider.tsx';
import { paths } from '../paths.ts';
import { firstWord } from '../ui/format/firstWord.ts';
import { Menu, MenuItem, MenuLink } from '../ui/overlay/Menu.tsx';
import classes from './ProfileMenu.module.css';
import { useLogOut } from './useLogOut.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export const ProfileMenu = ({ onKeys }: { readonly onKeys: () => void }) => {
  const { name } = useUser();
  const logOut = useLogOut();
  const button = (
    <>
      <span className={classes.name}>{firstWord(name)}</span>
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </>
  );
  return (
    <Menu
      label="Profile"
      className={classes.root}
      button={{ className: classes.button, children: button }}
    >
      <MenuLink to={paths.profile}>
        <IconUser {...icon} />
        Profile
      </MenuLink>
      <MenuItem onChoose={onKeys}>
        <IconCommand {...icon} />
        Keyboard shortcuts
      </MenuItem>
      <MenuItem onChoose={logOut}>
        <IconLogout {...icon} />
        Logout
      </MenuItem>
    </Menu>
  );
};
