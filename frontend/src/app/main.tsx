import '../data/jitless.ts';
import '../ui/theme/base.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadFirstScreen } from './firstScreen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Without a top-level await: the chunks that it loads import this one.
void loadFirstScreen(window.location.pathname).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
