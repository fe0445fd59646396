import {
  IconArchive,
  IconCalendarDue,
  IconCalendarStats,
  IconCommand,
  IconLogout,
  IconMoon,
  IconPlayerPause,
  IconPlus,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import type { NavLink } from '../../area.ts';
import { areas } from '../../areas.ts';
import type { Command, CommandContext } from '../../command.ts';
import { paths } from '../../paths.ts';
import { navLinks } from '../navLinks.ts';

export type AppActions = Pick<CommandContext, 'open'> & {
  readonly setColorScheme: (scheme: 'light' | 'dark' | 'auto') => void;
  readonly showKeys: () => void;
  readonly logOut: () => void;
};

export const adding = ({ open }: Pick<CommandContext, 'open'>): readonly Command[] =>
  areas.map(({ add: { name, path } }) => ({
    id: path,
    kind: i18n.t('Add'),
    name: name(),
    searchText: i18n.t('new create assessment'),
    icon: IconPlus,
    run: () => open(path),
  }));

/** Pages and sections of pages that `navLinks` lacks: their name, other words for them, their path and icon. */
const parts = (): readonly (readonly [
  name: string,
  searchText: string,
  to: string,
  icon: TablerIcon,
])[] => [
  [i18n.t('Overdue reviews'), i18n.t('due assessments late'), paths.reviewsDue, IconCalendarDue],
  [
    i18n.t('Weekly review'),
    i18n.t('look back reflect week focus'),
    paths.review,
    IconCalendarStats,
  ],
  [
    i18n.t('Vacation'),
    i18n.t('pause all habits holiday away rest'),
    paths.vacation,
    IconPlayerPause,
  ],
  [
    i18n.t('Archived habits'),
    i18n.t('archive bring back restore old'),
    paths.archivedHabits,
    IconArchive,
  ],
  ...(
    [
      [i18n.t('Change Password'), i18n.t('account settings name email password'), 'account'],
      [i18n.t('Day and Week'), '', 'day'],
      [i18n.t('Language'), '', 'day'],
      [i18n.t('New takeaways a day'), i18n.t('cards limit setting'), 'day'],
      [i18n.t('Reminders'), `${i18n.t('Daily digest')} ${i18n.t('Quiet hours')}`, 'reminders'],
      [i18n.t('Export everything'), i18n.t('download backup csv zip json data'), 'data'],
      [i18n.t('Import data'), i18n.t('import upload move from another app'), 'import'],
      [i18n.t('Access tokens'), i18n.t('api scripts key'), 'tokens'],
      [i18n.t('Delete account'), i18n.t('close leave remove'), 'delete'],
    ] as const
  ).map(([name, words, id]) => [name, words, `${paths.profile}#${id}`, IconUser] as const),
  [i18n.t('API reference'), i18n.t('openapi scripts developers'), paths.reference, IconUser],
];

const profile: Omit<NavLink, 'key'> = {
  label: () => i18n.t('Profile'),
  to: paths.profile,
  icon: IconUser,
  keywords: () => i18n.t('account settings name email password'),
};

export const places = ({ open }: Pick<CommandContext, 'open'>): readonly Command[] => [
  ...[...navLinks, profile].map(({ label, name = label, to, icon, keywords }) => ({
    id: to,
    kind: i18n.t('Page'),
    name: name(),
    searchText: `${label()} ${i18n.t('go to open')} ${keywords()}`,
    icon,
    run: () => open(to),
  })),
  ...parts().map(([name, searchText, to, icon]) => ({
    id: name,
    kind: i18n.t('Page'),
    name,
    searchText,
    icon,
    run: () => open(to),
  })),
];

export const settings = (
  { setColorScheme, showKeys, logOut }: Omit<AppActions, 'open'>,
  hasKeyboard: boolean,
): readonly Command[] => [
  ...(['light', 'dark', 'auto'] as const).map((scheme) => ({
    id: `scheme-${scheme}`,
    kind: i18n.t('Setting'),
    name: i18n.t(
      '{scheme, select, light {Colour scheme: light} dark {Colour scheme: dark} other {Colour scheme: as the system}}',
      { scheme },
    ),
    searchText: i18n.t('color theme mode appearance'),
    icon: IconMoon,
    run: () => setColorScheme(scheme),
  })),
  ...(hasKeyboard
    ? [
        {
          id: 'keys',
          kind: i18n.t('Help'),
          name: i18n.t('Keyboard shortcuts'),
          searchText: i18n.t('keys help'),
          icon: IconCommand,
          run: showKeys,
        },
      ]
    : []),
  {
    id: 'log-out',
    kind: i18n.t('Action'),
    name: i18n.t('Log out'),
    searchText: i18n.t('logout sign out leave'),
    icon: IconLogout,
    run: logOut,
  },
];
