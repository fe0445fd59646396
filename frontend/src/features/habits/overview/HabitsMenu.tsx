import { Suspense, useState } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useAskedToOpen } from '../../../ui/browser/useAskedToOpen.ts';
import { lazyPart } from '../../../ui/feedback/lazyPart.ts';
import { DotsMenu } from '../../../ui/overlay/DotsMenu.tsx';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import { ArchiveDialog } from '../pause/ArchiveDialog.tsx';
import { VacationDialog } from '../pause/VacationDialog.tsx';

type Props = {
  readonly habits: readonly Habit[];
  readonly archived: readonly Habit[];
  readonly vacations: Habit['vacations'];
};

type Shown = { readonly dialog: 'arrange' | 'vacation' | 'archive'; readonly turn: number };

const ArrangePanel = lazyPart(
  async () => (await import('../arrange/ArrangePanel.tsx')).ArrangePanel,
);

/** The menu for all habits. It opens the panel that arranges the habits, the list of vacations, and the archive. */
export const HabitsMenu = ({ habits, archived, vacations }: Props) => {
  const [shown, setShown] = useState<Shown>();
  const [isOpen, setOpen] = useState(false);
  const open = (dialog: Shown['dialog']) => {
    setShown((before) => ({ dialog, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  useAskedToOpen(['vacation', 'archive'], open);
  const common = { isOpen, onClose: () => setOpen(false) };
  return (
    <>
      <DotsMenu label={i18n.t('More for all habits')} isFramed>
        {habits.length > 0 && (
          <MenuItem onClick={() => open('arrange')}>{i18n.t('Arrange')}</MenuItem>
        )}
        <MenuItem onClick={() => open('vacation')}>{i18n.t('Vacation…')}</MenuItem>
        <MenuItem onClick={() => open('archive')}>
          {archived.length > 0
            ? i18n.t('Archived ({count, number})', { count: archived.length })
            : i18n.t('Archived')}
        </MenuItem>
      </DotsMenu>
      {shown?.dialog === 'arrange' && (
        <Suspense>
          <ArrangePanel habits={habits} archived={archived} {...common} />
        </Suspense>
      )}
      {shown?.dialog === 'vacation' && (
        <VacationDialog key={shown.turn} habits={habits} vacations={vacations} {...common} />
      )}
      {shown?.dialog === 'archive' && (
        <ArchiveDialog key={shown.turn} habits={archived} {...common} />
      )}
    </>
  );
};
