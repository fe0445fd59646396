import {
  IconCalendarStats,
  IconCommand,
  IconDots,
  IconSearch,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../paths.ts';
import { useHasKeyboard } from '../../ui/browser/useHasKeyboard.ts';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { MenuItem } from '../../ui/overlay/MenuItem.tsx';
import { isInMore, isReview, isWithin, navLinks } from '../navLinks.ts';
import bar from './Bar.module.css';
import classes from './NavigationBar.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

const links = (): readonly {
  to: string;
  name: string;
  icon: TablerIcon;
  isCurrent: (at: string) => boolean;
}[] => [
  ...navLinks
    .filter((link) => link.inMore)
    .map((link) => ({
      ...link,
      name: (link.name ?? link.label)(),
      isCurrent: (at: string) => isWithin(at, link),
    })),
  {
    to: paths.review,
    name: i18n.t('Weekly review'),
    icon: IconCalendarStats,
    isCurrent: isReview,
  },
  {
    to: paths.profile,
    name: i18n.t('Profile'),
    icon: IconUser,
    isCurrent: (at) => at === paths.profile,
  },
];

type Props = { readonly onSearch: () => void; readonly onKeys: () => void };

/** The phone's menu: the pages that don't fit into the bar at the bottom, the search, and the shortcuts. */
export const MoreMenu = ({ onSearch, onKeys }: Props) => {
  const { pathname } = useLocation();
  const hasKeyboard = useHasKeyboard();
  const button = (
    <>
      <IconDots {...icon} className={bar.icon} />
      {i18n.t('More')}
    </>
  );
  return (
    <Menu
      className={classes.more}
      button={{
        className: bar.link,
        'aria-current': isInMore(pathname) || undefined,
        children: button,
      }}
    >
      {links().map(({ to, name, icon: Icon, isCurrent }) => (
        <MenuItem
          key={to}
          component={Link}
          to={to}
          aria-current={isCurrent(pathname) ? 'page' : undefined}
          leftSection={<Icon {...icon} />}
        >
          {name}
        </MenuItem>
      ))}
      <MenuItem onClick={onSearch} leftSection={<IconSearch {...icon} />}>
        {i18n.t('Search')}
      </MenuItem>
      {hasKeyboard && (
        <MenuItem onClick={onKeys} leftSection={<IconCommand {...icon} />}>
          {i18n.t('Keyboard shortcuts')}
        </MenuItem>
      )}
    </Menu>
  );
};
