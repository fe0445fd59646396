import { useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { digestRoutes } from '#shared/reminders/digest/routes.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { useUser } from '../../../data/session/SessionProvider.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { DeviceList } from './DeviceList.tsx';
import { ReminderSettings } from './ReminderSettings.tsx';
import classes from './Reminders.module.css';
import { ThisDevice } from './ThisDevice.tsx';

/** Sets where and how a person's reminders arrive. */
export const Reminders = () => {
  const { data, error, retry } = useRoute(pushRoutes.listDevices, {});
  const hasDigest = Boolean(useUser().digest);
  const {
    data: digest,
    isLoading,
    retry: readAgain,
  } = useRoute(digestRoutes.readDigest, {}, { isOptional: true });
  const [isJustConfirmed, setIsJustConfirmed] = useState(false);
  const onConfirmed = () => {
    setIsJustConfirmed(true);
    readAgain();
  };
  const canHaveDigest = digest?.available === true;
  // While loading, the part that is most likely to follow already takes its space. So nothing below it moves later.
  const offersDigest = isLoading ? hasDigest : canHaveDigest && digest.confirmed;
  const asksForAddress = isLoading ? !hasDigest : canHaveDigest && !digest.confirmed;
  return (
    <Card title={i18n.t('Reminders')}>
      <p className={classes.hint}>
        {i18n.t('Habits remind you at the times you set in them, only while they are still open.')}
      </p>
      <ThisDevice onChanged={retry} />
      {error && (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load your devices')}
          notLoaded={i18n.t(
            'Your devices have not been loaded on this device yet. Go online to load them.',
          )}
          onRetry={retry}
        />
      )}
      {data && data.devices.length > 0 && <DeviceList devices={data.devices} onChanged={retry} />}
      <ReminderSettings offersDigest={offersDigest} focusesDigest={isJustConfirmed} />
      {asksForAddress && (
        <div style={isLoading ? { visibility: 'hidden' } : undefined}>
          <ConfirmAddress onConfirmed={onConfirmed} />
        </div>
      )}
    </Card>
  );
};
