import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { type AccessToken, hasEnded } from '#shared/tokens/model.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { useRoute } from '../../../data/cache/useRoute.ts';
import { messageOf } from '../../../data/client/ApiError.ts';
import { useAction } from '../../../data/client/useAction.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { i18n } from '../../../language/i18n.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { describeLast, formatDate } from '../../../ui/format/days.ts';
import { confirmDelete } from '../../../ui/overlay/confirmDelete.tsx';
import { showError, showSuccess } from '../../../ui/overlay/popups.ts';
import classes from './AccessTokens.module.css';
import { ShownOnce } from './ShownOnce.tsx';
import { TokenForm } from './TokenForm.tsx';
import { formatScopes } from './tokenForm.ts';

/** The person's access tokens: those that there are, and a new one, which is shown once. */
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
      title: 'Revoke Access Token?',
      text: `“${name}” stops working at once, wherever it is used. This can’t be undone.`,
      labels: { confirm: 'Yes, revoke it!', cancel: 'Cancel' },
      onConfirm: () =>
        revoke({ params: { id: _id } }).then(
          () => {
            showSuccess('Revoked!');
            // Its button goes with it.
            start.current?.focus();
            retry();
          },
          (failure: unknown) => showError(messageOf(failure, 'Failed to revoke the token')),
        ),
    });
  return (
    <Card title="Access Tokens">
      <p className={classes.hint}>
        For your own scripts. A token has only the permissions you choose, never access to your
        account. <Link to={paths.reference}>How to call the API</Link>
      </p>
      {error && (
        <ErrorBanner
          error={error}
          fallback="Failed to load your access tokens"
          notLoaded={i18n.t(
            'This list has not been loaded on this device yet. It opens when you are back online.',
          )}
          onRetry={retry}
        />
      )}
      {data && data.accessTokens.length > 0 && (
        <ul className={classes.tokens} aria-label="Access tokens">
          {data.accessTokens.map((token) => (
            <li key={token._id} className={classes.token}>
              <Words token={token} />
              <Button
                size="xs"
                variant="default"
                aria-label={`Revoke ${token.name}`}
                onClick={() => askToRevoke(token)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {typeof state === 'object' && <ShownOnce token={state.token} onDone={toStart} />}
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
          New access token
        </Button>
      )}
    </Card>
  );
};

const Words = ({ token }: { readonly token: AccessToken }) => {
  const { name, scopes, createdAt, endsOn, lastUsedOn } = token;
  const today = useToday();
  const [ago, day] = describeLast(lastUsedOn, today);
  return (
    <p className={classes.words}>
      <strong dir="auto">{name}</strong>
      <span>{formatScopes(scopes)}</span>
      <span>
        Made on {formatDate(createdAt.slice(0, 10))},{' '}
        {hasEnded(token, today) ? (
          <b className={classes.ended}>ended on {formatDate(endsOn)}</b>
        ) : (
          `works until ${formatDate(endsOn)}`
        )}
        , {lastUsedOn === null ? 'never used' : `last used ${ago}`}
        {day && ` (${day})`}
      </span>
    </p>
  );
};
