/** [3.10] Wood thrown at home: what lies there is read off and entered; the Leader may rule on it. */
import type { Face, FlipRequest, Region, Requirement, ThrowRequest } from '@questhall/games/dungeon-fighter';
import {
  FACES_OF,
  flipCode,
  landingCode,
  REGIONS,
  REQUIREMENT_NAMES,
  TEMPLATE_NAMES,
} from '@questhall/games/dungeon-fighter';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DieCube } from '../pieces/DieCube.tsx';
import styles from './RealDice.module.css';
import { TapBoard } from './TapBoard.tsx';
import type { Aim } from './use-aim.ts';

interface RealDiceProps {
  readonly aim: Aim;
  readonly onClose: () => void;
}

export function RealDice({ aim, onClose }: RealDiceProps) {
  const { asked } = aim;
  const enter = (code: string) => {
    onClose();
    aim.throwReal(code);
  };
  return (
    <Dialog title={asked.kind === 'flip' ? 'How does it lie?' : 'Where does it lie?'} open onClose={onClose}>
      {asked.kind === 'flip' ? (
        <FlipEntry asked={asked} onEnter={enter} />
      ) : (
        <ThrowEntry asked={asked} onEnter={enter} />
      )}
    </Dialog>
  );
}

const PLACES: { readonly [region in Region]: string } = {
  outside: 'Off the board',
  bone: 'A bone',
  hole: 'A hole',
  section1: 'Section 1',
  section2: 'Section 2',
  section3: 'Section 3',
  section4: 'Section 4',
  section5: 'Section 5',
  bullseye: 'Bullseye',
};
const FACE_WORDS: { readonly [face in Face]: string } = {
  blank: 'Blank',
  icon: 'Icon',
  rethrow: 'Re-throw',
  selfHeal: 'Self Healing',
  smash: 'Hammer',
  coin: 'Coin',
};

function ThrowEntry({
  asked,
  onEnter,
}: {
  readonly asked: ThrowRequest;
  readonly onEnter: (code: string) => void;
}) {
  const templates = asked.templates.map(({ template }) => template);
  const [rest, setRest] = useState<(typeof templates)[number] | Region>('section1');
  const [arrow, setArrow] = useState<Region>('section1');
  const [face, setFace] = useState<Face>('blank');
  const [bounced, setBounced] = useState(true);
  const [thorns, setThorns] = useState(false);
  const [failed, setFailed] = useState<readonly Requirement[]>([]);
  const faces = [...new Set(FACES_OF[asked.die])];
  const enter = () =>
    onEnter(
      landingCode({
        rest,
        ...(rest === 'slime' && { slimeTarget: arrow }),
        face,
        thorns,
        faults: [...(bounced ? [] : (['bounce'] as const)), ...failed],
        pushedOff: [],
        real: false,
      }),
    );
  return (
    <div className={styles.entry}>
      <TapBoard board={asked.board} value={rest} onTap={setRest} />
      <Choice
        label="It lies on"
        labelled
        options={[...templates, ...REGIONS].map((value) => ({
          value,
          label: value in PLACES ? PLACES[value as Region] : TEMPLATE_NAMES[value as 'slime'],
        }))}
        value={rest}
        onChange={setRest}
      />
      {rest === 'slime' && (
        <Choice
          label="The arrow points at"
          labelled
          options={REGIONS.map((value) => ({ value, label: PLACES[value] }))}
          value={arrow}
          onChange={setArrow}
        />
      )}
      <Choice
        label="On top"
        labelled
        options={faces.map((value) => ({
          value,
          label: (
            <span className={styles.face}>
              <svg viewBox="0 0 64 64" aria-hidden="true">
                <DieCube die={asked.die} face={value} />
              </svg>
              {FACE_WORDS[value]}
            </span>
          ),
        }))}
        value={face}
        onChange={setFace}
      />
      <Tick label="It bounced on the table first" on={bounced} onChange={setBounced} />
      {asked.requirements.map((style) => (
        <Tick
          key={style}
          label={`${REQUIREMENT_NAMES[style]} was respected`}
          on={!failed.includes(style)}
          onChange={(on) => setFailed(on ? failed.filter((each) => each !== style) : [...failed, style])}
        />
      ))}
      {asked.bushes && <Tick label="It touched a thorn bush" on={thorns} onChange={setThorns} />}
      <Button kind="primary" onClick={enter}>
        So it lies
      </Button>
    </div>
  );
}

const FLIPS = {
  lies: 'It lies on the board',
  short: 'It turned less than half',
  table: 'It touches the table',
} as const;

function FlipEntry({ onEnter }: { readonly asked: FlipRequest; readonly onEnter: (code: string) => void }) {
  return (
    <div className={styles.entry}>
      {(['lies', 'short', 'table'] as const).map((result) => (
        <Button key={result} onClick={() => onEnter(flipCode({ result, covered: [], real: false }))}>
          {FLIPS[result]}
        </Button>
      ))}
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Tick({ label, on, onChange }: TickProps) {
  return (
    <label className={styles.line}>
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {label}
    </label>
  );
}
