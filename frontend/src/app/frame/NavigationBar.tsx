import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { TimerLine } from '../../domain/timer/line/TimerLine.tsx';
import { useCommands } from '../commands/useCommands.tsx';
import { accessibleName, breakable, isWithin, navLinks } from '../navLinks.ts';
import { SyncStatus } from '../sync/SyncStatus.tsx';
import bar from './Bar.module.css';
import { Brand } from './Brand.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

/** On a phone, the links are at the bottom. Five pages are one tap away, and the others are under More. */
export const NavigationBar = () => {
  const { pathname } = useLocation();
  const { openSearch, openKeys, dialogs } = useCommands();
  const [areChangesOpen, setChangesOpen] = useState(false);
  const openChanges = () => setChangesOpen(true);
  return (
    <>
      <header className={bar.bar} data-chrome>
        <div className={bar.inner}>
          <Brand />
          <nav aria-label={i18n.t('Main')} className={`${bar.links} ${bar.areas}`}>
            {navLinks.map((link) => (
              <Link
                key={link.to}
                to={link.to}
                className={bar.link}
                data-in-more={link.inMore}
                aria-label={accessibleName(link)}
                aria-current={isWithin(pathname, link) ? 'page' : undefined}
              >
                <link.icon size={20} stroke={1.75} aria-hidden="true" className={bar.icon} />
                {breakable(link.label())}
              </Link>
            ))}
            <MoreMenu onSearch={openSearch} onKeys={openKeys} />
          </nav>
          <SyncStatus
            areChangesOpen={areChangesOpen}
            onChanges={openChanges}
            onClose={() => setChangesOpen(false)}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={i18n.t('Search')}
            aria-keyshortcuts="Control+K Meta+K"
            title={i18n.t('Search (Ctrl K)')}
            onClick={openSearch}
          >
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          </button>
          <ProfileMenu onKeys={openKeys} onChanges={openChanges} />
        </div>
        <TimerLine />
      </header>
      {dialogs}
    </>
  );
};
