import type { HeroView, MonsterView } from '@questhall/games/pug-quest';
import { asPugOption, nameOf } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { ReactNode } from 'react';
import type { Scene } from '../../../table/game-table.ts';
import { useTarget } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { SeatNumber } from '../../../ui/seats.ts';
import { icon } from '../icons.ts';
import type { Intent } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { foeCard, isBoss, shortName, typeOf } from '../logic/cards.ts';
import type { Threat } from '../logic/forecast.ts';
import { hitFor, nextTurnOf } from '../logic/forecast.ts';
import { marksOf } from '../logic/marks.ts';
import type { CreatureCardProps, CreatureGlow } from '../pieces/CreatureCard.tsx';
import { CreatureCard } from '../pieces/CreatureCard.tsx';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';

interface CreatureProps {
  readonly scene: Scene<TableView>;
  readonly creature: HeroView | MonsterView;
  readonly behind: boolean;
  readonly threat: Threat | undefined;
  readonly intent: Intent;
}

/** What a click on a creature could have meant, by the kind of the question. */
const MEANT: { readonly [kind: string]: string } = {
  act: 'standardAttack',
  target: 'target',
  ally: 'ally',
  exchange: 'offer',
  tieOrder: 'goFirst',
  evilOrder: 'goFirst',
};

function candidatesAt({ decision }: Scene<TableView>, creature: string): readonly Option[] {
  const deed = MEANT[decision?.kind ?? ''];
  return deed === undefined ? [] : [{ do: deed, at: { creature } }];
}

/** A hero, monster or boss on its lane. */
export function Creature({ scene, creature, behind, threat, intent }: CreatureProps) {
  const { view, words } = scene;
  const { id } = creature;
  const target = useTarget({ creature: id }, candidatesAt(scene, id));
  const [option] = target.options;
  return (
    <CreatureCard
      {...looksOf(creature, view)}
      behind={behind}
      glow={glowOf(scene, creature, target.legal, target.pointed || intent.pointed === id, threat)}
      asked={target.asked}
      hinted={target.hint !== undefined}
      {...(option !== undefined && {
        can: words.option(option, view),
        // What is aimed at says what it would suffer; that it may be chosen is seen by its glow.
        ...(threat === undefined && { chip: chipOf(option, creature, scene) }),
      })}
      {...(threat !== undefined && { forecast: <Forecast threat={threat} /> })}
      bind={target.bind}
    />
  );
}

/** A longer name does not fit its card, on any screen. */
const LONGEST = 15;

/** What stands on the card now. */
export function looksOf(creature: HeroView | MonsterView, view: TableView): CreatureCardProps {
  const { id, life, damage, initiative } = creature;
  const short = shortName(id, view);
  const full = nameOf(id, view);
  const shared = {
    name: short !== undefined && full.length > LONGEST ? short : full,
    ...(short !== undefined && { short }),
    art: artOf(id, view),
    type: typeOf(id, view),
    initiative,
    life: life - damage,
    maxLife: life,
    marks: marksOf(creature, view),
  };
  if ('seat' in creature) return { kind: 'hero', ...shared, seat: ((creature.seat % 6) + 1) as SeatNumber };
  const card = foeCard(id);
  const attack = card?.turn.find((effect) => effect.do === 'attack');
  const next = nextTurnOf(creature, view);
  const dir = card?.movement.dir;
  return {
    kind: isBoss(id) ? 'boss' : 'monster',
    ...shared,
    ...(attack?.do === 'attack' && {
      attack: {
        reach: attack.reach,
        damage: next?.damage ?? 0,
        ...(attack.side !== undefined && attack.side !== 'either' && { side: attack.side }),
      },
    }),
    move: {
      steps: creature.movement,
      ...(dir !== undefined && view.evilLord === null && { dir }),
    },
    ...(card?.defend !== undefined && { defend: card.defend }),
  };
}

function glowOf(
  { decision, seat, view }: Scene<TableView>,
  creature: HeroView | MonsterView,
  legal: boolean,
  pointed: boolean,
  threat: Threat | undefined,
): CreatureGlow | undefined {
  const { id } = creature;
  const about = decision?.about ?? {};
  const attacker = decision?.kind === 'riposte' || decision?.kind === 'defend' ? about.by : undefined;
  if (threat !== undefined || attacker === id) return 'hit';
  if (pointed) return 'pointed';
  if (legal) return 'can';
  if (decision?.kind === 'target' && Array.isArray(about.chosen) && about.chosen.includes(id)) return 'hit';
  if ('seat' in creature ? creature.seat === seat : view.turn?.of === id) return 'you';
  return undefined;
}

/** What a click does, in one word and a number. */
function chipOf(raw: Option, target: HeroView | MonsterView, { view }: Scene<TableView>): ReactNode {
  const option = asPugOption(raw);
  switch (option.do) {
    case 'standardAttack': {
      const by = view.heroes.find((hero) => hero.id === view.turn?.of);
      const damage = by === undefined ? 1 : hitFor(1, by, target, view);
      return (
        <>
          <Icon shape={icon.crossedSwordsIcon} />
          Attack {damage} <EnergySymbol energy={typeOf(target.id, view)} />
        </>
      );
    }
    case 'target':
      return 'Target';
    case 'goFirst':
      return 'First';
    case 'offer':
      return 'Deal';
    case 'add':
      return '+1 damage';
    default:
      return 'Choose';
  }
}

/** "−3", with what may come in between. */
function Forecast({ threat: { damage, defeats, choice, mayDefend } }: { readonly threat: Threat }) {
  return (
    <>
      {damage === undefined ? (defeats ? 'Defeat' : 'Target') : `−${damage}`}
      {damage !== undefined && defeats && '!'}
      {choice && <span>?</span>}
      {mayDefend && <Icon shape={icon.shieldIcon} label="may defend" />}
    </>
  );
}
