import type { PlayerView, StandardAction } from '@questhall/games/brawl';
import {
  actionCard,
  asBrawlOption,
  CORES,
  championCard,
  STANDARD,
  STANDARD_ACTIONS,
} from '@questhall/games/brawl';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { useContext } from 'react';
import { t } from '../../../language/texts.ts';
import type { CardState } from '../../../table/parts/Card.tsx';
import { Targets, useTarget } from '../../../table/targets.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { draftedFrom } from '../board/Draft.tsx';
import { intend, useIntent } from '../intent.ts';
import { reachesNobody } from '../logic/reach.ts';
import type { BrawlScene } from '../logic/scene.ts';
import { isDrafting } from '../logic/sides.ts';
import { ActionCard } from '../pieces/ActionCard.tsx';
import { CoreGem } from '../pieces/CoreGem.tsx';
import { printed } from '../printed.ts';
import styles from './Tray.module.css';

/** The own seat, or for those who look on whoever has the turn. */
const playerOf = ({ view }: BrawlScene): PlayerView | undefined =>
  view.seats.find(({ seat }) => seat === (view.seat ?? view.turn ?? 0));

export function Tray(scene: BrawlScene) {
  const player = playerOf(scene);
  const { pointed } = useIntent(scene.decision?.id);
  if (player === undefined) return null;
  if (isDrafting(scene.view)) return <Cards champion={pointed ?? draftedFrom(scene)[0]} />;
  return (
    <div className={styles.tray}>
      <Actions scene={scene} player={player} />
      <HandOf scene={scene} player={player} />
      <Piles player={player} />
    </div>
  );
}

