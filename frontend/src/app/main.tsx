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
// Renders in a transition, so that index.html stays visible while code loads. Without a transition, React would show a
// Suspense fallback for at least 300 ms.
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
