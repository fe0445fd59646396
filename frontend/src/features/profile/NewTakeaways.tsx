import { type FormEvent, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { defaultNewPerDay, newPerDay as field, maxNewPerDay } from '#shared/users/model.ts';
import { users } from '#shared/users/routes.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import { readNumber } from '../../forms/fields/number.ts';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { showError, showSuccess } from '../../ui/overlay/popups/popups.ts';
import classes from './Preferences.module.css';

/**
 * Sets how many new takeaways a day brings, on every device. A number is saved when the person leaves the field or
 * presses Enter.
 */
export const NewTakeaways = () => {
  const { newPerDay = defaultNewPerDay } = useUser();
  const { replaceUser } = useSession();
  const { run } = useAction(users.updateProfile);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const save = async () => {
    if (typed === undefined) return;
    const value = readNumber(typed);
    const wrong = schemaErrors(field, value)[''];
    setError(wrong);
    if (wrong !== undefined) return;
    try {
      if (value !== newPerDay) {
        replaceUser((await run({ body: { newPerDay: Number(value) } })).data);
        showSuccess(i18n.t('New takeaways a day saved'));
      }
      // A number that was typed while this one was being saved stays.
      setTyped((now) => (now === typed ? undefined : now));
    } catch (failure) {
      showError(messageOf(failure, i18n.t('Failed to save the new takeaways a day')));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Card title={i18n.t('Takeaways')}>
      <form noValidate onSubmit={onSubmit} onBlur={() => void save()}>
        <NumberField
          className={classes.number ?? ''}
          label={i18n.t('New takeaways a day')}
          description={i18n.t(
            'Each day brings up to this many takeaways that you have not answered yet, after those that are due.',
          )}
          min={0}
          max={maxNewPerDay}
          value={typed ?? newPerDay}
          error={error}
          onChange={setTyped}
        />
      </form>
    </Card>
  );
};
