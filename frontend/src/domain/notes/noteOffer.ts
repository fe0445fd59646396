import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { leavePage } from '../../forms/useAskBeforeLeaving.tsx';
import type { Offer } from '../../ui/overlay/popups/undoable.ts';
import { newNotePath, ownerPath } from '../areas/owners.ts';

/**
 * Returns a function that makes the offer of a popup to add a note, for when time was logged. It opens the owner's page
 * with the focus in the field. The function stays the same.
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
