import {
  IconArchive,
  IconCalendarDue,
  IconCommand,
  IconLogout,
  IconMoon,
  IconPlayerPause,
  IconPlus,
  IconUser,
} from '@tabler/icons-react';
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
    kind: 'Add',
    name,
    about: 'new create assessment',
    icon: IconPlus,
    run: () => open(path),
  }));

/** What a page has beside its main thing: its name, what else it is called, and where it is. */
const parts = [
  ['Overdue reviews', 'due assessments late', paths.reviewsDue, IconCalendarDue],
  ['Vacation', 'pause all habits holiday away rest', paths.vacation, IconPlayerPause],
  ['Archived habits', 'archive bring back old', paths.archivedHabits, IconArchive],
  ['Export everything', 'download backup csv zip json data', paths.profile, IconUser],
  ['Bring your data', 'import upload move from another app', paths.import, IconUser],
  ['Access tokens', 'api scripts key', paths.profile, IconUser],
  ['API reference', 'openapi scripts developers', paths.reference, IconUser],
  ['Delete account', 'close leave remove', paths.profile, IconUser],
] as const;

const profile = {
  label: 'Profile',
  name: 'Profile',
  to: paths.profile,
  icon: IconUser,
  keywords: 'account settings name email password',
};

/** The pages, and what is found on them. */
export const places = ({ open }: Pick<CommandContext, 'open'>): readonly Command[] => [
  ...[...navLinks, profile].map(({ label, name = label, to, icon, keywords }) => ({
    id: to,
    kind: 'Page',
    name,
    about: `${label} go to open ${keywords}`,
    icon,
    run: () => open(to),
  })),
  ...parts.map(([name, about, to, icon]) => ({
    id: name,
    kind: 'Page',
    name,
    about,
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
    kind: 'Setting',
    name: `Colour scheme: ${scheme === 'auto' ? 'as the system' : scheme}`,
    about: 'color theme mode appearance',
    icon: IconMoon,
    run: () => setColorScheme(scheme),
  })),
  ...(hasKeyboard
    ? [
        {
          id: 'keys',
          kind: 'Help',
          name: 'Keyboard shortcuts',
          about: 'keys help',
          icon: IconCommand,
          run: showKeys,
        },
      ]
    : []),
  {
    id: 'log-out',
    kind: 'Action',
    name: 'Log out',
    about: 'logout sign out leave',
    icon: IconLogout,
    run: logOut,
  },
];
