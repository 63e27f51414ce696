import type { ChatLine } from '@questhall/protocol';
import { useEffect, useRef, useState } from 'react';
import { t } from '../language/texts.ts';
import { hall } from '../sound/hall/pack.ts';
import { playSound } from '../sound/player.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ChatPanel.module.css';
import { tableIcon } from './icons.ts';

interface ChatPanelProps {
  readonly lines: readonly ChatLine[];
  readonly onSay: (text: string) => void;
}

const LONGEST = 400;

export function ChatPanel({ lines, onSay }: ChatPanelProps) {
  const [text, setText] = useState('');
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
    onSay(words);
    setText('');
  };
  return (
    <div className={styles.chat}>
      <ol ref={list} className={styles.lines} aria-label={t('Chat so far')} aria-live="polite">
        {lines.map(({ at, name, text: words }) => (
          <li key={`${at} ${name} ${words}`}>
            <b>{name}</b> {words}
          </li>
        ))}
      </ol>
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
    </div>
  );
}
