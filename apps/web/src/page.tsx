/** The page itself, loaded once its language is there: whatever says something may say it at once. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fixLinks } from './app/home.ts';
import { SERVICES } from './play/saved.ts';

export function openPage(root: HTMLElement): void {
  fixLinks();
  createRoot(root).render(
    <StrictMode>
      <App services={SERVICES} />
    </StrictMode>,
  );
}
