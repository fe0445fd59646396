import { i18n } from '#shared/language/i18n.ts';
import '../../areaData.ts';
import { use, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { useNewDays } from '../../data/cache/useNewDays.ts';
import { useSending } from '../../data/changes/useSending.ts';
import { isTemporary, messageOf } from '../../data/client/ApiError.ts';
import type { Success } from '../../data/outbox/change.ts';
import { mutationOf } from '../../data/outbox/mutation.ts';
import { openedPersonData, type PersonData, personData } from '../../data/person/personData.ts';
import { PersonDataContext } from '../../data/person/usePersonData.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { sessionStore } from '../../data/session/sessionStore.ts';
import { drafts } from '../../forms/drafts.ts';
import { MessageWithButton } from '../../ui/overlay/MessageWithButton.tsx';
import { preloadOverlays } from '../../ui/overlay/popups/OverlayHost.tsx';
import {
  closeOverlays,
  hideError,
  showError,
  showNotice,
  showSuccess,
} from '../../ui/overlay/popups/popups.ts';
import { whenQuiet } from '../ahead/ahead.ts';
import { FetchAhead } from '../ahead/FetchAhead.tsx';
import { CloseReminders } from '../reminders/CloseReminders.tsx';
import { FollowTimeZone } from '../reminders/FollowTimeZone.tsx';
import { OpenHabitsBadge } from '../reminders/OpenHabitsBadge.tsx';
import { RenewDevice } from '../reminders/RenewDevice.tsx';
import { describeFailing } from '../sync/syncState.ts';
import { useBackToForm } from '../sync/useBackToForm.ts';
import { useIsFailing } from '../sync/useIsFailing.ts';
import { MarkNotSent } from './MarkNotSent.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { PageFrame } from './PageFrame.tsx';

/**
 * The frame of all pages that need a session. Each person gets their own data and pending changes.
 * No hook may follow `use` here. The second render skips `use`, and React then fails at the next hook (error #467).
 */
export const SignedInLayout = () => {
  const { _id } = useUser();
  return <Opened key={_id} data={openedPersonData(_id) ?? use(personData(_id))} />;
};

const Opened = ({ data }: { readonly data: PersonData }) => {
  useEffect(() => forgetDraftsOnLogOut, []);
  useEffect(() => closeOverlays, []);
  // Nearly every action shows a popup, even offline. The popups' code therefore loads right after the page's own
  // data.
  useEffect(() => whenQuiet(data.cache, preloadOverlays, 100), [data]);
  return (
    <PersonDataContext value={data}>
      <SWRConfig
        value={{ provider: () => data.cache, shouldRetryOnError: isTemporary, errorRetryCount: 3 }}
      >
        <Sending />
        <FetchAhead />
        <CloseReminders />
        <OpenHabitsBadge />
        <RenewDevice />
        <FollowTimeZone />
        <MarkNotSent>
          <PageFrame bar={<NavigationBar />} />
        </MarkNotSent>
      </SWRConfig>
    </PersonDataContext>
  );
};

/** The popup's text after the server has saved a change. */
const describeSuccess = (success: Success): string => {
  switch (success) {
    case 'Created!':
      return i18n.t('Created!');
    case 'Updated!':
      return i18n.t('Updated!');
    case 'Deleted!':
      return i18n.t('Deleted!');
    case 'Undone!':
      return i18n.t('Undone!');
  }
};

const Sending = () => {
  const backToForm = useBackToForm();
  useSending({
    onSaved: ({ success }) => success && showSuccess(describeSuccess(success)),
    onOffline: ({ draft, success }) => {
      if (draft || success === 'Deleted!')
        showNotice(i18n.t('Saved on this device. It will be sent when you’re online.'));
    },
    onRefused: (change, error) => {
      console.error(`Refused: ${change.label}`, error);
      const mutation = mutationOf(change);
      if (mutation?.isMinor) return showNotice(change.failure);
      const message = mutation?.refused?.(error, change) ?? messageOf(error, change.failure);
      showError(
        change.draft ? (
          <MessageWithButton
            message={message}
            onClick={() => {
              hideError();
              backToForm(change);
            }}
          >
            {i18n.t('Back to the form')}
          </MessageWithButton>
        ) : (
          message
        ),
      );
    },
  });
  const isFailing = useIsFailing();
  useEffect(() => {
    if (isFailing) showNotice(describeFailing());
  }, [isFailing]);
  useNewDays();
  return null;
};

/**
 * Deletes all drafts after a log-out or the deletion of the account. They stay if the session ended in another way, so
 * that the same person can continue typing.
 */
const forgetDraftsOnLogOut = () => {
  const session = sessionStore.state();
  if (session.status === 'signed-out' && ['left', 'deleted'].includes(session.reason))
    drafts.removeAll();
};
