import {
  IconCalendarStats,
  IconChevronDown,
  IconCommand,
  IconHistory,
  IconLogout,
  IconUser,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { paths } from '../../paths.ts';
import { useHasKeyboard } from '../../ui/browser/useHasKeyboard.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { firstWord } from '../../ui/format/firstWord.ts';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { MenuItem } from '../../ui/overlay/MenuItem.tsx';
import { navLinks } from '../navLinks.ts';
import { useLogOut } from '../useLogOut.ts';
import classes from './ProfileMenu.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Up to this width, the bar has no room for all links. Bar.module.css has the same width. */
const tabletQuery = '(max-width: 54em)';

type Props = { readonly onKeys: () => void; readonly onChanges: () => void };

export const ProfileMenu = ({ onKeys, onChanges }: Props) => {
  const { name } = useUser();
  const logOut = useLogOut();
  const hasKeyboard = useHasKeyboard();
  const isTablet = useMedia(tabletQuery);
  const links = isTablet ? navLinks.filter(({ inMore }) => inMore === 'tablet') : [];
  const button = (
    <>
      <span className={classes.name}>{firstWord(name)}</span>
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </>
  );
  return (
    <Menu
      label={i18n.t('Profile')}
      className={classes.root}
      button={{ className: classes.button, children: button }}
    >
      {links.map((link) => (
        <MenuItem key={link.to} component={Link} to={link.to} leftSection={<link.icon {...icon} />}>
          {link.label()}
        </MenuItem>
      ))}
      <MenuItem component={Link} to={paths.review} leftSection={<IconCalendarStats {...icon} />}>
        {i18n.t('Weekly review')}
      </MenuItem>
      <MenuItem component={Link} to={paths.profile} leftSection={<IconUser {...icon} />}>
        {i18n.t('Profile')}
      </MenuItem>
      <MenuItem onClick={onChanges} leftSection={<IconHistory {...icon} />}>
        {i18n.t('Your changes')}
      </MenuItem>
      {hasKeyboard && (
        <MenuItem onClick={onKeys} leftSection={<IconCommand {...icon} />}>
          {i18n.t('Keyboard shortcuts')}
        </MenuItem>
      )}
      <MenuItem onClick={logOut} leftSection={<IconLogout {...icon} />}>
        {i18n.t('Logout')}
      </MenuItem>
    </Menu>
  );
};
