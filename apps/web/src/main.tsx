import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fixLinks } from './app/home.ts';
import { SERVICES } from './play/saved.ts';

fixLinks();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App services={SERVICES} />
  </StrictMode>,
);
