import { CardGrid } from '../ui/CardGrid.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Preferences } from './Preferences.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export const ProfilePage = () => (
  <>
    <PageHeader title="Profile" />
    <CardGrid min={400}>
      <ProfileForm />
      <PasswordForm />
      <Preferences />
    </CardGrid>
  </>
);
