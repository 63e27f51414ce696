/** Everything a table shows of a position, as text: what is drawn, and then the large card of each thing that is. */
import type { Game, Json } from '@questhall/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GameTable, Scene, SeatFace } from '../src/table/game-table.ts';
import { refOf } from '../src/table/refs.ts';
import { InspectCard } from '../src/ui/InspectCard.tsx';

export function* drawn(rules: Game, table: GameTable, view: Json): Generator<string> {
  const { players, seat } = view as { readonly players: number; readonly seat: number | null };
  const seats = Array.from({ length: players }, (_, at) => at);
  const scene: Scene = {
    ...{ view, seat, decision: null, waiting: [], outcome: null, dice: null, happening: null, past: [] },
    ...{ speed: 'instant', words: rules.words, hints: [], choose: () => {} },
    names: seats.map((at) => `Player ${at + 1}`),
  };
  const { Board, Over, Rail, trayParts } = table;
  const markup = renderToStaticMarkup(
    <>
      <Board {...scene} />
      <p>{table.detail?.(scene)}</p>
      {Over && <Over {...scene} />}
      {Rail && <Rail {...scene} />}
      {trayParts.map(({ id, Part, shown }) => (shown?.(scene) ?? true) && <Part key={id} {...scene} />)}
      {seats.map((at) => (
        <Face key={at} {...table.seat(view, at)} />
      ))}
    </>,
  );
  yield shownIn(markup);
  for (const thing of thingsIn(markup)) {
    const card = table.inspect?.(refOf(thing), view);
    // That there is a thing can be seen as well.
    yield card === undefined ? '' : shownIn(renderToStaticMarkup(<InspectCard {...card} />));
  }
}

/** What only programs read is not shown to anybody. */
const shownIn = (markup: string): string =>
  markup.replaceAll(/ (?:data-[a-z-]+|id|aria-[a-z]+)="[^"]*"/g, '');

function Face({ portrait, name, role, standing, tag, more, counters = [], figures = [] }: SeatFace) {
  return (
    <div>
      {portrait} {name} {role} {standing} {tag} {more}
      {figures.map((figure) => (
        <Face key={String(figure.name)} {...figure} />
      ))}
      {counters.map(({ value }) => String(value)).join(' ')}
    </div>
  );
}

const thingsIn = (markup: string): readonly string[] => [
  ...new Set(
    [...markup.matchAll(/data-target="([^"]*)"/g)].map(([, key = '']) =>
      key.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    ),
  ),
];
