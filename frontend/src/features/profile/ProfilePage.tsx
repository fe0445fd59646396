import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { titles } from '../../titles.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DayAndWeek } from './DayAndWeek.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailChange } from './EmailChange.tsx';
import { ImportData } from './ImportData.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { NewTakeaways } from './NewTakeaways.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Preferences } from './Preferences.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfilePage.module.css';
import { Reminders } from './reminders/Reminders.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { AccessTokens } from './tokens/AccessTokens.tsx';
import { YourData } from './YourData.tsx';

type Group = readonly [id: string, name: string, content: ReactNode];

const groups = (email: string): readonly Group[] => [
  [
    'account',
    i18n.t('Account'),
    <>
      <ProfileForm key={email} />
      <EmailChange />
      <PasswordForm />
      <SignOutEverywhere />
    </>,
  ],
  [
    'day',
    i18n.t('Day and language'),
    <>
      <DayAndWeek />
      <LanguageSetting />
      <NewTakeaways />
      <Preferences />
    </>,
  ],
  ['reminders', i18n.t('Reminders'), <Reminders key="reminders" />],
  [
    'data',
    i18n.t('Your Data'),
    <>
      <YourData />
      <ImportData />
    </>,
  ],
  ['tokens', i18n.t('Access Tokens'), <AccessTokens key="tokens" />],
  ['delete', i18n.t('Delete Account'), <DeleteAccount key="delete" />],
];

/** Shows the settings in groups. If there is room, links to the groups are next to them. */
export const ProfilePage = () => {
  const { email } = useUser();
  const { hash } = useLocation();
  const all = groups(email);
  return (
    <>
      <PageHeader title={titles.profile()} />
      <div className={classes.page}>
        <nav className={classes.rail} aria-label={i18n.t('Settings')}>
          {all.map(([id, name]) => (
            <Link key={id} to={`#${id}`} aria-current={hash === `#${id}` || undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={classes.groups}>
          {all.map(([id, name, content]) => (
            <section key={id} id={id} tabIndex={-1} aria-label={name} className={classes.group}>
              {content}
            </section>
          ))}
        </div>
      </div>
    </>
  );
};
