import type { Ref } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { anticlockwiseRotationIcon } from '../icons/icons.ts';
import { Log, LogChapter, LogLine, LogName } from '../ui/Log.tsx';
import type { EventFace } from './board-props.ts';
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
          <LogLine
            key={number}
            icon={face?.icon ?? anticlockwiseRotationIcon}
            sum={face?.sum === true}
            {...(face?.why && { why: face.why })}
          >
            {sentence(text, face?.names ?? [], onPoint)}
          </LogLine>
        ),
      )}
    </Log>
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
