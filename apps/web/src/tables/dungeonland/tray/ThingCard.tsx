import type { HeroView } from '@questhall/games/dungeonland';
import {
  HEROES,
  nameOfThing,
  SKILLS,
  SPELLS,
  skillText,
  spellText,
  uniqueText,
} from '@questhall/games/dungeonland';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import { useShownThing } from '../intent.ts';
import { consumableOf } from '../logic/items.ts';
import { iconOf, textOf } from '../logic/things.ts';
import { SKILL_ICONS, TREE_NAMES, treeRows } from '../logic/trees.ts';
import { IN_HAND, IN_PACK, ONE_USE, OWN_GIFT, skillPlace, skillPrice } from '../words.ts';
import styles from './ThingCard.module.css';

interface Face {
  readonly icon: IconShape;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly foot?: string;
}

/** The card of what was last touched in the tray; at first, of what this hero alone can do. */
export function ThingCard({ hero }: { readonly hero: HeroView }) {
  const thing = useShownThing();
  const face = (thing === undefined ? undefined : faceOf(thing, hero)) ?? giftOf(hero);
  if (face === undefined) return null;
  return (
    <article className={styles.card} aria-live="polite">
      <header>
        <Icon shape={face.icon} />
        <div>
          <h3>{face.title}</h3>
          <small>{face.place}</small>
        </div>
      </header>
      <p>{face.text}</p>
      {face.foot !== undefined && <b>{face.foot}</b>}
    </article>
  );
}

function giftOf({ card }: HeroView): Face | undefined {
  const printed = HEROES.find(({ id }) => id === card);
  if (printed === undefined) return undefined;
  const { name, text } = uniqueText(printed.unique);
  return { icon: icon.hoodIcon, title: name, place: OWN_GIFT, text };
}

/** Of things that this hero no longer has, nothing is shown. */
function faceOf(thing: string, hero: HeroView): Face | undefined {
  const { wielded, backpack, consumables, skills, card } = hero;
  const skill = SKILLS.find(({ id }) => id === thing);
  if (skill !== undefined) {
    const { id, tree, cost } = skill;
    const spell = SPELLS.find((each) => each.id === id);
    const trees: readonly string[] = HEROES.find((each) => each.id === card)?.trees ?? [];
    if (!trees.includes(tree)) return undefined;
    const rows = treeRows(SKILLS.filter((other) => other.tree === tree));
    const row = rows.findIndex((own) => own.some((placed) => placed.skill === skill)) + 1;
    return {
      icon: SKILL_ICONS[id],
      title: skill.name,
      place: skillPlace(TREE_NAMES[tree], row),
      text: spell === undefined ? skillText(skill) : spellText(spell),
      foot: skillPrice(cost, skills.includes(id)),
    };
  }
  if (![...wielded, ...backpack, ...consumables].includes(thing)) return undefined;
  const place = consumableOf(thing) ? ONE_USE : wielded.includes(thing) ? IN_HAND : IN_PACK;
  return { icon: iconOf(thing), title: nameOfThing(thing), place, text: textOf(thing) };
}
