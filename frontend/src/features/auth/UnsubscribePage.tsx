import { Button, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { digestRoutes } from '#shared/reminders/digest/routes.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession } from '../../data/session/SessionProvider.tsx';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { AuthPage } from './AuthPage.tsx';

type Outcome = { readonly tone: 'good' | 'bad'; readonly text: string };

/**
 * Turns the daily digest off, with the token from an email's link. Mail programs may open links on their own, so only
 * the button changes anything.
 */
export const UnsubscribePage = () => {
  const { hash } = useLocation();
  const { run, busy } = useAction(digestRoutes.unsubscribe);
  const { user, replaceUser } = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const result = useRef<HTMLDivElement>(null);
  const isDone = outcome?.tone === 'good';
  // The pressed button disappears, so the outcome gets the focus.
  useEffect(() => {
    if (isDone) result.current?.focus();
  }, [isDone]);
  const turnOff = async () => {
    setOutcome(undefined);
    try {
      await run({ query: { token: hash.slice(1) } });
      // The email may belong to another person's account. If so, the next renewal of the session corrects the profile.
      if (user) replaceUser({ ...user, digest: null });
      setOutcome({ tone: 'good', text: i18n.t('The daily digest is off.') });
    } catch (error) {
      setOutcome({
        tone: 'bad',
        text: messageOf(error, i18n.t('Failed to turn off the daily digest')),
      });
    }
  };
  return (
    <AuthPage
      title={i18n.t('Daily digest')}
      subtitle={i18n.t('Turn it off without logging in')}
      links={<Link to={paths.landing}>{i18n.t('Open Cairn')}</Link>}
    >
      <div ref={result} tabIndex={-1}>
        {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      </div>
      {isDone ? (
        <p>{i18n.t('You can turn it on again in your profile.')}</p>
      ) : (
        <Stack gap="lg">
          <p>{i18n.t('Cairn will not send you the email with your open habits any more.')}</p>
          <Button fullWidth size="md" disabled={busy} onClick={() => void turnOff()}>
            {busy ? i18n.t('Turning off...') : i18n.t('Turn off the daily digest')}
          </Button>
        </Stack>
      )}
    </AuthPage>
  );
};
