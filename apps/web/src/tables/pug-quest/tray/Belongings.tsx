import type { HeroView } from '@questhall/games/pug-quest';
import { asPugOption, nameOf } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { Scene } from '../../../table/game-table.ts';
import { useTarget } from '../../../table/targets.tsx';
import { icon } from '../icons.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { heroCard, shortName } from '../logic/cards.ts';
import { TreasureTag } from '../pieces/TreasureCard.tsx';

interface BelongingsProps {
  readonly scene: Scene<TableView>;
  readonly hero: HeroView;
}

/** A hero's special ability, treasures and prizes. */
export function Belongings({ scene, hero }: BelongingsProps) {
  return (
    <>
      <Belonging scene={scene} hero={hero} card={hero.id} />
      {[...hero.treasures, ...hero.prizes].map((card) => (
        <Belonging key={card} scene={scene} hero={hero} card={card} />
      ))}
    </>
  );
}

/** What a click on it could have meant. */
function candidatesAt({ decision }: Scene<TableView>, card: string, hero: HeroView): readonly Option[] {
  if (decision?.kind === 'forcedDiscard') {
    const lose = { do: 'loseTreasure', treasure: card, at: { card } };
    return [lose];
  }
  const kinds = card === hero.id ? ['ability:'] : ['trinket:', 'prize:'];
  const consume = { do: 'consume', treasure: card, at: { card } };
  const uses = kinds.map((kind) => {
    const source = card === hero.id ? `${kind}${card}` : `${kind}${card}#0`;
    const use = { do: 'ability', source, at: { card } };
    return use;
  });
  return [consume, ...uses];
}

function Belonging({ scene, hero, card }: BelongingsProps & { readonly card: string }) {
  const { view } = scene;
  const { legal, options, bind } = useTarget({ card }, candidatesAt(scene, card, hero));
  const own = card === hero.id;
  const name = own
    ? (heroCard(card, view)?.ability.name ?? '')
    : (shortName(card, view) ?? nameOf(card, view));
  const used = hero.used.some((source) => source.split(':')[1]?.split('#')[0] === card);
  const [first] = options;
  const eats = first !== undefined && asPugOption(first).do === 'consume';
  return (
    <TreasureTag
      name={eats ? `Eat ${name}` : name}
      art={own ? undefined : artOf(card, view)}
      {...(own && { icon: icon.pawPrintIcon })}
      can={legal}
      used={used && !legal}
      bind={bind}
    />
  );
}
