import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { leavePage } from '../../forms/useAskBeforeLeaving.tsx';
import type { Offer } from '../../ui/overlay/popups/undoable.ts';
import { newNotePath, ownerPath } from '../areas/owners.ts';

/**
 * Returns a function that makes a popup's offer to add a note after time was logged. The offer opens the owner's page,
 * with the focus in the field for a note. The function stays the same.
 */
export const useNoteOffer = (): ((owner: About) => Offer) => {
  const navigate = useNavigate();
  return useCallback(
    (about) => ({
      message: i18n.t('Anything to remember?'),
      label: i18n.t('Add a note'),
      run: () => {
        const replace = window.location.pathname === ownerPath(about);
        leavePage(() => navigate(newNotePath(about), { replace }));
      },
    }),
    [navigate],
  );
};
