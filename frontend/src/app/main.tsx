import '../data/client/jitless.ts';
import '../ui/theme/base.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionStore } from '../data/session/sessionStore.ts';
import { App } from './App.tsx';
import { preloadFirstPage } from './AppRoutes.tsx';
import { followAccountLanguage } from './accountLanguage.ts';
import { followPerson } from './followPerson.ts';
import { endRemindersOnLogOut } from './reminders/endReminders.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

sessionStore.restore();
endRemindersOnLogOut();
// Rendered in a transition. Otherwise React would show its own placeholder for at least 300 ms, although index.html
// already shows the bar and 'Loading...'.
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
preloadFirstPage();
followPerson();
void followAccountLanguage().then(draw);
