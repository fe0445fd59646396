import { sessionStore } from '../data/session/sessionStore.ts';
import { chooseLanguage, chosenLanguage } from '../language/chosenLanguage.ts';

/** Shows the account's language, now and after each change. It stays in this browser after a log-out. */
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
