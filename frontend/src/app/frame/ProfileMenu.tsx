import { Menu as MantineMenu } from '@mantine/core';
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
import { firstWord } from '../../ui/format/firstWord.ts';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { useLogOut } from '../useLogOut.ts';
import classes from './ProfileMenu.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type Props = { readonly onKeys: () => void; readonly onChanges: () => void };

export const ProfileMenu = ({ onKeys, onChanges }: Props) => {
  const { name } = useUser();
  const logOut = useLogOut();
  const hasKeyboard = useHasKeyboard();
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
      <MantineMenu.Item
        component={Link}
        to={paths.review}
        leftSection={<IconCalendarStats {...icon} />}
      >
        {i18n.t('Weekly review')}
      </MantineMenu.Item>
      <MantineMenu.Item component={Link} to={paths.profile} leftSection={<IconUser {...icon} />}>
        {i18n.t('Profile')}
      </MantineMenu.Item>
      <MantineMenu.Item onClick={onChanges} leftSection={<IconHistory {...icon} />}>
        {i18n.t('Your changes')}
      </MantineMenu.Item>
      {hasKeyboard && (
        <MantineMenu.Item onClick={onKeys} leftSection={<IconCommand {...icon} />}>
          {i18n.t('Keyboard shortcuts')}
        </MantineMenu.Item>
      )}
      <MantineMenu.Item onClick={logOut} leftSection={<IconLogout {...icon} />}>
        {i18n.t('Logout')}
      </MantineMenu.Item>
    </Menu>
  );
};
