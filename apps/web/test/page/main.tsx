import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../../src/app/App.tsx';
import { pugArt } from '../../src/art/pug-quest/index.ts';
import { Celebration } from '../../src/ui/Celebration.tsx';
import { BoardScene } from './BoardScene.tsx';
import { Pieces } from './Pieces.tsx';
import { SAMPLE_SERVICES } from './samples.ts';

const query = new URLSearchParams(window.location.search);

/** Scenes to be looked at: the page with games under way, and the pieces of the tables. */
const SCENES: Readonly<Record<string, ComponentType>> = {
  app: () => <App services={SAMPLE_SERVICES} />,
  board: () => <BoardScene game={query.get('game') ?? 'pug-quest'} name={query.get('is') ?? 'act'} />,
  pieces: Pieces,
  celebration: () => (
    <Celebration
      title="The Rat King is down"
      detail="Three worlds saved in 21 rounds"
      picture={<img src={pugArt('h-bard')} alt="" />}
      lasts={60_000}
      onDone={() => {}}
    />
  ),
};

const name = query.get('scene') ?? 'app';
const Scene = SCENES[name];
const root = document.getElementById('root');
if (root === null || Scene === undefined) throw new Error(`no scene "${name}"`);
createRoot(root).render(<Scene />);
