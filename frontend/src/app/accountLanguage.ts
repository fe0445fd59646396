import { sessionStore } from '../data/session/sessionStore.ts';
import { chooseLanguage, chosenLanguage } from '../language/chosenLanguage.ts';

/** Switches to the account's language, now and after each change. The language stays after a log-out. */
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
