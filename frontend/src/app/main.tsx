import './jitless.ts';
import '../ui/theme/base.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadFirstScreen } from './firstScreen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await loadFirstScreen(window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
