import { Button } from '@mantine/core';
import { useRef, useSyncExternalStore } from 'react';
import { todayIn } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Device } from '#shared/reminders/model.ts';
import { messageOf } from '../../../data/client/ApiError.ts';
import { daySettings } from '../../../data/days/daySettings.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { storedDevice } from '../../../data/session/storedDevice.ts';
import { removeDevice, turnOffHere } from '../../../domain/reminders/thisDevice.ts';
import { describeLast } from '../../../ui/format/days.ts';
import { showError, showSuccess } from '../../../ui/overlay/popups/popups.ts';
import rows from '../Rows.module.css';

type Props = {
  readonly devices: readonly Device[];
  readonly onChanged: () => void;
};

export const DeviceList = ({ devices, onChanged }: Props) => {
  const thisId = useSyncExternalStore(storedDevice.subscribe, () => storedDevice.get()?.id);
  const list = useRef<HTMLUListElement>(null);
  const remove = async (id: string) => {
    try {
      await (id === thisId ? turnOffHere() : removeDevice(id));
      showSuccess(i18n.t('Removed!'));
      // The pressed button is gone, so the list takes the focus.
      list.current?.focus();
    } catch (error) {
      showError(messageOf(error, i18n.t('Failed to remove the device')));
    }
    onChanged();
  };
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={rows.list}
      aria-label={i18n.t('Devices with reminders')}
    >
      {devices.map((device) => (
        <li key={device.id} className={rows.row}>
          <Words device={device} isHere={device.id === thisId} />
          <Button
            size="xs"
            variant="default"
            aria-label={i18n.t('Remove {name}', { name: device.label })}
            onClick={() => void remove(device.id)}
          >
            {i18n.t('Remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const Words = ({ device, isHere }: { readonly device: Device; readonly isHere: boolean }) => {
  const today = useToday();
  const { timeZone, dayStartsAt } = daySettings();
  const lastUsed = todayIn(Date.parse(device.lastUsedAt), timeZone, dayStartsAt);
  const [ago, date] = describeLast(lastUsed, today);
  return (
    <p className={rows.words}>
      <strong dir="auto">{device.label}</strong>
      <span>
        {isHere && <>{i18n.t('This device.')} </>}
        {date
          ? i18n.t('Last used {ago} ({date}).', { ago, date })
          : i18n.t('Last used {ago}.', { ago })}
      </span>
    </p>
  );
};
