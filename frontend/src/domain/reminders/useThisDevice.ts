import { useCallback, useState, useSyncExternalStore } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import {
  type DeviceState,
  deviceState,
  subscribeToState,
  turnOffHere,
  turnOnHere,
} from './thisDevice.ts';

export type ThisDevice = {
  readonly state: DeviceState;
  /** True from the press until the server has responded. The browser's permission prompt appears in between. */
  readonly busy: boolean;
  /** `turnOn` and `turnOff` throw errors whose messages can be shown. */
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
};

export const useThisDevice = (): ThisDevice => {
  const { _id: person } = useUser();
  const state = useSyncExternalStore(subscribeToState, () => deviceState(person));
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (job: () => Promise<void>, fallback: string) => {
    setBusy(true);
    try {
      await job();
    } catch (error) {
      throw new Error(messageOf(error, fallback), { cause: error });
    } finally {
      setBusy(false);
    }
  }, []);
  const turnOn = useCallback(
    () =>
      run(
        () => turnOnHere(person),
        i18n.t('Your browser could not reach its push service. Try again later.'),
      ),
    [run, person],
  );
  const turnOff = useCallback(
    () => run(turnOffHere, i18n.t('Failed to turn reminders off')),
    [run],
  );
  return { state, busy, turnOn, turnOff };
};
