import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '../../src/App.tsx';
import { art as pugArt } from '../../src/art/pug-quest/index.ts';
import { Celebration } from '../../src/ui/Celebration.tsx';
import { BoardScene, LessonScene, MomentScene } from './BoardScene.tsx';
import { EndingScene, ReplayScene, ReplaysScene } from './FinishedScenes.tsx';
import { LobbyScene } from './LobbyScene.tsx';
import { NoticeScene } from './NoticeScene.tsx';
import { Pieces } from './Pieces.tsx';
import { SAMPLE_SERVICES } from './samples.ts';

/** Scenes to be looked at: the page with games under way, and the pieces of the tables. */
const SCENES: Readonly<Record<string, ComponentType<{ readonly query: URLSearchParams }>>> = {
  app: () => <App services={SAMPLE_SERVICES} />,
  board: BoardScene,
  lesson: LessonScene,
  moment: MomentScene,
  ending: EndingScene,
  replay: ReplayScene,
  replays: ReplaysScene,
  lobby: LobbyScene,
  notice: NoticeScene,
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

const place = document.getElementById('root');
if (place === null) throw new Error('there is no place for a scene');
const root = createRoot(place);

function show(): void {
  const query = new URLSearchParams(window.location.search);
  const name = query.get('scene') ?? 'app';
  const Scene = SCENES[name];
  if (Scene === undefined) throw new Error(`no scene "${name}"`);
  flushSync(() => root.render(<Scene key={window.location.href} query={query} />));
}

show();
// Another address within the page shows another scene at once.
window.addEventListener('popstate', show);
