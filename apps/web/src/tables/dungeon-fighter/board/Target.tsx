/** The target board on the wooden table: rings, holes, bones, what lies on it, and what is in the hand. */
import { placedAt } from '@questhall/dice-table';
import type { CombatView, Die, LyingTemplate, Rest, ThrowView } from '@questhall/games/dungeon-fighter';
import { DIE_NAMES, REQUIREMENT_NAMES, TEMPLATE_NAMES } from '@questhall/games/dungeon-fighter';
import type { CSSProperties } from 'react';
import { SvgBoard } from '../../../table/parts/SvgBoard.tsx';
import { svgButton, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Glyph } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { SeenLanding } from '../logic/landings.ts';
import { useLandings } from '../logic/landings.ts';
import { TEMPLATE_ICONS, TEMPLATE_TONES } from '../logic/looks.ts';
import type { Spot } from '../logic/place.ts';
import { BONES, BUSHES, HOLES, polar, RINGS, SLANT, spotOf } from '../logic/place.ts';
import type { DfScene } from '../logic/scene.ts';
import { DieCube } from '../pieces/DieCube.tsx';
import { diceOf } from '../throwing/use-aim.ts';
import styles from './Target.module.css';

const BOX = { x: -270, y: -160, width: 540, height: 400 };
const HAND = { x: 0, y: 196 };

export function Target({ scene, combat }: { readonly scene: DfScene; readonly combat: CombatView }) {
  const { view } = scene;
  const landings = useLandings(scene);
  const landing = view.throw?.landing ?? null;
  return (
    <SvgBoard box={BOX}>
      <Disc />
      {combat.templates.map((lying) => (
        <TemplateDisc key={lying.template} lying={lying} at={lieAt(scene, lying.template, lying.by)} />
      ))}
      {combat.bushes && BUSHES.map(({ x, y }) => <Bush key={`${x} ${y}`} x={x} y={y * SLANT} />)}
      {combat.lying.map(({ die, by }) => {
        const seen = landings.get(by);
        const at = lieAt(scene, seen?.rest ?? 'section1', by);
        return seen && <Lying key={by} die={die} at={at} seen={seen} latest={by === landing?.serial} />;
      })}
      {landing !== null && view.throw !== null && !combat.lying.some(({ by }) => by === landing.serial) && (
        <Lying die={view.throw.die} at={lieAt(scene, landing.rest, landing.serial)} seen={landing} latest />
      )}
      {landing !== null && <Verdict scene={scene} />}
    </SvgBoard>
  );
}

/** Where it lies, if it was really thrown; else a place that fits. In mm, x to the right and y to the viewer. */
function lieAt(scene: DfScene, rest: Rest, serial: number): Spot {
  const lies = diceOf(scene)?.lying[serial];
  if (lies === undefined) return spotOf(rest, serial);
  const { x, z } = placedAt(lies.pose).at;
  return { x: x * 100, y: z * 100 };
}

/** Printed on the board, from the outside in. */
function Disc() {
  return (
    <g transform={`scale(1 ${SLANT})`}>
      <ellipse cx="4" cy="26" rx="214" ry="208" className={styles.shade} />
      <circle r="206" cy="9" className={styles.edge} />
      {RINGS.map(({ value, outer }) => (
        <circle key={value} r={outer} className={styles.ring} data-value={value} />
      ))}
      <circle r="170" className={styles.seam} />
      {BONES.map((angle) => (
        <Bone key={angle} angle={angle} />
      ))}
      {HOLES.map(({ x, y, radius }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={radius} fill="#1c0d06" stroke="#e9dcbe" strokeOpacity=".55" strokeWidth="1.5" />
          <path
            d={`M${-radius + 2} 3A${radius - 2} ${radius - 2} 0 0 0 ${radius - 2} 3A${radius} ${radius * 0.8} 0 0 1 ${-radius + 2} 3`}
            fill="#5a3216"
          />
        </g>
      ))}
      {RINGS.flatMap(({ value, outer }): readonly { value: number; x: number; y: number }[] =>
        value === 10
          ? [{ value, x: 0, y: 0 }]
          : [0, 90, 180, 270].map((angle) => ({ value, ...polar(value === 1 ? 158 : outer - 15, angle) })),
      ).map(({ value, x, y }) => (
        <text key={`${value} ${x} ${y}`} x={x} y={y + 7} className={styles.value} data-value={value}>
          {value}
        </text>
      ))}
    </g>
  );
}

function Bone({ angle }: { readonly angle: number }) {
  const from = polar(185, angle - 22);
  const to = polar(185, angle + 22);
  return (
    <g className={styles.bone}>
      <path d={`M${from.x} ${from.y}A185 185 0 0 1 ${to.x} ${to.y}`} />
      {[angle - 24, angle + 24].flatMap((end) =>
        [-6, 6].map((off) => {
          const { x, y } = polar(185 + off, end);
          return <circle key={`${end} ${off}`} cx={x} cy={y} r="8" />;
        }),
      )}
    </g>
  );
}

