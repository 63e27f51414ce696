import type { Ref } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { anticlockwiseRotationIcon } from '../icons/icons.ts';
import { Log, LogChapter, LogLine, LogName } from '../ui/Log.tsx';
import type { EventFace } from './game-table.ts';
import { nameParts } from './name-parts.ts';
import type { StageLine } from './stage.ts';

interface LogPanelProps {
  readonly lines: readonly StageLine[];
  /** Points at something on the table, or at nothing any more. */
  readonly onPoint: (ref: Ref | undefined) => void;
}

export function LogPanel({ lines, onPoint }: LogPanelProps) {
  return (
    <Log label="Log" length={lines.at(-1)?.number ?? 0}>
      {lines.map(({ number, text, face }) =>
        face?.chapter ? (
          <LogChapter key={number}>{text}</LogChapter>
        ) : (
          <LogSentence key={number} text={text} face={face} onPoint={onPoint} />
        ),
      )}
    </Log>
  );
}

/** A creature that thinks aloud: "... attacks Pugtor for 1. Why? It takes the one with least Life: 3." */
const WHY = ' Why? ';

interface LogSentenceProps extends Pick<LogPanelProps, 'onPoint'> {
  readonly text: string;
  readonly face: EventFace | undefined;
}

function LogSentence({ text, face, onPoint }: LogSentenceProps) {
  const [plain = text, answer] = text.split(WHY);
  const why = face?.why ?? (answer === undefined ? undefined : { question: WHY.trim(), answer });
  return (
    <LogLine icon={face?.icon ?? anticlockwiseRotationIcon} sum={face?.sum === true} {...(why && { why })}>
      {sentence(plain, face?.names ?? [], onPoint)}
    </LogLine>
  );
}

function sentence(
  text: string,
  names: NonNullable<EventFace['names']>,
  onPoint: LogPanelProps['onPoint'],
): readonly ReactNode[] {
  return nameParts(text, names).map(({ at, words, ref }) =>
    ref === undefined ? (
      words
    ) : (
      <LogName key={at} onPoint={(pointed) => onPoint(pointed ? ref : undefined)}>
        {words}
      </LogName>
    ),
  );
}
