import type { ChatLine, Phrase } from '@questhall/protocol';
import { PHRASE_WORDS, PHRASES } from '@questhall/protocol';
import { useEffect, useRef, useState } from 'react';
import { t } from '../language/texts.ts';
import { hall } from '../sound/hall/pack.ts';
import { playSound } from '../sound/player.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ChatPanel.module.css';
import { tableIcon } from './icons.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { useHeard, wordsOf } from './use-talk.ts';

export type Said =
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'phrase'; readonly phrase: Phrase };

interface ChatPanelProps {
  readonly table: string;
  readonly lines: readonly ChatLine[];
  readonly onSay: (said: Said) => void;
  /** Everything up to then stands here to be read. */
  readonly onSeen?: (at: number) => void;
}

const LONGEST = 400;

/** Words and phrases of everybody at the table, but of those whom one has muted. */
export function ChatPanel({ table, lines: all, onSay, onSeen }: ChatPanelProps) {
  const [text, setText] = useState('');
  const [about, setAbout] = useState<ChatLine>();
  const [lines, refresh] = useHeard(all);
  const last = all.at(-1)?.at ?? 0;
  useEffect(() => onSeen?.(last), [last, onSeen]);
  const list = useRef<HTMLOListElement>(null);
  const said = lines.length;
  const heard = useRef(said);
  useEffect(() => {
    if (said > heard.current) playSound(hall, 'chat');
    heard.current = said;
  }, [said]);
  useEffect(() => {
    if (said > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const say = () => {
    const words = text.trim();
    if (words === '') return;
    onSay({ type: 'chat', text: words });
    setText('');
  };
  return (
    <div className={styles.chat}>
      <ol ref={list} className={styles.lines} aria-label={t('Chat so far')} aria-live="polite">
        {lines.map((line) => (
          <li key={`${line.at} ${line.name} ${line.text}`}>
            <Speaker line={line} onAsk={setAbout} /> {wordsOf(line)}
          </li>
        ))}
      </ol>
      <fieldset className={styles.phrases} data-pages="">
        <legend className="sr-only">{t('Phrases')}</legend>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => onSay({ type: 'phrase', phrase })}>
            {t(PHRASE_WORDS[phrase])}
          </button>
        ))}
      </fieldset>
      <form
        className={styles.say}
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <input
          value={text}
          maxLength={LONGEST}
          placeholder={t('Message')}
          aria-label={t('Message to the table')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button submit icon={tableIcon.chatBubbleIcon} aria-label={t('Send')} />
      </form>
      {about?.person !== undefined && (
        <PersonDialog
          person={about.person}
          name={about.name}
          table={table}
          onClose={(changed) => {
            setAbout(undefined);
            if (changed) refresh();
          }}
        />
      )}
    </div>
  );
}

interface SpeakerProps {
  readonly line: ChatLine;
  readonly onAsk: (line: ChatLine) => void;
}

function Speaker({ line, onAsk }: SpeakerProps) {
  if (line.person === undefined) return <b>{line.name}</b>;
  return (
    <button
      type="button"
      className={styles.speaker}
      aria-label={t('About {name}', { name: line.name })}
      onClick={() => onAsk(line)}
    >
      {line.name}
    </button>
  );
}