/** What a Champion of the draft brings along: the one that is pointed at, else the first. */
function Cards({ champion }: { readonly champion: string | undefined }) {
  if (champion === undefined) return null;
  const { cards } = championCard(champion);
  const name = printed.names.champion(champion);
  return (
    <div className={styles.hand}>
      <ul aria-label={t('Cards of {name}', { name })} data-pages="">
        {cards.map(({ id }) => (
          <li key={id}>
            <ActionCard id={id} state="idle" tag={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A phone's tab: Cores and cards. */
export function HandPart(scene: BrawlScene) {
  const player = playerOf(scene);
  const { pointed } = useIntent(scene.decision?.id);
  if (player === undefined) return null;
  if (isDrafting(scene.view))
    return (
      <div className={styles.phone}>
        <Cards champion={pointed ?? draftedFrom(scene)[0]} />
      </div>
    );
  return (
    <div className={styles.phone}>
      <Cores player={player} />
      <HandOf scene={scene} player={player} />
    </div>
  );
}

/** A phone's tab: the Standard Actions. */
export function ActionsPart(scene: BrawlScene) {
  const player = playerOf(scene);
  return player === undefined ? null : <Actions scene={scene} player={player} />;
}

interface PlayerProps {
  readonly scene: BrawlScene;
  readonly player: PlayerView;
}

function Cores({ player: { ready } }: { readonly player: PlayerView }) {
  return (
    <ul className={styles.cores} aria-label={t('Your Cores')}>
      {CORES.map((core) => (
        <li key={core} data-ready={ready.includes(core)}>
          <CoreGem core={core} spent={!ready.includes(core)} />
          {ready.includes(core) ? t('ready') : t('spent')}
        </li>
      ))}
    </ul>
  );
}

function Actions({ scene, player }: PlayerProps) {
  return (
    <section className={styles.actions} aria-label={t('Cores and Standard Actions')}>
      <Cores player={player} />
      <div className={styles.standards} data-deeds="standard">
        {STANDARD_ACTIONS.map((action) => (
          <Standard key={action} scene={scene} player={player} action={action} />
        ))}
      </div>
    </section>
  );
}

const SHORT_NAMES: { readonly [action in StandardAction]: string } = {
  plan: t('Plan 1'),
  heal: t('Heal 1'),
  strike: t('1 damage'),
  move: t('Move 2'),
};

/** Chosen here first; then a Champion is pointed at. With one Champion and one Core left, it is done at once. */
function Standard({ scene, player, action }: PlayerProps & { readonly action: StandardAction }) {
  const { decision, choose } = scene;
  const { ask } = useContext(Targets);
  const { standard } = useIntent(decision?.id);
  const { core } = STANDARD[action];
  const options = (decision?.options ?? []).filter((raw) => {
    const option = asBrawlOption(raw);
    return option.do === 'standard' && option.action === action;
  });
  const [only] = options;
  const used = player.standardUsed.includes(action);
  const press = (beside: Element): void => {
    if (only === undefined) ask([], candidates(scene, action), beside);
    else if (options.length === 1) choose(only);
    else intend(decision?.id, { standard: standard === action ? undefined : action });
  };
  return (
    <button
      type="button"
      className={classes(styles.standard, used && styles.used)}
      data-legal={options.length > 0}
      aria-pressed={standard === action}
      aria-disabled={options.length === 0 || undefined}
      title={printed.standardText(action)}
      aria-label={printed.names.standards[action]}
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      {core === undefined ? (
        <span className={styles.any}>
          {CORES.map((each) => (
            <CoreGem key={each} core={each} />
          ))}
        </span>
      ) : (
        <CoreGem core={core} spent={!player.ready.includes(core)} />
      )}
      <span>
        <b>{SHORT_NAMES[action]}</b>
        <small>{action === 'move' ? t('any Core') : t('after Move 1')}</small>
      </span>
    </button>
  );
}

/** What the button could have meant, for the reason why not. */
const candidates = ({ view }: BrawlScene, action: StandardAction): readonly Option[] =>
  view.champions
    .filter(({ seat }) => seat === view.seat)
    .flatMap(({ id }) => CORES.map((core) => ({ do: 'standard', action, core, at: { champion: id } })));

function HandOf({ scene, player }: PlayerProps) {
  const { decision } = scene;
  const { hand, handCount } = player;
  if (hand === null)
    return (
      <p className={styles.hidden}>
        {t('{n, plural, one {# card} other {# cards}}, face down.', { n: handCount })}
      </p>
    );
  if (hand.length === 0) return <p className={styles.hidden}>{t('No card in hand.')}</p>;
  return (
    <div className={styles.hand}>
      <ul
        aria-label={t('Your hand, {n, plural, one {# card} other {# cards}}', { n: hand.length })}
        data-pages=""
      >
        {hand.map((card) => (
          <li key={card}>
            {decision?.kind === 'mulligan' ? (
              <Exchanged scene={scene} card={card} />
            ) : (
              <HandCard scene={scene} player={player} card={card} />
            )}
          </li>
        ))}
      </ul>
      {decision?.kind === 'mulligan' && <Mulligan scene={scene} />}
    </div>
  );
}

function HandCard({ scene, player, card }: PlayerProps & { readonly card: string }) {
  const { core } = actionCard(card);
  const playing = { do: 'play', card, core, at: { card } };
  const target = useTarget({ card }, [playing]);
  const { state, tag } = standing(scene, player, card, target.legal);
  return (
    <ActionCard
      id={card}
      state={state}
      tag={tag}
      hint={target.hint === undefined ? undefined : t('Hint')}
      bind={target.bind}
    />
  );
}

const DEEDS: { readonly [kind: string]: string } = {
  act: t('Play'),
  plan: t('Put back'),
  stun: t('Discard'),
  react: t('React'),
};

/** What a click on a card does, or what it waits for. */
function standing(
  { decision, view }: BrawlScene,
  { ready, seat }: PlayerView,
  id: string,
  legal: boolean,
): { readonly state: CardState; readonly tag: string } {
  const card = actionCard(id);
  if (legal && decision?.kind === 'act' && reachesNobody(id, view))
    return { state: 'can', tag: t('Nobody in reach') };
  if (legal) return { state: 'can', tag: DEEDS[decision?.kind ?? ''] ?? t('Choose') };
  if (card.type === 'reaction') return { state: 'wait', tag: t('On rival turns') };
  if (view.turn !== seat) return { state: 'idle', tag: t('On your turn') };
  if (!ready.includes(card.core))
    return { state: 'cannot', tag: t('{core} is spent', { core: printed.names.cores[card.core] }) };
  return decision?.kind === 'act'
    ? { state: 'cannot', tag: t('Why not?') }
    : { state: 'idle', tag: t('Later') };
}

/** At the mulligan a click marks a card for exchange. */
function Exchanged({ scene: { decision }, card }: { readonly scene: BrawlScene; readonly card: string }) {
  const { exchange } = useIntent(decision?.id);
  const marked = exchange.includes(card);
  const next = marked ? exchange.filter((other) => other !== card) : [...exchange, card];
  return (
    <ActionCard
      id={card}
      state="can"
      tag={marked ? t('Goes back') : t('Keep')}
      raised={marked}
      bind={{ 'aria-pressed': marked, onClick: () => intend(decision?.id, { exchange: next }) }}
    />
  );
}

const sameCards = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.toSorted().every((card, at) => card === right.toSorted()[at]);

function Mulligan({ scene: { decision, choose } }: { readonly scene: BrawlScene }) {
  const { exchange } = useIntent(decision?.id);
  const option = decision?.options.find((raw) => {
    const each = asBrawlOption(raw);
    return each.do === 'mulligan' && sameCards(each.cards, exchange);
  });
  const label = exchange.length === 0 ? t('Keep the hand') : t('Exchange {n}', { n: exchange.length });
  return (
    <Button
      kind="primary"
      refused={option === undefined}
      data-option={option && canonical(option)}
      onClick={() => option && choose(option)}
    >
      {label}
    </Button>
  );
}

function Piles({ player: { seat, deckCount, discard } }: { readonly player: PlayerView }) {
  return (
    <div className={styles.piles}>
      <span className={styles.pile} data-pile="deck">
        <b>{deckCount}</b>
        {t('Deck')}
      </span>
      <DiscardPile seat={seat} cards={discard} />
    </div>
  );
}

function DiscardPile({ seat, cards }: { readonly seat: number; readonly cards: readonly string[] }) {
  const target = useTarget({ pile: seat });
  return (
    <button type="button" {...target.bind} className={styles.pile} data-pile="discard" aria-disabled="true">
      <b>{cards.length}</b>
      {t('Discard')}
    </button>
  );
}
