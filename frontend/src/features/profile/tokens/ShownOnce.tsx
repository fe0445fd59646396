import { Button, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { useCopy } from '../../../forms/fields/useCopy.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import classes from './AccessTokens.module.css';

type Props = { readonly token: string; readonly onDone: () => void };

/** Shows a new token. No later call returns it again. */
export const ShownOnce = ({ token, onDone }: Props) => {
  const { field, outcome, copy } = useCopy(
    token,
    i18n.t('Your browser blocks copying. The token is selected: copy it yourself.'),
  );
  useEffect(() => field.current?.select(), [field]);
  return (
    <div className={classes.once}>
      <TextInput
        ref={field}
        label={i18n.t('Your new access token')}
        description={i18n.t('Copy it now: you won’t see it again. Anyone who has it can use it.')}
        value={token}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      <div className={classes.actions}>
        <Button size="md" onClick={copy}>
          {i18n.t('Copy')}
        </Button>
        <Button size="md" variant="default" onClick={onDone}>
          {i18n.t('Done')}
        </Button>
      </div>
    </div>
  );
};
