import { IconCommand, IconDots, IconSearch, IconUser, type TablerIcon } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useMenu } from '../ui/overlay/useMenu.ts';
import bar from './Bar.module.css';
import classes from './NavigationBar.module.css';
import { isInMore, isWithin, navLinks } from './navLinks.ts';

const links: readonly {
  to: string;
  name: string;
  icon: TablerIcon;
  isCurrent: (at: string) => boolean;
}[] = [
  ...navLinks
    .filter((link) => link.isInMore)
    .map((link) => ({
      ...link,
      name: link.name ?? link.label,
      isCurrent: (at: string) => isWithin(at, link),
    })),
  { to: paths.profile, name: 'Profile', icon: IconUser, isCurrent: (at) => at === paths.profile },
];

type Props = { readonly onSearch: () => void; readonly onKeys: () => void };

/** On a phone: the areas that have no room at the foot of the screen, and what else the bar leads to. */
export const MoreMenu = ({ onSearch, onKeys }: Props) => {
  const { pathname } = useLocation();
  const { open, close, choose, rootProps, buttonProps, menuProps } = useMenu();
  return (
    <div className={classes.more} {...rootProps}>
      <button
        type="button"
        className={bar.link}
        aria-current={isInMore(pathname) || undefined}
        {...buttonProps}
      >
        <IconDots size={20} stroke={1.75} aria-hidden="true" className={bar.icon} />
        More
      </button>
      {open && (
        <div role="menu" aria-label="More" className={classes.sheet} {...menuProps}>
          {links.map(({ to, name, icon: Icon, isCurrent }) => (
            <Link
              key={to}
              to={to}
              role="menuitem"
              className={classes.sheetItem}
              aria-current={isCurrent(pathname) ? 'page' : undefined}
              onClick={close}
            >
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {name}
            </Link>
          ))}
          <button
            type="button"
            role="menuitem"
            className={classes.sheetItem}
            onClick={() => choose(onSearch)}
          >
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
            Search
          </button>
          <button
            type="button"
            role="menuitem"
            className={classes.sheetItem}
            onClick={() => choose(onKeys)}
          >
            <IconCommand size={20} stroke={1.75} aria-hidden="true" />
            Keyboard shortcuts
          </button>
        </div>
      )}
    </div>
  );
};
