import { sessionStore } from '../data/session/sessionStore.ts';
import { chooseLanguage, chosenLanguage } from '../language/chosenLanguage.ts';

/** Shows the language of the account, now and whenever it changes. Who signs out keeps it in this browser. */
export const followAccountLanguage = (): Promise<void> => {
  const follow = () => {
    const session = sessionStore.state();
    return chooseLanguage(
      (session.status === 'signed-in' ? session.user.language : chosenLanguage()) ?? null,
    );
  };
  sessionStore.subscribe(() => void follow());
  return follow();
};
