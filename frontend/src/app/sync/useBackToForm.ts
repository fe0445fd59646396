import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Change } from '../../data/outbox/change.ts';
import { usePersonData } from '../../data/person/usePersonData.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { askToDiscard } from '../../forms/askToDiscard.ts';
import { drafts } from '../../forms/drafts.ts';
import { leavePage } from '../../forms/useAskBeforeLeaving.tsx';

/** Opens the form of a refused change with the values that were typed. Asks first if the form has another draft. */
export const useBackToForm = (): ((change: Change) => void) => {
  const navigate = useNavigate();
  const { outbox } = usePersonData();
  const { _id: person } = useUser();
  return useCallback(
    (change) => {
      // The change may have been sent again or discarded meanwhile.
      const isRefused = outbox.refused().some(({ id }) => id === change.id);
      if (!change.draft || !isRefused) return;
      const { path, state, form, version, values } = change.draft;
      const key = { person, form, version };
      const open = () =>
        leavePage(() => {
          drafts.write(key, values);
          outbox.discard(change);
          navigate(path, { state });
        });
      if (drafts.has(key)) askToDiscard(open);
      else open();
    },
    [navigate, outbox, person],
  );
};