function Bush({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>Thorn bush</title>
      <ellipse cx="3" cy="3" rx="24" ry="9" fill="#000" opacity=".4" />
      <path
        d="M-22 2C-30-10-18-22-10-18C-8-30 10-30 12-18C24-20 28-8 21 2C14 8-14 8-22 2Z"
        fill="#3c6a2a"
        stroke="#1e3b14"
        strokeWidth="2"
      />
      <path d="M-14-2C-18-10-8-14-4-10C-2-18 8-16 8-9" fill="none" stroke="#7fae4a" strokeWidth="3" />
      <Glyph shape={icon.thornyVineIcon} x={-12} y={-20} size={24} fill="#d7e6a0" />
    </g>
  );
}

interface TemplateDiscProps {
  readonly lying: LyingTemplate;
  readonly at: Spot;
}

function TemplateDisc({ lying: { template }, at: { x, y } }: TemplateDiscProps) {
  const target = useTarget({ template });
  return (
    <g
      {...svgButton(target, `${TEMPLATE_NAMES[template]} Template on the board`)}
      transform={`translate(${x} ${y * SLANT})`}
      className={classes(styles.piece, target.legal && styles.can)}
    >
      <ellipse cy="3" rx="30" ry={30 * SLANT} fill="#000" opacity=".35" />
      <ellipse rx="30" ry={30 * SLANT} fill={TEMPLATE_TONES[template]} stroke="#fff4df" strokeWidth="2" />
      <Glyph shape={TEMPLATE_ICONS[template]} x={-15} y={-15} size={30} fill="#fff8e6" />
    </g>
  );
}

interface LyingProps {
  readonly die: Die;
  readonly at: Spot;
  readonly seen: SeenLanding;
  readonly latest: boolean;
}

const PLACES: { readonly [face in SeenLanding['face']]: string } = {
  icon: ', icon up',
  blank: '',
  rethrow: ', Re-throw up',
  selfHeal: ', Self Healing up',
};

const fromHand = (x: number, y: number): CSSProperties & Record<'--from-x' | '--from-y', string> => ({
  '--from-x': `${HAND.x - x}px`,
  '--from-y': `${HAND.y - y}px`,
});

/** The latest one has just come down. */
function Lying({ die, at: { x, y }, seen, latest }: LyingProps) {
  const size = die === 'big' ? 46 : 30;
  const sunk = seen.rest === 'hole' ? 6 : 0;
  return (
    <g transform={`translate(${x - size / 2} ${y * SLANT - size * 0.7 + sunk})`}>
      <g className={latest ? styles.landed : undefined} style={fromHand(x, y * SLANT)}>
        <svg
          width={size}
          height={size}
          viewBox="0 0 64 64"
          role="img"
          aria-label={`${DIE_NAMES[die]}${PLACES[seen.face]}`}
        >
          <DieCube die={die} face={seen.face} />
        </svg>
      </g>
    </g>
  );
}

/** What the throw came to; nothing while the die is in the hand. */
export function verdictOf({ view }: DfScene): { readonly text: string; readonly hit: boolean } | undefined {
  const landing = view.throw?.landing;
  if (!landing) return undefined;
  const { hit, instaKill, damage } = landing;
  const text = instaKill ? 'Down at once!' : hit ? `Hit for ${damage}` : `Miss${missedBy(landing)}`;
  return { text: landing.face === 'icon' ? `${text} + icon` : text, hit };
}

const MISSED: { readonly [rest in Rest]?: string } = {
  outside: ': off the board',
  bone: ': a bone',
  hole: ': a hole',
};

/** Why it is one: the first thing that was not as it should be. */
function missedBy({ faults, rest }: NonNullable<ThrowView['landing']>): string {
  const [fault] = faults;
  if (fault === 'bounce') return ': it did not bounce';
  return fault === undefined ? (MISSED[rest] ?? '') : `: not by ${REQUIREMENT_NAMES[fault]}`;
}

/** The same, beside the die. */
function Verdict({ scene }: { readonly scene: DfScene }) {
  const landing = scene.view.throw?.landing;
  const told = verdictOf(scene);
  if (!landing || told === undefined) return null;
  const { x, y } = lieAt(scene, landing.slimeTarget ?? landing.rest, landing.serial);
  const width = 30 + told.text.length * 8.8;
  const left = Math.min(BOX.x + BOX.width - width / 2 - 4, Math.max(BOX.x + width / 2 + 4, x));
  return (
    <g
      transform={`translate(${left} ${Math.max(BOX.y + 20, y * SLANT - 44)})`}
      className={styles.verdict}
      data-hit={landing.hit}
    >
      <rect x={-width / 2} y="-15" width={width} height="30" rx="15" />
      <text y="6">{told.text}</text>
    </g>
  );
}
