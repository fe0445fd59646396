import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/days/days.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type AccessToken, hasEnded } from '#shared/tokens/model.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { messageOf } from '../../../data/client/ApiError.ts';
import { useAction } from '../../../data/client/useAction.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { describeLast } from '../../../ui/format/days.ts';
import { confirmDelete } from '../../../ui/overlay/popups/confirmDelete.tsx';
import { showError, showSuccess } from '../../../ui/overlay/popups/popups.ts';
import rows from '../Rows.module.css';
import classes from './AccessTokens.module.css';
import { ShownOnce } from './ShownOnce.tsx';
import { TokenForm } from './TokenForm.tsx';
import { formatScopes } from './tokenForm.ts';

/** Shows the person's access tokens and a form for a new one. A new token is shown only once. */
export const AccessTokens = () => {
  const { data, error, retry } = useRoute(tokenRoutes.listTokens, {});
  const { run: revoke } = useAction(tokenRoutes.revokeToken);
  const [state, setState] = useState<'list' | 'form' | { readonly token: string }>('list');
  const start = useRef<HTMLButtonElement>(null);
  const toStart = () => {
    flushSync(() => setState('list'));
    start.current?.focus();
  };
  const askToRevoke = ({ _id, name }: AccessToken) =>
    confirmDelete({
      title: i18n.t('Revoke access token?'),
      text: i18n.t('“{name}” stops working at once, wherever it is used. This can’t be undone.', {
        name,
      }),
      labels: { confirm: i18n.t('Yes, revoke it'), cancel: i18n.t('Cancel') },
      onConfirm: () =>
        revoke({ params: { id: _id } }).then(
          () => {
            showSuccess(i18n.t('Revoked!'));
            // The pressed button is gone, so the button for a new token takes the focus.
            start.current?.focus();
            retry();
          },
          (failure: unknown) => showError(messageOf(failure, i18n.t('Failed to revoke the token'))),
        ),
    });
  return (
    <Card title={i18n.t('Access Tokens')}>
      <p className={classes.hint}>
        {i18n.t(
          'For your own scripts. A token has only the permissions you choose, never access to your account.',
        )}{' '}
        <Link to={paths.reference}>{i18n.t('How to call the API')}</Link>
      </p>
      {error && (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load your access tokens')}
          notLoaded={i18n.t(
            'This list has not been loaded on this device yet. Go online to load it.',
          )}
          onRetry={retry}
        />
      )}
      {data && data.accessTokens.length > 0 && (
        <ul className={rows.list} aria-label={i18n.t('Access tokens')}>
          {data.accessTokens.map((token) => (
            <li key={token._id} className={rows.row}>
              <Words token={token} />
              <Button
                size="xs"
                variant="default"
                aria-label={i18n.t('Revoke {name}', { name: token.name })}
                onClick={() => askToRevoke(token)}
              >
                {i18n.t('Revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {typeof state !== 'string' && <ShownOnce token={state.token} onDone={toStart} />}
      {state === 'form' && (
        <TokenForm
          onCancel={toStart}
          onMade={(token) => {
            setState({ token });
            retry();
          }}
        />
      )}
      {state === 'list' && (
        <Button ref={start} size="md" variant="default" onClick={() => setState('form')}>
          {i18n.t('New access token')}
        </Button>
      )}
    </Card>
  );
};

const describeUse = (lastUsedOn: Day | null, today: Day): string => {
  if (lastUsedOn === null) return i18n.t('Never used.');
  const [ago, date] = describeLast(lastUsedOn, today);
  return date
    ? i18n.t('Last used {ago} ({date}).', { ago, date })
    : i18n.t('Last used {ago}.', { ago });
};

const Words = ({ token }: { readonly token: AccessToken }) => {
  const { name, scopes, createdAt, endsOn, lastUsedOn } = token;
  const today = useToday();
  return (
    <p className={rows.words}>
      <strong dir="auto">{name}</strong>
      <span>{formatScopes(scopes)}</span>
      <span>
        {i18n.t('Added {date}.', { date: formatDate(createdAt.slice(0, 10)) })}{' '}
        {hasEnded(token, today) ? (
          <b className={classes.ended}>{i18n.t('Expired {date}.', { date: formatDate(endsOn) })}</b>
        ) : (
          i18n.t('Valid until {date}.', { date: formatDate(endsOn) })
        )}{' '}
        {describeUse(lastUsedOn, today)}
      </span>
    </p>
  );
};
