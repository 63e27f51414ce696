import type { HeroView } from '@questhall/games/dungeonland';
import { nameOfFigure } from '@questhall/games/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import { seatNumber } from '../board/Figures.tsx';
import { icon } from '../icons.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { leftOf } from '../words.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly scene: DungeonScene;
  readonly hero: HeroView;
}

/** Who is played here: name, values, and what is left of health, energy and actions. */
export function Sheet({ scene: { view }, hero }: SheetProps) {
  const portrait = art(hero.card);
  const name = nameOfFigure(hero.id, view);
  const active = view.active?.figure === hero.id ? view.active : undefined;
  return (
    <section className={styles.sheet} aria-label={name}>
      <Medallion
        label={name}
        base="hero"
        seat={seatNumber(hero.seat)}
        {...(portrait !== undefined && { art: portrait, framed: true })}
      />
      <div>
        <h3>{name}</h3>
        <div>
          Speed {hero.speed} · Defence {hero.defence} · {hero.xp} XP · {hero.gold} gold
        </div>
        <dl>
          <Row label="Health" full={hero.health} of={hero.maxHealth}>
            {(on) => <Icon shape={icon.heartsIcon} className={on ? styles.heart : styles.gone} />}
          </Row>
          <Row label="Energy" full={hero.energy} of={hero.maxEnergy}>
            {(on) => <i className={styles.gem} data-on={on} />}
          </Row>
          {active !== undefined && (
            <Row
              label="Actions"
              full={active.actions}
              of={active.actions + active.taken}
              note={leftOf(active.actions)}
            >
              {(on) => <i className={styles.action} data-on={on} />}
            </Row>
          )}
        </dl>
      </div>
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly full: number;
  readonly of: number;
  readonly note?: string;
  readonly children: (on: boolean) => React.ReactNode;
}

function Row({ label, full, of, note, children }: RowProps) {
  const pips = Array.from({ length: Math.max(of, full) }, (_, at) => at);
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.pips} role="img" aria-label={`${label}: ${full} of ${of}`}>
          {pips.map((at) => (
            <span key={at}>{children(at < full)}</span>
          ))}
        </span>
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}
