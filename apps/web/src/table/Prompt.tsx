import type { Option } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { usesKeyboard } from '../app/last-input.ts';
import { Button } from '../ui/Button.tsx';
import type { Prompt as PromptKind, Scene } from './game-table.ts';
import { OptionButton } from './OptionButton.tsx';
import styles from './Prompt.module.css';

interface PromptProps {
  readonly scene: Scene;
  readonly kind: PromptKind<Scene['view']>;
  /** What is to be chosen from here. */
  readonly options: readonly Option[];
  /** Who waits for the answer. */
  readonly aside?: string;
  /** Beneath the options. */
  readonly below?: ReactNode;
}

const NO_FOOT = () => false;

/** A question beside the board: a reaction out of turn, or more answers than fit the status bar. */
export function Prompt({ scene, kind, options, aside, below }: PromptProps) {
  const { title, detail, portrait, Body, foot = NO_FOOT } = kind;
  const about = detail?.(scene);
  const feet = options.filter(foot);
  return (
    <PromptPanel
      asked
      title={title(scene)}
      {...(about !== undefined && { detail: about })}
      portrait={portrait?.(scene)}
      foot={
        <>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          {feet.map((option) => (
            <OptionButton key={JSON.stringify(option)} option={option} scene={scene} />
          ))}
        </>
      }
    >
      {Body === undefined ? (
        <ul className={styles.options}>
          {options
            .filter((option) => !foot(option))
            .map((option) => (
              <li key={JSON.stringify(option)}>
                <OptionButton option={option} scene={scene} wide />
              </li>
            ))}
        </ul>
      ) : (
        <Body {...scene} />
      )}
      {below}
    </PromptPanel>
  );
}

interface PromptPanelProps {
  readonly title: string;
  readonly detail?: string;
  readonly portrait?: ReactNode;
  readonly children?: ReactNode;
  readonly foot: ReactNode;
  /** It asks what the status says, too. */
  readonly asked?: boolean;
  /** Over the whole board: nothing else can be done meanwhile. */
  readonly solemn?: boolean;
}

/** The frame of everything that is asked or told besides the board. */
export function PromptPanel(props: PromptPanelProps) {
  const { title, detail, portrait, children, foot, asked = false, solemn = false } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever plays by keyboard is brought here; a pointer needs no help.
    if (usesKeyboard()) panel.current?.focus();
  }, []);
  return (
    <div className={solemn ? styles.solemn : styles.beside} data-veil={solemn || undefined}>
      <section
        ref={panel}
        className={styles.prompt}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        data-asked={asked || undefined}
      >
        <div className={styles.head}>
          {portrait}
          <div>
            <h2 id={id}>{title}</h2>
            {detail !== undefined && <p>{detail}</p>}
          </div>
        </div>
        {children}
        <div className={styles.foot}>{foot}</div>
      </section>
    </div>
  );
}

interface YesNoProps {
  readonly title: string;
  readonly detail?: string;
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (yes: boolean) => void;
}

export function YesNo({ title, detail, yes, no, onAnswer }: YesNoProps) {
  return (
    <PromptPanel
      title={title}
      {...(detail !== undefined && { detail })}
      foot={
        <>
          <Button onClick={() => onAnswer(false)}>{no}</Button>
          <Button kind="primary" onClick={() => onAnswer(true)}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
