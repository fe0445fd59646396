import { useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { isLanguage, languages } from '#shared/language/languages.ts';
import { users } from '#shared/users/routes.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import { useAction } from '../../data/client/useAction.ts';
import { useSession, useUser } from '../../data/session/SessionProvider.tsx';
import { LanguageSelect } from '../../forms/fields/LanguageSelect.tsx';
import { browserLanguage } from '../../language/chosenLanguage.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { showError } from '../../ui/overlay/popups/popups.ts';

const ofBrowser = '';

/** Chooses the language of the app on every device. A choice is saved and applied immediately. */
export const LanguageSetting = () => {
  const { language } = useUser();
  const { replaceUser } = useSession();
  const { run, busy } = useAction(users.updateProfile);
  const [chosen, setChosen] = useState(ofBrowser);
  const choose = async (value: string) => {
    setChosen(value);
    try {
      replaceUser((await run({ body: { language: isLanguage(value) ? value : null } })).data);
    } catch (error) {
      showError(messageOf(error, i18n.t('Failed to save the language')));
    }
  };
  const name = languages.find(({ tag }) => tag === browserLanguage())?.name ?? '';
  return (
    <Card title={i18n.t('Language')}>
      <LanguageSelect
        description={i18n.t('The language of Cairn on all your devices.')}
        value={busy ? chosen : (language ?? ofBrowser)}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        <option value={ofBrowser}>{i18n.t('As in your browser: {name}', { name })}</option>
      </LanguageSelect>
    </Card>
  );
};
