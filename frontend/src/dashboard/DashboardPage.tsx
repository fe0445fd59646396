import { firstWord } from '../layout/firstWord.ts';
import { useUser } from '../session/SessionProvider.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QuickAccessGrid } from './QuickAccessGrid.tsx';

export const DashboardPage = () => (
  <>
    <PageHeader title="Dashboard" subtitle={`Welcome, ${firstWord(useUser().name)}`} />
    <QuickAccessGrid />
  </>
);
