import '@tortuga/table/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applySettings } from './settings/apply.ts';
import { followOtherPages } from './settings/store.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');
applySettings();
followOtherPages();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
