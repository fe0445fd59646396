import { useUser } from '../../data/session/SessionProvider.tsx';
import { titles } from '../../titles.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DayAndWeek } from './DayAndWeek.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailChange } from './EmailChange.tsx';
import { ImportData } from './ImportData.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Preferences } from './Preferences.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Reminders } from './reminders/Reminders.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { AccessTokens } from './tokens/AccessTokens.tsx';
import { YourData } from './YourData.tsx';

export const ProfilePage = () => {
  const { email } = useUser();
  return (
    <>
      <PageHeader title={titles.profile()} />
      <CardGrid min={400}>
        <ProfileForm key={email} />
        <EmailChange />
        <PasswordForm />
        <DayAndWeek />
        <LanguageSetting />
        <Reminders />
        <Preferences />
        <YourData />
        <ImportData />
        <AccessTokens />
        <SignOutEverywhere />
        <DeleteAccount />
      </CardGrid>
    </>
  );
};
