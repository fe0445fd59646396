import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { GroupBy } from '#shared/users/model.ts';
import { users } from '#shared/users/routes.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';
import { showError } from '../../ui/overlay/popups/popups.ts';

/**
 * Whether lists of habits are divided by time of day or by group. The choice applies to all of the person's devices.
 */
export const useGroupBy = (): GroupBy => useUser().groupBy ?? 'time';

export function useSetGroupBy(): (groupBy: GroupBy) => Promise<void> {
  const { replaceUser } = useSession();
  const { run } = useAction(users.updateProfile);
  return useCallback(
    async (groupBy) => {
      try {
        replaceUser((await run({ body: { groupBy } })).data);
      } catch (error) {
        showError(messageOf(error, i18n.t('Failed to save how habits are grouped')));
      }
    },
    [replaceUser, run],
  );
}
